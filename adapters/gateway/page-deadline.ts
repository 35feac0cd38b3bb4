import { failed, type Outcome } from '#core/lib/outcome.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Presence } from '#core/ports/host-app.ts';
import { READ_DEADLINE_MS } from './http-exchange.ts';

/** What the deadline is measured by. */
export interface PageDeadlineOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Ms since the browser began to open the page, by a clock that does not jump. */
  readonly sinceNavigation: () => number;
  /** Tells when the page is back in front: a person begins to wait then. */
  readonly onPresence: (watch: (presence: Presence) => void) => void;
  /** Longest that the app may be waited for before a question goes out, ms. */
  readonly appWaitMs: number;
}

/** A wait that began before its first question: its beginning, ms since the navigation, and how long that question may take to come. */
interface Beginning {
  readonly at: number;
  readonly withinMs: number;
}

/**
 * The same gateway, of which whatever a page asks at once or one after another ends within 20 s together, the waiting for
 * the app included (Q63): 20 s after its navigation what is asked first while it opens, 20 s after its return what is asked
 * then, whose page it is above all. What was asked before a return takes no time from that. Commands keep their own
 * deadline. An answer that comes later is dropped.
 */
export function withPageDeadline(
  gateway: Gateway,
  { clock, sinceNavigation, onPresence, appWaitMs }: PageDeadlineOptions,
): Gateway {
  /** What waits now, by what gives it up; null while nothing does. */
  let stretch: Stretch | null = null;
  // A program that came later than that is given the whole time.
  let beginning: Beginning | null = { at: 0, withinMs: READ_DEADLINE_MS };

  onPresence((presence) => {
    if (presence === 'away') return;
    stretch = null;
    beginning = { at: sinceNavigation(), withinMs: appWaitMs };
  });

  function begin(): Stretch {
    const spent = beginning === null ? 0 : sinceNavigation() - beginning.at;
    const isPartOf = beginning !== null && spent < beginning.withinMs;
    beginning = null;
    const mine: Stretch = { waiting: new Set(), cancel };
    const cancelTimer = clock.after(READ_DEADLINE_MS - (isPartOf ? spent : 0), () => {
      cancel();
      for (const giveUp of Array.from(mine.waiting)) giveUp();
    });
    function cancel(): void {
      cancelTimer();
      if (stretch === mine) stretch = null;
    }
    stretch = mine;
    return mine;
  }

  /** Ends the stretch once nothing has waited for a moment: a page asks its next question as soon as one is answered. */
  function endLater({ waiting, cancel }: Stretch): void {
    clock.after(0, () => {
      if (waiting.size === 0) cancel();
    });
  }

  function inTime<T extends Outcome<unknown>>(asked: Promise<T>, late: T): Promise<T> {
    const mine = stretch ?? begin();
    return new Promise((resolve) => {
      const settle = (outcome: T): void => {
        mine.waiting.delete(giveUp);
        endLater(mine);
        resolve(outcome);
      };
      const giveUp = (): void => settle(late);
      mine.waiting.add(giveUp);
      void asked.then(settle);
    });
  }

  return {
    ...gateway,
    readProduct: (product) => inTime(gateway.readProduct(product), failed('timeout')),
    askBnpl: (order) => inTime(gateway.askBnpl(order), failed('timeout')),
    readPurchase: (order) => inTime(gateway.readPurchase(order), failed('timeout')),
    readAddress: (order) => inTime(gateway.readAddress(order), failed('timeout')),
    readCalculation: (request) => inTime(gateway.readCalculation(request), failed('timeout')),
    readOrder: (order) => inTime(gateway.readOrder(order), failed('timeout')),
    readRefund: (order) => inTime(gateway.readRefund(order), failed('timeout')),
  };
}

/** Questions that end together. */
interface Stretch {
  /** What gives up each that waits. */
  readonly waiting: Set<() => void>;
  /** Ends the stretch: the next question begins another. */
  readonly cancel: () => void;
}
