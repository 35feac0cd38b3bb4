import { expect } from 'vitest';
import { type IdempotencyKey, idempotencyKey, type OrderId } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import {
  ADDRESS,
  bought,
  continued,
  type MakeGateway,
  ME,
  must,
  PHONE,
  refusalOf,
  SKU,
  YOU,
} from './gateway-under-test.ts';
import type { Cannot } from './laws.ts';

const CHOICE = { productId: PHONE, skuCode: SKU };
const COMPLAINT = {
  language: 'en',
  name: 'Ayesha',
  mobile: '3001234567',
  problem: 'A caller asked for my PIN.',
} as const;
const KEY = idempotencyKey('0123456789abcdef0123456789abcdef');
const OTHER_KEY = idempotencyKey('fedcba9876543210fedcba9876543210');

/** Commands on an order, with what makes them possible. */
const COMMANDS: readonly ((gateway: Gateway, order: OrderId, key: IdempotencyKey) => Promise<Outcome<unknown>>)[] = [
  (gateway, order, key) => gateway.saveAddress(order, ADDRESS, key),
  (gateway, order, key) => gateway.cancelWaitingOrder(order, key),
];

/** What holds where a gateway takes idempotency keys. */
export const KEY_LAWS = {
  async 'a copy of a purchase under its key is answered like the first, and opens no second order'(make: MakeGateway) {
    const { as, perform } = await make();
    const first = must(await as(ME).startPurchase(CHOICE, KEY));
    expect(must(await as(ME).startPurchase(CHOICE, KEY))).toEqual(first);
    // Nor where the way for a second one is free again.
    if (first.productOrderId !== null) must(await as(ME).cancelWaitingOrder(first.productOrderId, OTHER_KEY));
    expect(must(await as(ME).startPurchase(CHOICE, KEY))).toEqual(first);
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { orders: 1 } });
  },
  async 'another key is another purchase'(make: MakeGateway) {
    const { as, perform } = await make();
    const first = must(await as(ME).startPurchase(CHOICE, KEY));
    expect(must(await as(ME).startPurchase(CHOICE, OTHER_KEY))).toMatchObject({ isOtherOrderWaiting: true });
    if (first.productOrderId !== null) must(await as(ME).cancelWaitingOrder(first.productOrderId));
    const third = idempotencyKey('third-key-0123456789');
    expect(must(await as(ME).startPurchase(CHOICE, third)).productOrderId).not.toBe(first.productOrderId);
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { orders: 2 } });
  },
  async 'a copy of a complaint under its key is taken once, and accepted each time'(make: MakeGateway) {
    const { as, perform } = await make();
    const answers = await Promise.all([1, 2, 3].map(() => as(ME).fileComplaint(COMPLAINT, KEY)));
    expect(answers.map(must)).toEqual([{ accepted: true }, { accepted: true }, { accepted: true }]);
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { complaints: 1 } });
    expect(must(await as(ME).fileComplaint(COMPLAINT, OTHER_KEY))).toEqual({ accepted: true });
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { complaints: 2 } });
  },
  async 'a key is refused for another request, and the first stays as it was'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    must(await as(ME).saveAddress(order, ADDRESS, KEY));
    const elsewhere = { ...ADDRESS, street: 'House 7' };
    const refusals = [
      await as(ME).saveAddress(order, elsewhere, KEY),
      await as(ME).cancelWaitingOrder(order, KEY),
      await as(ME).startPurchase(CHOICE, KEY),
    ].map(refusalOf);
    expect(refusals).not.toContain(null);
    expect(must(await as(ME).readAddress(order))).toEqual(ADDRESS);
    expect(must(await as(ME).readOrder(order)).status).toBe('waitingForPayment');
    must(await as(ME).fileComplaint(COMPLAINT, KEY));
    expect(refusalOf(await as(ME).fileComplaint({ ...COMPLAINT, name: 'Bilal' }, KEY))).not.toBeNull();
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { orders: 1, complaints: 1 } });
  },
  async 'Q32 another shopper’s key is nobody’s: it neither answers nor refuses'(make: MakeGateway) {
    const { as, perform } = await make();
    const mine = must(await as(ME).startPurchase(CHOICE, KEY)).productOrderId;
    const yours = must(await as(YOU).startPurchase(CHOICE, KEY)).productOrderId;
    expect([yours === null, yours === mine]).toEqual([false, false]);
    for (const command of COMMANDS) {
      const key = idempotencyKey(`command-${COMMANDS.indexOf(command)}-0123456789`);
      if (mine === null) continue;
      must(await command(as(ME), mine, key));
      expect(refusalOf(await command(as(YOU), mine, key))).toBe(400147);
    }
    expect(await perform({ action: 'count' })).toMatchObject({ stored: { orders: 2 } });
  },
  async 'a refused command leaves its key free, and is carried out later under the same one'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    await continued(as(ME), order, 'full');
    expect((await as(ME).submitRefund(order, KEY)).kind).toBe('refused');
    await perform({ action: 'pay', order });
    await perform({ action: 'expire', shopper: ME });
    expect(refusalOf(await as(ME).submitRefund(order, KEY))).toBe(400113);
    await perform({ action: 'login', shopper: ME });
    must(await as(ME).submitRefund(order, KEY));
    expect(must(await as(ME).readOrder(order)).status).toBe('returns');
  },
  async 'an answer is kept for a day by the gateway’s clock'(make: MakeGateway) {
    const { as, perform } = await make();
    const file = async (): Promise<unknown> => {
      must(await as(ME).fileComplaint(COMPLAINT, KEY));
      return perform({ action: 'count' });
    };
    expect(await file()).toMatchObject({ stored: { complaints: 1 } });
    expect(await file()).toMatchObject({ stored: { complaints: 1 } });
    await perform({ action: 'advance', days: 1 });
    expect(await file()).toMatchObject({ stored: { complaints: 2 } });
    expect(await file()).toMatchObject({ stored: { complaints: 2 } });
  },
};

/** For a gateway that takes no keys: these laws are then skipped, each with this reason. */
export const WITHOUT_KEYS: Cannot = Object.fromEntries(
  Object.keys(KEY_LAWS).map((title) => [title, 'the gateway takes no idempotency keys']),
);
