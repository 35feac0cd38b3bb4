import type { IdempotencyKey } from '#core/lib/ids.ts';
import { createRandomKeys } from '../browser/random-keys.ts';
import { equal, holds, must, refused, refusedBy } from './checks.ts';
import { type Law, type LawContext, lawsOf } from './law.ts';

const law = lawsOf('keys');
const keys = createRandomKeys();

const COMPLAINT = {
  language: 'en',
  name: 'Ayesha',
  mobile: '3001234567',
  problem: 'A caller asked for my PIN.',
} as const;

/** What holds where a gateway takes idempotency keys. */
export const KEY_LAWS: readonly Law[] = [
  law('Q62', 'a copy of a purchase under its key is answered like the first, and opens no second order', {
    needs: ['orders'],
  }).holds(async ({ me, perform, choice }) => {
    const key = keys.next();
    const buy = () => me.gateway.startPurchase(choice, key);
    const first = must(await buy());
    equal(must(await buy()), first, 'the copy');
    // Nor where the way for a second one is free again.
    if (first.productOrderId !== null) must(await me.gateway.cancelWaitingOrder(first.productOrderId, keys.next()));
    equal(must(await buy()), first, 'the copy after the order was cancelled');
    equal(await ordersOf(perform, me.token), 1, 'the number of orders');
  }),
  law('Q62', 'another key is another purchase', { needs: ['orders'] }).holds(async ({ me, perform, choice }) => {
    const buy = () => me.gateway.startPurchase(choice, keys.next());
    const { productOrderId } = must(await buy());
    holds(productOrderId !== null, 'the first purchase opens an order');
    equal(must(await buy()).isOtherOrderWaiting, true, 'the second purchase meets the first');
    must(await me.gateway.cancelWaitingOrder(productOrderId));
    holds(must(await buy()).productOrderId !== productOrderId, 'the third opens another order');
    equal(await ordersOf(perform, me.token), 2, 'the number of orders');
  }),
  law('Q62', 'a copy of a complaint under its key is taken once, and accepted each time', { needs: ['count'] }).holds(
    async ({ me, perform }) => {
      const key = keys.next();
      const before = await complaints(perform);
      for (const answer of await Promise.all([1, 2, 3].map(() => me.gateway.fileComplaint(COMPLAINT, key))))
        equal(must(answer).accepted, true, 'each copy');
      equal((await complaints(perform)) - before, 1, 'the complaints of one key');
      equal(
        must(await me.gateway.fileComplaint(COMPLAINT, keys.next())).accepted,
        true,
        'the complaint under another key',
      );
      equal((await complaints(perform)) - before, 2, 'the complaints of two keys');
    },
  ),
  law('Q62', 'a key is refused for another request, and the first stays as it was').holds(
    async ({ me, address, choice }) => {
      const key = keys.next();
      const order = await me.buys();
      must(await me.gateway.saveAddress(order, address, key));
      const other = { ...address, street: `${address.street} 7` };
      refused(await me.gateway.saveAddress(order, other, key), 'another address');
      refused(await me.gateway.cancelWaitingOrder(order, key), 'another command');
      refused(await me.gateway.startPurchase(choice, key), 'another purchase');
      equal(must(await me.gateway.readAddress(order)), address, 'the address');
      equal(await me.statusOf(order), 'waitingForPayment', 'the order');
      const own = keys.next();
      must(await me.gateway.fileComplaint(COMPLAINT, own));
      refused(await me.gateway.fileComplaint({ ...COMPLAINT, name: 'Bilal' }, own), 'another complaint');
    },
  ),
  law('Q32', 'another shopper’s key is nobody’s: it neither answers nor refuses', { shoppers: 2 }).holds(
    async ({ me, you, address, choice }) => {
      const key = keys.next();
      const mine = must(await me.gateway.startPurchase(choice, key)).productOrderId;
      const yours = must(await you.gateway.startPurchase(choice, key)).productOrderId;
      holds(mine !== null && yours !== null && mine !== yours, 'each has an order of his own');
      for (const command of [
        ({ gateway }: typeof me, under: IdempotencyKey) => gateway.saveAddress(mine, address, under),
        ({ gateway }: typeof me, under: IdempotencyKey) => gateway.cancelWaitingOrder(mine, under),
      ]) {
        const under = keys.next();
        must(await command(me, under));
        refusedBy(await command(you, under), 400147, 'the same command of another shopper');
      }
      equal(must(await you.gateway.readOrder(yours)).status, 'waitingForPayment', 'the other shopper’s order');
    },
  ),
  law('Q62', 'a refused command leaves its key free, and is carried out later under the same one', {
    needs: ['pay', 'expire', 'login'],
  }).holds(async ({ me, perform, move }) => {
    const order = await me.continues('full');
    const key = keys.next();
    const refund = () => me.gateway.submitRefund(order, key);
    refused(await refund(), 'the refund of what is not paid');
    await move(order, 'pay');
    await perform({ action: 'expire', shopper: me.token });
    refusedBy(await refund(), 400113, 'the refund with an expired token');
    await perform({ action: 'login', shopper: me.token });
    must(await refund());
    equal(await me.statusOf(order), 'returns', 'the order');
  }),
];

/** How many orders a shopper has. */
async function ordersOf(perform: LawContext['perform'], shopper: string): Promise<number> {
  const orders = await perform({ action: 'orders', shopper });
  holds(Array.isArray(orders), 'the back office answers `orders` by something else than a list in `stored`');
  return orders.length;
}

/** How many complaints the gateway has taken. */
async function complaints(perform: LawContext['perform']): Promise<number> {
  const stored = await perform({ action: 'count' });
  const many = typeof stored === 'object' && stored !== null && 'complaints' in stored ? stored.complaints : null;
  holds(typeof many === 'number', 'the back office answers `count` by no number in `stored.complaints`');
  return many;
}
