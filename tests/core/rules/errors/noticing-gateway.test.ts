import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_NOTICES, noticeForCode } from '#core/errors/gateway-codes.ts';
import { createNoticingGateway } from '#core/errors/noticing-gateway.ts';
import { done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import type { Notice } from '#core/text/catalogue.ts';
import { outcomeOf } from '../../../arbitraries/shop.ts';

const TOLD = [
  'readProduct',
  'startPurchase',
  'cancelWaitingOrder',
  'readPurchase',
  'askBnpl',
  'readAddress',
  'saveAddress',
  'continuePurchase',
  'readCalculation',
  'readOrder',
  'confirmReceipt',
  'readRefund',
  'submitRefund',
] as const satisfies readonly Call[];

describe('R72, R73, Q39 the gateway that tells', () => {
  it('hands every call on with what it was given, and its answer back as it came', async () => {
    for (const call of [...TOLD, 'fileComplaint'] as const) {
      const { ask, asked, answer } = teller();
      answer(done(call));
      expect(await ask(call, 'a', 'b', 'c')).toEqual(done(call));
      // What is asked for, and the key of a command.
      const takes = (call === 'saveAddress' ? 2 : 1) + Number(!call.startsWith('read') && call !== 'askBnpl');
      expect(asked).toEqual([[call, ...['a', 'b', 'c'].slice(0, takes)]]);
    }
  });

  it('tells of every refusal and failure of a call once, but for refusals that its page explains, and of no other outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TOLD), outcomeOf(fc.constant(null)), async (call, outcome) => {
        const { ask, shown, answer } = teller();
        answer(outcome);
        await ask(call, { originalProductId: 'L-1' });
        expect(shown).toEqual(told(call, outcome));
      }),
      { numRuns: 300 },
    );
  });

  it('takes away what was told of an earlier try once the shopper does something again, before its own answer is told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TOLD), outcomeOf(fc.constant(null)), async (call, outcome) => {
        const { ask, shown, answer } = teller();
        answer(outcome);
        await ask(call, { originalProductId: 'L-1' });
        const before = shown.length;
        await ask(call, { originalProductId: 'L-1' });
        const isAct = !/^(?:read|ask)/.test(call);
        expect(shown).toHaveLength(isAct ? before : 2 * before);
      }),
      { numRuns: 300 },
    );
  });

  it('Q72 tells nothing of an order that is read to explain another answer, but of its token', async () => {
    for (const [outcome, times] of [
      [refused(400_900), 0],
      [refused(400_147), 0],
      [failed('timeout'), 0],
      [refused(400_112), 1],
      [done(null), 0],
    ] as const) {
      const { ask, shown, forgotten, answer } = teller();
      answer(outcome);
      await ask('readOrder', 'A-1', 'aside');
      expect([shown, forgotten()]).toEqual([[], times]);
    }
  });

  it('Q54 leaves a plan that the lender has no more to the calculator, and tells of any other question', async () => {
    for (const [request, notices] of [
      [{ originalProductId: 'L-1' }, []],
      [{ originalProductId: null }, ['networkError']],
    ] as const) {
      const { ask, shown, answer } = teller();
      answer(refused(400_310));
      await ask('readCalculation', request);
      expect(shown).toEqual(notices);
    }
  });

  it('R73 has two codes that mean something on one call alone', async () => {
    const notices = async (code: number): Promise<readonly unknown[]> => {
      const all = [];
      for (const call of TOLD) {
        const { ask, shown, answer } = teller();
        answer(refused(code));
        await ask(call, { originalProductId: 'L-1' });
        all.push(...shown.filter((notice) => notice !== 'networkError').map((notice) => [call, notice]));
      }
      return all;
    };
    expect(await notices(400_207)).toEqual([['startPurchase', 'ordersUnderReview']]);
    expect(await notices(400_310)).toEqual([['continuePurchase', 'bnplCreditFailed']]);
    expect([noticeForCode(400_207), noticeForCode(400_310), noticeForCode(400_112)]).toEqual([
      'networkError',
      'networkError',
      'lostToken',
    ]);
  });

  it('Q24 leaves complaints to their own page', async () => {
    for (const outcome of [refused(400_112), refused(400_113), failed('timeout'), unknown('timeout')]) {
      const { ask, shown, logins, answer } = teller();
      answer(outcome);
      await ask('fileComplaint');
      expect([shown, logins]).toEqual([[], []]);
    }
  });
});

