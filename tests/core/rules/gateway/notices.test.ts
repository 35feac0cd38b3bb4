import { describe, expect, it } from 'vitest';
import { createHostSignals } from '#adapters/host-app/host-signals.ts';
import { CALLS } from '#core/gateway/calls.ts';
import { CODE_NOTICES } from '#core/gateway/codes.ts';
import { compose, type Middleware, reportAnswers, tellNotices } from '#core/gateway/pipeline.ts';
import { orderId } from '#core/lib/ids.ts';
import { done, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';
import type { Notice } from '#core/text/catalogue.ts';

const ALL = Object.keys(CALLS) as readonly Call[];

describe('R72, R73, Q39 the gateway that tells', () => {
  it('hands every call on with what it was given, and its answer back as it came', async () => {
    for (const call of ALL) {
      const { ask, asked, answer } = teller();
      answer(done(call));
      expect(await ask(call, 'a', 'b', 'c')).toEqual(done(call));
      // What is asked for, and the key of a command or why a question is asked.
      const takes = call === 'saveAddress' ? 3 : 2;
      expect(asked).toEqual([[call, ...['a', 'b', 'c'].slice(0, takes)]]);
    }
  });

  it('passes through what is told, waited for, ended, reported and keyed in this order, whatever order they are named in', async () => {
    const passed: string[] = [];
    const note =
      (name: string): Middleware =>
      async (_call, request, next) => {
        passed.push(name);
        return next(request);
      };
    const all = Object.fromEntries(['keys', 'reports', 'ownWrites', 'notices'].map((name) => [name, note(name)]));
    const { gateway } = teller();
    await compose(compose(gateway, { ...all, deadline: note('deadline') }), { reports: null }).readOrder(orderId('1'));
    expect(passed).toEqual(['notices', 'ownWrites', 'deadline', 'reports', 'keys']);
  });

  it.each(ALL)(
    'R72, R73, Q24, Q39, Q54 tells of each answer to %s once, until the shopper does something again, but for what its page explains',
    async (call) => {
      for (const originalProductId of ['L-1', null])
        for (const outcome of OUTCOMES) {
          const { ask, shown, answer } = teller();
          answer(outcome);
          await ask(call, { originalProductId });
          const said = told(originalProductId === null && call === 'readCalculation' ? 'readOrder' : call, outcome);
          expect([outcome, shown]).toEqual([outcome, said]);
          await ask(call, { originalProductId });
          const isAct = !/^(?:read|ask)/.test(call);
          expect([outcome, shown]).toEqual([outcome, isAct ? said : [...said, ...said]]);
        }
    },
  );

  it('Q72 tells nothing of an order that is read to explain another answer, but of its token', async () => {
    for (const outcome of OUTCOMES) {
      const { ask, shown, forgotten, answer } = teller();
      answer(outcome);
      await ask('readOrder', 'A-1', 'quiet');
      expect([outcome, shown, forgotten()]).toEqual([outcome, [], isOfToken(outcome) ? 1 : 0]);
    }
  });

  it('R72, Q71 forgets a token that is not taken, so that the next call asks the app anew, and opens the login where it expired', async () => {
    for (const outcome of OUTCOMES) {
      const { ask, forgotten, logins, answer } = teller();
      answer(outcome);
      await ask('readOrder');
      const isExpired = outcome.kind === 'refused' && outcome.code === 400_113;
      const burst = isExpired ? ['expired'] : outcome.kind === 'done' ? ['succeeded'] : [];
      expect([outcome, forgotten(), logins]).toEqual([outcome, isOfToken(outcome) ? 1 : 0, burst]);
    }
  });

  it('Q49 says back from the login that what was pressed was not sent, once, and of what was only read nothing', async () => {
    const expired = refused(400_113);
    for (const [call, press, outcomes, said] of [
      ['submitRefund', 'key', [expired], ['notSent']],
      ['readRefund', 'press', [expired], ['notSent']],
      ['readPurchase', 'press', [expired], ['notSent']],
      ['readPurchase', undefined, [expired], []],
      // Pressed once more it went out.
      ['submitRefund', 'key', [expired, done(null)], []],
    ] as const) {
      const { ask, shown, comes, answer } = teller();
      comes('back');
      for (const outcome of outcomes) {
        answer(outcome);
        await ask(call, 'A-1', press);
      }
      comes('away');
      expect(shown).toEqual([]);
      for (const _time of ['first', 'second']) comes('back');
      expect([call, press, outcomes, shown]).toEqual([call, press, outcomes, said]);
    }
  });
});

it.each([true, false])(
  'Q48, row 60 the operator is told of answers that say that something is broken, each handed on as it is; with a network: %s',
  async (isOnline) => {
    const reported: unknown[] = [];
    for (const outcome of OUTCOMES) {
      const { gateway, answer } = teller();
      answer(outcome);
      const reports = reportAnswers({ report: (each) => void reported.push([outcome, each]) }, () => isOnline);
      expect(await compose(gateway, { reports }).confirmReceipt(orderId('1'))).toBe(outcome);
    }
    const unreached = { kind: 'unreachable', call: 'confirmReceipt' };
    expect(reported).toEqual([
      ...(isOnline ? [[failed('unreachable'), unreached]] : []),
      ...[failed('unreadable'), failed('notAccepted')].map((each) => [
        each,
        { kind: 'answer', call: 'confirmReceipt' },
      ]),
      ...(isOnline ? [[unknown('unreachable'), unreached]] : []),
    ]);
  },
);

// Helpers

/** Every kind of answer, with each code that means something, and two that mean nothing. */
const OUTCOMES: readonly Outcome<unknown>[] = [
  done(null),
  ...[...Object.keys(CODE_NOTICES).map(Number), 400_207, 400_310, 400_900, 1].map((code) => refused(code)),
  ...(['noSession', 'unreachable', 'timeout', 'unreadable', 'notAccepted', 'tooLong'] as const).map(failed),
  limited(9),
  ...(['timeout', 'unreachable'] as const).map(unknown),
];

const isOfToken = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused'
    ? [400_112, 400_113, 400_114].includes(outcome.code)
    : outcome.kind === 'failed' && outcome.reason === 'noSession';

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
  if (call === 'fileComplaint') return [];
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
  const gateway = Object.fromEntries(
    ALL.map((call) => [
      call,
      async (...given: readonly unknown[]) => {
        asked.push([call, ...given]);
        return outcome;
      },
    ]),
  ) as unknown as Gateway;
  const host = createHostSignals();
  const notices = tellNotices({
    hostApp: { forgetIdentity: () => void (forgets += 1), onPresence: host.onPresence },
    notices: { show: (notice) => void shown.push(notice), dismiss: () => void (shown.length = 0) },
    logins: { expired: () => void logins.push('expired'), succeeded: () => void logins.push('succeeded') },
  });
  const noticing = compose(gateway, { notices }) as unknown as Readonly<
    Record<Call, (...given: readonly unknown[]) => Promise<unknown>>
  >;
  return {
    gateway,
    shown,
    logins,
    forgotten: () => forgets,
    asked,
    comes: host.tell,
    answer: (next: Outcome<unknown>) => void (outcome = next),
    ask: (call: Call, ...given: readonly unknown[]) => noticing[call](...given),
  };
}
