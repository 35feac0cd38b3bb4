import { failed, type Outcome, unknown } from '#core/lib/outcome.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { READ_DEADLINE_MS } from './http-exchange.ts';

/** What the deadline is measured by. */
export interface PageDeadlineOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Ms since the browser began to open the page, by a clock that does not jump. */
  readonly sinceNavigation: () => number;
}

/**
 * The same gateway, of which whatever a page asks at once or one after another ends within 20 s together, the waiting for
 * the app included; what is asked first, while the page opens, ends 20 s after its navigation (Q63). Commands keep their own
 * deadline, but for the step that a cart asks first. An answer that comes later is dropped.
 */
export function withPageDeadline(gateway: Gateway, { clock, sinceNavigation }: PageDeadlineOptions): Gateway {
  /** Gives up what waits now; null while nothing does. */
  let waiting: Set<() => void> | null = null;
  let isOpening = true;
  let cancel = (): void => undefined;

  function begin(): Set<() => void> {
    const mine = new Set<() => void>();
    const spent = isOpening ? sinceNavigation() : 0;
    isOpening = false;
    waiting = mine;
    // A program that came later than that is given the whole time.
    cancel = clock.after(READ_DEADLINE_MS - (spent < READ_DEADLINE_MS ? spent : 0), () => {
      waiting = null;
      for (const giveUp of Array.from(mine)) giveUp();
    });
    return mine;
  }

  /** Ends the stretch once nothing has waited for a moment: a page asks its next question as soon as one is answered. */
  function endLater(mine: Set<() => void>): void {
    clock.after(0, () => {
      if (waiting !== mine || mine.size > 0) return;
      waiting = null;
      cancel();
    });
  }

  function inTime<T extends Outcome<unknown>>(asked: Promise<T>, late: T): Promise<T> {
    const mine = waiting ?? begin();
    return new Promise((resolve) => {
      const settle = (outcome: T): void => {
        mine.delete(giveUp);
        endLater(mine);
        resolve(outcome);
      };
      const giveUp = (): void => settle(late);
      mine.add(giveUp);
      void asked.then(settle);
    });
  }

  return {
    ...gateway,
    readProduct: (product) => inTime(gateway.readProduct(product), failed('timeout')),
    askBnpl: (order) => inTime(gateway.askBnpl(order), unknown('timeout')),
    readPurchase: (order) => inTime(gateway.readPurchase(order), failed('timeout')),
    readAddress: (order) => inTime(gateway.readAddress(order), failed('timeout')),
    readCalculation: (request) => inTime(gateway.readCalculation(request), failed('timeout')),
    readOrder: (order) => inTime(gateway.readOrder(order), failed('timeout')),
    readRefund: (order) => inTime(gateway.readRefund(order), failed('timeout')),
  };
}