describe('R72, Q71 tokens that are not taken', () => {
  it('are forgotten, so that the next call asks the app anew; nothing else is', async () => {
    for (const [outcome, times] of [
      [refused(400_112), 1],
      [refused(400_113), 1],
      [refused(400_114), 1],
      [failed('noSession'), 1],
      [refused(400_147), 0],
      [failed('unreachable'), 0],
      [done(null), 0],
    ] as const) {
      const { ask, forgotten, answer } = teller();
      answer(outcome);
      await ask('readOrder');
      expect([outcome, forgotten()]).toEqual([outcome, times]);
    }
  });

  it('open the login where they expired; a success ends that burst', async () => {
    const { ask, logins, answer } = teller();
    for (const outcome of [refused(400_112), refused(400_114), refused(400_113), failed('timeout'), done(null)]) {
      answer(outcome);
      await ask('readOrder');
    }
    expect(logins).toEqual(['expired', 'succeeded']);
  });
});

// Helpers

/** What is said of a failure: no two of them the same. */
const SAID = {
  noSession: 'lostToken',
  unreachable: 'networkError',
  timeout: 'noAnswer',
  unreadable: 'unreadable',
  notAccepted: 'notAccepted',
  tooLong: 'tooLong',
} as const;

/** The calls that no page explains. */
const ALWAYS_TOLD: ReadonlySet<Call> = new Set(['readProduct', 'readAddress', 'readCalculation', 'readOrder']);

/** What the shopper should be told, by the specification's sentences. */
function told(call: Call, outcome: Outcome<unknown>): readonly Notice[] {
  if (outcome.kind === 'failed' && outcome.reason === 'limited') return [{ waitSeconds: outcome.waitSeconds }];
  if (outcome.kind === 'failed') return [SAID[outcome.reason]];
  // Of an expired token the logins tell.
  if (outcome.kind !== 'refused' || outcome.code === 400_113) return [];
  if (outcome.code === 400_207 && call === 'startPurchase') return ['ordersUnderReview'];
  if (outcome.code === 400_310 && call === 'continuePurchase') return ['bnplCreditFailed'];
  if (outcome.code === 400_310 && call === 'readCalculation') return [];
  // Its page reads what is true then, and has the last word (Q72).
  const isUnnamed = CODE_NOTICES[outcome.code] === undefined || outcome.code === 400_147;
  if (isUnnamed && !ALWAYS_TOLD.has(call)) return [];
  return [CODE_NOTICES[outcome.code] ?? 'networkError'];
}

/** The gateway under test, over one that answers every call with what it was told to. */
function teller() {
  const shown: Notice[] = [];
  const logins: string[] = [];
  let forgets = 0;
  const asked: unknown[][] = [];
  let outcome: Outcome<unknown> = done(null);
  const calls = [...TOLD, 'fileComplaint'] as const;
  const gateway = Object.fromEntries(
    calls.map((call) => [
      call,
      async (...given: readonly unknown[]) => {
        asked.push([call, ...given]);
        return outcome;
      },
    ]),
  ) as unknown as Gateway;
  const noticing = createNoticingGateway({
    gateway,
    hostApp: { forgetIdentity: () => void (forgets += 1) },
    notices: { show: (notice) => void shown.push(notice), dismiss: () => void (shown.length = 0) },
    logins: { expired: () => void logins.push('expired'), succeeded: () => void logins.push('succeeded') },
  }) as unknown as Readonly<Record<Call, (...given: readonly unknown[]) => Promise<unknown>>>;
  return {
    shown,
    logins,
    forgotten: () => forgets,
    asked,
    answer: (next: Outcome<unknown>) => void (outcome = next),
    ask: (call: Call, ...given: readonly unknown[]) => noticing[call](...given),
  };
}
