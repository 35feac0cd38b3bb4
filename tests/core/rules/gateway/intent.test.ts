import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountedKeys } from '#adapters/memory/recording.ts';
import type { Address } from '#core/address/address.ts';
import { compose, keepKeys, readOwnWrites } from '#core/gateway/pipeline.ts';
import { type IdempotencyKey, type OrderId, orderId, productId, skuCode } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { ADDRESS, tick } from '../../../support/open-shop.ts';
import { questions } from '../../../support/questions.ts';

/** The commands that carry a key, each with two requests. */
const COMMANDS: readonly ((gateway: Gateway, at: number) => Promise<Outcome<unknown>>)[] = [
  (gateway, at) => gateway.startPurchase({ productId: productId('p'), skuCode: skuCode(`s${at}`) }),
  (gateway, at) => gateway.cancelWaitingOrder(orderId(`${at}`)),
  (gateway, at) => gateway.saveAddress(orderId('1'), { ...ADDRESS, street: `House ${at}` }),
  (gateway, at) =>
    gateway.continuePurchase({
      productOrderId: orderId('1'),
      receiptType: at === 0 ? 'express' : 'pickUp',
      paymentType: 'full',
      originalProductId: null,
    }),
  (gateway, at) => gateway.confirmReceipt(orderId(`${at}`)),
  (gateway, at) => gateway.submitRefund(orderId(`${at}`)),
];

/** Outcomes by whether one may send the same once more under the same key. */
const OPEN: readonly Outcome<never>[] = [
  ...(['timeout', 'unreadable'] as const).map(unknown),
  ...(['noSession', 'unreachable'] as const).map(failed),
  ...[400112, 400113, 400114].map(refused),
];
const SETTLED: readonly Outcome<unknown>[] = [done(null), ...[400147, 400207, 400900].map(refused)];

describe('Q62 a gateway whose commands carry keys', () => {
  it('always renews a key with the request or after an answer, and never before', async () => {
    const step = fc.record({
      command: fc.nat({ max: COMMANDS.length - 1 }),
      request: fc.nat({ max: 1 }),
      isOpen: fc.boolean(),
      which: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { gateway, sent, answers } = answering();
        for (const { command, request, isOpen, which } of steps) {
          const outcomes = isOpen ? OPEN : SETTLED;
          answers.push(outcomes[which % outcomes.length] ?? done(null));
          await COMMANDS[command]?.(gateway, request);
        }
        for (const [at, { command, request }] of steps.entries()) {
          const before = steps.slice(0, at).findLastIndex((each) => each.command === command);
          const repeats = before >= 0 && steps[before]?.request === request && steps[before].isOpen;
          expect(sent.indexOf(sent[at])).toBe(repeats ? sent.indexOf(sent[before]) : at);
        }
      }),
    );
  });

  it('sends what is pressed again while the first is still under way under its key', async () => {
    const { gateway, sent, answers } = answering();
    answers.push(unknown('timeout'), done(null));
    await Promise.all([gateway.submitRefund(orderId('1')), gateway.submitRefund(orderId('1'))]);
    expect([sent.length, sent[0] === sent[1]]).toEqual([2, true]);
    answers.push(done(null));
    await gateway.submitRefund(orderId('1'));
    expect(sent[2]).not.toBe(sent[0]);
  });

  it('does not settle what was pressed last by the answer to something else before it', async () => {
    const { gateway, sent, answers } = answering();
    answers.push(done(null), unknown('timeout'), done(null));
    await Promise.all([gateway.submitRefund(orderId('1')), gateway.submitRefund(orderId('2'))]);
    await gateway.submitRefund(orderId('2'));
    expect([sent[1] === sent[0], sent[2] === sent[1]]).toEqual([false, true]);
  });

  it('sends questions without one, and a complaint under its own', async () => {
    const { gateway, sent, answers } = answering();
    answers.push(...Array.from({ length: 8 }, () => failed('timeout')));
    const order = orderId('1');
    await gateway.readOrder(order);
    await gateway.readAddress(order);
    await gateway.askBnpl(order);
    await gateway.fileComplaint({ language: 'en', name: 'A', mobile: '3', problem: 'x' });
    expect(sent).toEqual([undefined, undefined, undefined, undefined]);
    const key = createCountedKeys().next();
    await gateway.fileComplaint({ language: 'en', name: 'A', mobile: '3', problem: 'x' }, key);
    expect(sent[4]).toBe(key);
  });
});

