import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { type IdempotencyKey, orderId, productId, skuCode } from '#core/lib/ids.ts';
import { done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { type Intent, intentFor, isSettledBy } from '#core/session/intent.ts';
import { createKeyedGateway } from '#core/session/keyed-gateway.ts';

describe('an intent', () => {
  const keys = createCountedKeys();
  const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const nothing = (): never => {
    throw new Error('no key is wanted');
  };

  it('stays the open one for a request that wants the same, and keeps the words that were sent first', () => {
    const open: Intent<string> = intentFor(null, 'A phone', same, () => keys.next());
    expect(open.request).toBe('A phone');
    expect(intentFor(open, 'a phone', same, nothing)).toBe(open);
  });

  it('is a new one, under a new key, for any other request', () => {
    const open = intentFor(null, 'A phone', same, () => keys.next());
    const other = intentFor(open, 'A case', same, () => keys.next());
    expect([other.request, other.key === open.key]).toEqual(['A case', false]);
  });

  it.each([
    [done(null), true],
    [refused(400900), true],
    [refused(400147), true],
    [refused(400112), false],
    [refused(400113), false],
    [refused(400114), false],
    [failed('noSession'), false],
    [failed('unreachable'), false],
    [unknown('timeout'), false],
    [unknown('unreadable'), false],
  ] as const)('Q62 after %j is settled: %s', (outcome, settled) => {
    expect(isSettledBy(outcome)).toBe(settled);
  });
});

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

const ADDRESS = { name: 'A', phoneNumber: '0', email: 'a@b.pk', province: 'Punjab', city: 'Lahore', street: '' };

/** Outcomes by whether one may send the same once more under the same key. */
const OPEN: readonly Outcome<never>[] = [unknown('timeout'), failed('noSession'), refused(400113)];
const SETTLED: readonly Outcome<unknown>[] = [done(null), refused(400147), refused(400207), refused(400901)];

describe('a gateway whose commands carry keys', () => {
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

// Helpers

/** A keyed gateway that answers what the test says, in turn; with the key of each call. */
function answering() {
  const sent: (IdempotencyKey | undefined)[] = [];
  const answers: Outcome<unknown>[] = [];
  const bare = new Proxy({} as Gateway, {
    get: (_target, name) => async (first: unknown, second: unknown, third: unknown) => {
      sent.push((name === 'saveAddress' ? third : second) as IdempotencyKey | undefined);
      expect(first).toBeDefined();
      return answers.shift();
    },
    ownKeys: () => ['readOrder', 'readAddress', 'askBnpl', 'fileComplaint'],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { gateway: createKeyedGateway(bare, createCountedKeys()), sent, answers };
}
