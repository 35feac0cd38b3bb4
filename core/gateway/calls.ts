import type { IdempotencyKey } from '../lib/ids.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { Call, Command, Gateway, Question, Why } from '../ports/gateway.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import { BNPL_CREDIT_FAILED, noticeForCode, ORDERS_UNDER_REVIEW } from './codes.ts';

/** What a call answers where it succeeds. */
export type DataOf<C extends Call> = Extract<Awaited<ReturnType<Gateway[C]>>, { readonly kind: 'done' }>['data'];

/** What a call is about: what its method takes, without what may follow it, a key or a reason. */
export type About<C extends Call> =
  Required<Parameters<Gateway[C]>> extends [...infer Rest, IdempotencyKey | Why] ? Rest : Parameters<Gateway[C]>;

/** One call, as everything between a page and the wire sees it. */
export interface CallRequest<C extends Call> {
  readonly about: About<C>;
  readonly key?: IdempotencyKey | undefined;
  readonly why?: Why | undefined;
}

/** Carries a call out. */
export type Send<Known extends Call = Call> = <C extends Known>(
  call: C,
  request: CallRequest<C>,
) => Promise<Outcome<DataOf<C>>>;

/** What is true of a call, whatever it is about. */
interface CallRow<C extends Call> {
  /** How many arguments its method takes before a key or a reason, where that is not one. */
  readonly takes?: About<C>['length'];
  /** Whose intent a command’s key is, where not its page’s: one token’s (Q71), or that of a wish which brings its own key. */
  readonly key?: C extends Question ? never : 'token' | 'own';
  /**
   * The refusals that its page explains by what it reads then (Q72), so that nothing is told of them: those without words of their
   * own, all, or some; none where it is not said.
   */
  readonly explains?: 'unnamed' | 'all' | ((code: number, ...about: About<C>) => boolean);
  /** Codes that mean something on this call alone (R73). */
  readonly says?: Readonly<Record<number, NoticeKey>>;
  /** It goes out once this command about the same order has ended, so that it answers nothing older than that (Q72). */
  readonly waitsFor?: Command;
}

/** The 14 calls (specification, §7). */
export const CALLS: { readonly [C in Call]: CallRow<C> } = {
  readProduct: {},
  // The product page goes on after a login of its own without a proof of who logged in: its intents are those of one token (Q71).
  startPurchase: {
    key: 'token',
    explains: 'unnamed',
    says: { [ORDERS_UNDER_REVIEW]: 'ordersUnderReview' },
  },
  cancelWaitingOrder: { key: 'token', explains: 'unnamed' },
  readPurchase: { explains: 'unnamed' },
  askBnpl: { explains: 'unnamed' },
  readAddress: { waitsFor: 'saveAddress' },
  saveAddress: { takes: 2, explains: 'unnamed' },
  continuePurchase: { explains: 'unnamed', says: { [BNPL_CREDIT_FAILED]: 'bnplCreditFailed' } },
  readCalculation: {
    // A plan that the lender has no more: the calculator asks for another one of its length.
    explains: (code, { originalProductId }) => code === BNPL_CREDIT_FAILED && originalProductId !== null,
  },
  readOrder: {},
  confirmReceipt: { explains: 'unnamed' },
  readRefund: { explains: 'unnamed' },
  submitRefund: { explains: 'unnamed' },
  // The form tells what came of it, and keeps its key for the session (Q24, Q62).
  fileComplaint: { key: 'own', explains: 'all' },
};

/**
 * Whether a call only asks: it may be repeated, has the page's 20 s, and fails plainly. Any other is a command: it is sent once,
 * has 30 s, and may have been carried out though its answer is lost (Q62, Q63).
 */
export const isQuestion = (call: Call): call is Question => call === 'askBnpl' || call.startsWith('read');

/** The message for a refusal of this call (R72, R73). */
export const noticeForCall = (code: number, call: Call): NoticeKey => CALLS[call].says?.[code] ?? noticeForCode(code);

/** Whether a refusal is its page's to explain, whatever it is about: its code has no words, or means a missing order (Q72). */
export const isLeftToPages = (code: number, call: Call): boolean =>
  CALLS[call].explains === 'unnamed' && ['networkError', 'orderMissing'].includes(noticeForCall(code, call));

/** A gateway's methods, each of which sends its call. */
export function methodsOver<C extends Call>(calls: readonly C[], send: Send<C>): Pick<Gateway, C> {
  const methods = calls.map((call): [C, unknown] => {
    const { takes = 1 } = CALLS[call];
    const after = isQuestion(call) ? 'why' : 'key';
    return [
      call,
      (...given: readonly unknown[]) =>
        send(call, { about: given.slice(0, takes), [after]: given[takes] } as unknown as CallRequest<C>),
    ];
  });
  // What a method takes is what its call is about, by the table, and what it answers is what `send` says of that call.
  return Object.fromEntries(methods) as Pick<Gateway, C>;
}

/** Sends calls to a gateway's methods. */
export function sendTo<Known extends Call>(gateway: Pick<Gateway, Known>): Send<Known> {
  return (call, { about, key, why }) => {
    const method = gateway[call] as unknown as (...given: readonly unknown[]) => ReturnType<Send<typeof call>>;
    return method.apply(gateway, [...about, key ?? why]);
  };
}
