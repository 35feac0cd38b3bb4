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

  it('tells of every refusal and failure of a call once, and of no other outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TOLD), outcomeOf(fc.constant(null)), async (call, outcome) => {
        const { ask, shown, answer } = teller();
        answer(outcome);
        await ask(call);
        expect(shown).toEqual(told(call, outcome));
      }),
      { numRuns: 300 },
    );
  });

  it('R73 has two codes that mean something on one call alone', async () => {
    const notices = async (code: number): Promise<readonly unknown[]> => {
      const all = [];
      for (const call of TOLD) {
        const { ask, shown, answer } = teller();
        answer(refused(code));
        await ask(call);
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
      const { ask, shown, opened, answer } = teller();
      answer(outcome);
      await ask('fileComplaint');
      expect([shown, opened]).toEqual([[], []]);
    }
  });
});

describe('Q49 expired tokens', () => {
  const expired = refused(400_113);

  it('forget who the shopper was, and open the login page, once in ten seconds', async () => {
    const { ask, shown, opened, answer, pass } = teller();
    answer(expired);
    await ask('readOrder');
    expect([shown, opened]).toEqual([['tokenExpired'], ['forgetIdentity', 'openLogin']]);
    pass(10_000);
    await ask('readOrder');
    expect(opened).toHaveLength(2);
    pass(1);
    await ask('readOrder');
    expect(shown).toEqual(['tokenExpired', 'tokenExpired']);
    expect(opened).toHaveLength(4);
  });

  it('open it again after a call that succeeded, but not after one that did not', async () => {
    const { ask, opened, answer } = teller();
    for (const between of [failed('timeout'), unknown('timeout'), refused(400_112), done(null)] as const) {
      opened.length = 0;
      answer(expired);
      await ask('readOrder');
      answer(between);
      await ask('readOrder');
      opened.length = 0;
      answer(expired);
      await ask('readOrder');
      expect(opened).toHaveLength(between.kind === 'done' ? 2 : 0);
    }
  });

  it('open it also on a device whose clock starts at 1970', async () => {
    const { ask, opened, answer, pass } = teller();
    pass(-1_700_000_000_000);
    answer(expired);
    await ask('readOrder');
    expect(opened).toHaveLength(2);
  });

  it('open it again where the device’s clock was set back', async () => {
    const { ask, opened, answer, pass } = teller();
    answer(expired);
    await ask('readOrder');
    pass(-10_001);
    await ask('readOrder');
    expect(opened).toHaveLength(4);
  });
});

// Helpers

/** What the shopper should be told, by the specification's sentences. */
function told(call: Call, outcome: Outcome<unknown>): readonly Notice[] {
  if (outcome.kind === 'failed' && outcome.reason === 'limited') return [{ waitSeconds: outcome.waitSeconds }];
  if (outcome.kind === 'failed') return [outcome.reason === 'noSession' ? 'lostToken' : 'networkError'];
  if (outcome.kind !== 'refused') return [];
  if (outcome.code === 400_207 && call === 'startPurchase') return ['ordersUnderReview'];
  if (outcome.code === 400_310 && call === 'continuePurchase') return ['bnplCreditFailed'];
  return [CODE_NOTICES[outcome.code] ?? 'networkError'];
}

/** The gateway under test, over one that answers every call with what it was told to. */
function teller() {
  const shown: Notice[] = [];
  const opened: string[] = [];
  const asked: unknown[][] = [];
  let now = 1_700_000_000_000;
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
    hostApp: {
      openLogin: () => void opened.push('openLogin'),
      forgetIdentity: () => void opened.push('forgetIdentity'),
    },
    notices: { show: (notice) => void shown.push(notice) },
    clock: { now: () => now },
  }) as unknown as Readonly<Record<Call, (...given: readonly unknown[]) => Promise<unknown>>>;
  return {
    shown,
    opened,
    asked,
    answer: (next: Outcome<unknown>) => void (outcome = next),
    pass: (ms: number) => void (now += ms),
    ask: (call: Call, ...given: readonly unknown[]) => noticing[call](...given),
  };
}
