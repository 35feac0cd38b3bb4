import type { IdempotencyKey } from '../lib/ids.ts';
import { failed, type Outcome } from '../lib/outcome.ts';
import type { Clock } from '../ports/device.ts';
import { type Call, type Gateway, type IdempotencyKeys, READ_DEADLINE_MS } from '../ports/gateway.ts';
import type { HostApp, Identity, Presence } from '../ports/host-app.ts';
import type { Notices } from '../ports/page.ts';
import type { ErrorReports } from '../ports/reporting.ts';
import type { Notice } from '../text/catalogue.ts';
import {
  CALLS,
  type CallRequest,
  type DataOf,
  isLeftToPages,
  isQuestion,
  methodsOver,
  noticeForCall,
  type Send,
  sendTo,
} from './calls.ts';
import { FAILURE_NOTICES, isExpired, needsLogin } from './codes.ts';

/** What is done with every call: before `next` on its way to the wire, after it with what came back. */
export type Middleware = <C extends Call>(
  call: C,
  request: CallRequest<C>,
  next: (request: CallRequest<C>) => Promise<Outcome<DataOf<C>>>,
) => Promise<Outcome<DataOf<C>>>;

/**
 * The order of all of them, from the page to the wire. The page's guard asks below notices and own writes (Q71), and a driver
 * without a page needs no deadline and no reports.
 */
const ORDER = ['notices', 'ownWrites', 'deadline', 'reports', 'keys'] as const;

/** Puts what is given around a gateway, in the order above. */
export function compose<C extends Call>(
  gateway: Pick<Gateway, C>,
  middleware: { readonly [M in (typeof ORDER)[number]]?: Middleware | null },
): Pick<Gateway, C> {
  const send = ORDER.reduceRight<Send<C>>((next, name) => {
    const through = middleware[name];
    return through ? (call, request) => through(call, request, (changed) => next(call, changed)) : next;
  }, sendTo(gateway));
  return methodsOver(Object.keys(CALLS) as C[], send);
}

/** What telling the shopper needs from outside. */
export interface NoticePorts {
  readonly hostApp: Pick<HostApp, 'forgetIdentity' | 'onPresence'>;
  readonly notices: Notices;
  /** The ways to the app's login page. */
  readonly logins: { expired(): void; succeeded(): void };
}

/**
 * Tells the shopper of each refusal and failure, once, until he does something again, and opens the login page for an expired
 * token, once a burst (R72, Q39, Q49). Back from there it says that what was pressed was not sent. Left to the screens are
 * refusals that they explain by what they read then (Q72), unknown outcomes and complaints (Q62, Q24).
 */
export function tellNotices({ hostApp, notices, logins }: NoticePorts): Middleware {
  /** Whether the login stopped what the shopper pressed last. */
  let isStopped = false;
  hostApp.onPresence((presence) => {
    if (presence === 'away') return;
    if (isStopped) notices.show('notSent');
    isStopped = false;
  });
  return async (call, request, next) => {
    if (CALLS[call].explains === 'all') return next(request);
    if (!isQuestion(call)) {
      // What was told of an earlier try is over with the next one.
      notices.dismiss?.();
      isStopped = false;
    }
    const outcome = await next(request);
    // The app may have another token by the next call.
    if (needsLogin(outcome)) hostApp.forgetIdentity();
    if (outcome.kind === 'done') logins.succeeded();
    if (isExpired(outcome)) {
      if (!isQuestion(call) || request.why === 'press') isStopped = true;
      logins.expired();
    } else {
      const notice = noticeOf(call, request, outcome);
      if (notice !== null) notices.show(notice);
    }
    return outcome;
  };
}

/** What is said of an outcome; null for nothing. */
function noticeOf<C extends Call>(call: C, { about, why }: CallRequest<C>, outcome: Outcome<unknown>): Notice | null {
  if (why === 'quiet') return null;
  if (outcome.kind === 'refused') {
    const { code } = outcome;
    const { explains } = CALLS[call];
    const isLeft = typeof explains === 'function' ? explains(code, ...about) : isLeftToPages(code, call);
    return isLeft ? null : noticeForCall(code, call);
  }
  if (outcome.kind !== 'failed') return null;
  return outcome.reason === 'limited' ? { waitSeconds: outcome.waitSeconds } : FAILURE_NOTICES[outcome.reason];
}

/** Lets a read wait for the page's own writes: what is shown is never older than what the shopper sent (Q72). */
export function readOwnWrites(): Middleware {
  const sent = new Map<string, Promise<unknown>>();
  const about = (call: Call, [order]: readonly unknown[]): string => JSON.stringify([call, order]);
  return async (call, request, next) => {
    const { waitsFor } = CALLS[call];
    if (waitsFor !== undefined) await sent.get(about(waitsFor, request.about));
    const outcome = next(request);
    if (!isQuestion(call)) sent.set(about(call, request.about), outcome);
    return outcome;
  };
}