describe('Q71 what a shopper began is his', () => {
  it.each([
    ['the same token', 'amna', true],
    ['another token', 'bilal', false],
    ['nobody', null, false],
  ] as const)(
    'BUY NOW and a cancellation that were not answered are tried again under their keys by %s: %s, %s',
    async (_who, next, isSame) => {
      for (const lost of [unknown('timeout'), refused(400113)]) {
        const { gateway, sent, answers, becomes } = answering(true);
        answers.push(...Array<typeof lost>(7).fill(lost));
        const choice = { productId: productId('p'), skuCode: skuCode('s') };
        await gateway.submitRefund(orderId('1'));
        await gateway.startPurchase(choice);
        await gateway.cancelWaitingOrder(orderId('1'));
        becomes(next);
        await gateway.startPurchase(choice);
        for (const _time of ['first', 'second']) await gateway.cancelWaitingOrder(orderId('1'));
        // A page with an order has proved whose it is.
        await gateway.submitRefund(orderId('1'));
        const first = sent.map((key) => sent.indexOf(key));
        expect(first).toEqual(isSame ? [0, 1, 2, 1, 2, 2, 0] : [0, 1, 2, 3, 4, 4, 0]);
      }
    },
  );
});

const [ONE, OTHER] = [orderId('A-1'), orderId('A-2')];

describe('Q72 an address that is read while one is saved', () => {
  it.each<readonly [string, Outcome<null>]>([
    ['done', done(null)],
    ['unknown', unknown('timeout')],
  ])('waits for the save of its order, where that is %s, and for no other', async (_how, outcome) => {
    const { gateway, saves, reads } = world();
    void gateway.saveAddress(ONE, ADDRESS);
    const late = gateway.readAddress(ONE);
    await gateway.readAddress(OTHER);
    expect(reads).toEqual([OTHER]);
    await saves.answer(outcome);
    await late;
    await gateway.readAddress(ONE);
    expect(reads).toEqual([OTHER, ONE, ONE]);
  });

  it('waits for the newest of two', async () => {
    const { gateway, saves, reads } = world();
    void gateway.saveAddress(ONE, ADDRESS);
    void gateway.saveAddress(ONE, ADDRESS);
    void gateway.readAddress(ONE);
    await saves.answer(done(null));
    await tick();
    expect(reads).toEqual([]);
    await saves.answer(done(null));
    await tick();
    expect(reads).toEqual([ONE]);
  });
});

// Helpers

const token = (name: string): Identity => ({ token: name, parameters: {} });

/** A keyed gateway that answers what the test says, in turn; with the key of each call. */
function answering(isShopperNamed = false) {
  let identity: Identity | null = token('amna');
  const sent: (IdempotencyKey | undefined)[] = [];
  const answers: Outcome<unknown>[] = [];
  const bare = new Proxy({} as Gateway, {
    get: (_target, name) => async (first: unknown, second: unknown, third: unknown) => {
      sent.push((name === 'saveAddress' ? third : second) as IdempotencyKey | undefined);
      expect(first).toBeDefined();
      return answers.shift();
    },
  });
  const keys = keepKeys(createCountedKeys(), isShopperNamed ? async () => identity : undefined);
  const gateway = compose(bare, { keys });
  return {
    gateway,
    sent,
    answers,
    becomes: (next: string | null) => void (identity = next === null ? null : token(next)),
  };
}

/** A gateway whose saves are answered by hand and whose reads are noted. */
function world() {
  const saves = questions<[OrderId], Outcome<null>>();
  const reads: OrderId[] = [];
  const bare: Pick<Gateway, 'saveAddress' | 'readAddress'> = {
    saveAddress: (order) => saves.ask(order),
    async readAddress(order): Promise<Answer<Address | null>> {
      reads.push(order);
      return done(ADDRESS);
    },
  };
  return { gateway: compose(bare as Gateway, { ownWrites: readOwnWrites() }), saves, reads };
}