/** What a page's deadline is measured by. */
export interface DeadlineOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Ms since the browser began to open the page, by a clock that does not jump. */
  readonly sinceNavigation: () => number;
  /** Tells when the page is back in front: a person begins to wait then. */
  readonly onPresence: (watch: (presence: Presence) => void) => void;
  /** Longest that the app may be waited for before a question goes out, ms. */
  readonly appWaitMs: number;
}

/**
 * Ends all questions that a page asks at once or one after another within 20 s together, the waiting for the app included (Q63):
 * 20 s after its navigation what is asked first while it opens, 20 s after its return what is asked then. What was asked before a
 * return takes no time from that. Commands keep their own deadline. An answer that comes later is dropped.
 */
export function endTogether({ clock, sinceNavigation, onPresence, appWaitMs }: DeadlineOptions): Middleware {
  /** When the person began to wait, ms since the navigation, and how late the first question may come to count from then. */
  let began = { at: 0, withinMs: READ_DEADLINE_MS };
  /** The questions that end together; null while nothing waits. */
  let stretch: ReturnType<typeof begin> | null = null;
  onPresence((presence) => {
    if (presence === 'away') return;
    stretch = null;
    began = { at: sinceNavigation(), withinMs: appWaitMs };
  });

  function begin() {
    const spent = sinceNavigation() - began.at;
    // A program that came later than that is given the whole time.
    const left = READ_DEADLINE_MS - (spent < began.withinMs ? spent : 0);
    began.withinMs = 0;
    let giveUp = (): void => undefined;
    const late = new Promise<ReturnType<typeof failed>>((resolve) => {
      giveUp = () => resolve(failed('timeout'));
    });
    const cancel = clock.after(left, () => {
      mine.end();
      giveUp();
    });
    const mine = {
      waiting: 0,
      late,
      end() {
        cancel();
        if (stretch === mine) stretch = null;
      },
    };
    return mine;
  }

  return async (call, request, next) => {
    if (!isQuestion(call)) return next(request);
    const mine = (stretch ??= begin());
    mine.waiting += 1;
    const outcome = await Promise.race([next(request), mine.late]);
    mine.waiting -= 1;
    // A page asks its next question as soon as one is answered.
    clock.after(0, () => {
      if (mine.waiting === 0) mine.end();
    });
    return outcome;
  };
}

/**
 * Tells the operator of each answer that could not be read or was refused by its status, and of each call that did not reach the
 * gateway though `isOnline` says that the device has a network (reliability row 60).
 */
export const reportAnswers =
  ({ report }: ErrorReports, isOnline: () => boolean): Middleware =>
  async (call, request, next) => {
    const outcome = await next(request);
    const reason = 'reason' in outcome && outcome.reason;
    if (reason === 'unreadable' || reason === 'notAccepted') report({ kind: 'answer', call });
    if (reason === 'unreachable' && isOnline()) report({ kind: reason, call });
    return outcome;
  };

/**
 * Puts the key of its intent on a command: what is tried again after a lost answer goes out under the same key, everything else
 * under a new one (Q62). `identify` says whose token the intents of the product page are (Q71).
 */
export function keepKeys(keys: IdempotencyKeys, identify?: () => Promise<Pick<Identity, 'token'> | null>): Middleware {
  /** What was sent last of each call and is not settled: its request as JSON, and the key that goes with every copy. */
  const open = new Map<Call, { readonly words: string; readonly key: IdempotencyKey }>();
  return async (call, request, next) => {
    const { key } = CALLS[call];
    if (isQuestion(call) || key === 'own') return next(request);
    const token = key === 'token' ? (await identify?.())?.token : null;
    const words = JSON.stringify([token, ...request.about]);
    const before = open.get(call);
    const intent = before?.words === words ? before : { words, key: keys.next() };
    open.set(call, intent);
    const outcome = await next({ ...request, key: intent.key });
    if (isSettledBy(outcome) && open.get(call) === intent) open.delete(call);
    return outcome;
  };
}

/**
 * Whether an outcome says what became of an intent, so that the same wish is a new intent from then on. A lost answer does
 * not; nor does a copy that was not sent, or refused for its token alone: an earlier one may have been carried out (Q62).
 */
function isSettledBy(outcome: Outcome<unknown>): boolean {
  return (outcome.kind === 'done' || outcome.kind === 'refused') && !needsLogin(outcome);
}
