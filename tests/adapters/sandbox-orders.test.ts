import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { HOSTILE_PHONE } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { buy, dataOf as must } from '#adapters/sandbox/scenarios/shop-state.ts';
import { type LoanProductId, type OrderId, orderId } from '#core/lib/ids.ts';
import { ADDRESS, openShop } from '../support/open-shop.ts';
import { startTestServer } from '../support/test-server.ts';

type Shop = ReturnType<typeof openShop>;

it('R62, R67 a refund counts every payment less its fees, and a phone that a courier brings back all of them', async () => {
  const shop = openShop();
  const { order, plan } = await boughtInInstalments(shop);
  for (const action of ['pay', 'repay', 'confirm'] as const) await shop.lender.act({ action, order });
  const paid = plan.downPayment + (must(await shop.gateway.readOrder(order)).installments[0]?.amount ?? 0);
  const { refundAmount, totalFee } = must(await shop.gateway.readRefund(order));
  expect(refundAmount).toBe(paid - totalFee);
  await shop.lender.act({ action: 'ship', order });
  const { times } = must(await shop.gateway.readOrder(order));
  expect(await shop.lender.act({ action: 'return', order })).toMatchObject({ ok: true });
  const after = must(await shop.gateway.readOrder(order));
  expect(after).toMatchObject({ status: 'cancelled', times: { ...times, cancelledAt: shop.clock.now() } });
  expect(after.refund).toMatchObject({ askedAt: shop.clock.now(), amount: paid });
  // Nothing of it is owed, and instalments are to be had again.
  const next = await shop.bought();
  expect(must(await shop.gateway.readPurchase(next)).bnplStatus).toBe('available');
});

it('R63 a payment that was made late costs what it cost then, whatever time passes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 400 }), async (late, later) => {
      const shop = openShop();
      const { order } = await boughtInInstalments(shop);
      for (const action of ['pay', 'confirm', 'ship', 'deliver'] as const) await shop.lender.act({ action, order });
      await shop.lender.act({ action: 'age', order, days: 30 + late });
      await shop.lender.act({ action: 'repay', order });
      const first = async () => must(await shop.gateway.readOrder(order)).installments[0];
      const paid = await first();
      await shop.lender.act({ action: 'age', order, days: later });
      const after = await first();
      expect([paid?.isPaid, (paid?.penalty ?? 0) > 0]).toEqual([true, true]);
      expect([after?.amount, after?.penalty]).toEqual([paid?.amount, paid?.penalty]);
    }),
    { numRuns: 20 },
  );
});

it('R42b another price is the one that cart, plans and payment then ask', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1000, max: 60_000 }), fc.boolean(), async (price, isContinued) => {
      const shop = openShop();
      const order = await shop.bought();
      const before = must(await shop.gateway.readPurchase(order));
      if (isContinued) await continued(shop, order, 'bnpl', before.plans[2]?.originalProductId ?? null);
      await shop.lender.act({ action: 'reprice', order, price });
      const { product, plans } = must(await shop.gateway.readPurchase(order));
      expect(product.price).toBe(price * 100);
      expect(product.totalPrice).toBe(
        price * 100 + (product.deliveryCharges ?? Number.NaN) - (product.discount ?? Number.NaN),
      );
      for (const each of plans) expect(each.downPayment + each.financingAmount).toBe(product.totalPrice);
      if (!isContinued) return;
      await shop.lender.act({ action: 'pay', order });
      const paid = must(await shop.gateway.readOrder(order));
      const rest = paid.installments.reduce((sum, each) => sum + (each.amount ?? 0), 0);
      expect(paid.prices.totalAmount).toBe(plans[2]?.total);
      expect(rest).toBe(plans[2]?.remainingAmount);
    }),
    { numRuns: 40 },
  );
});

it('R55 a refusal of instalments is met at Continue, with 400310, and known from then on', async () => {
  const shop = openShop();
  const order = await shop.bought();
  must(await shop.gateway.saveAddress(order, ADDRESS));
  await shop.lender.act({ action: 'refuse', order });
  const { bnplStatus, plans } = must(await shop.gateway.readPurchase(order));
  expect(bnplStatus).toBe('available');
  const originalProductId = plans[0]?.originalProductId ?? null;
  const choice = { productOrderId: order, receiptType: 'express', paymentType: 'bnpl', originalProductId } as const;
  expect(await shop.gateway.continuePurchase(choice)).toEqual({ kind: 'refused', code: 400310 });
  expect(must(await shop.gateway.readPurchase(order))).toMatchObject({ bnplStatus: 'creditInsufficient', plans: [] });
  expect(await shop.gateway.continuePurchase(choice)).toEqual({ kind: 'refused', code: 400310 });
  must(await shop.gateway.continuePurchase({ ...choice, paymentType: 'full', originalProductId: null }));
  expect(must(await shop.gateway.readOrder(order)).paymentType).toBe('full');
});

it('Q71 tokens of the sandbox are one shopper’s where one renews the other, and nobody else’s', async () => {
  const lender = createLender(createMemoryLedger(), createManualClock());
  const as = (token: string) => createMemoryGateway(lender, async () => ({ token, parameters: {} }));
  const order = await buy({
    gateway: as('sandbox-token-amna'),
    perform: (action) => lender.act(action),
    shopper: 'sandbox-token-amna',
  });
  const codes = (...tokens: readonly string[]): Promise<readonly number[]> =>
    Promise.all(
      tokens.map(async (token) => {
        const answer = await as(token).readOrder(orderId(order));
        return answer.kind === 'refused' ? answer.code : answer.kind === 'done' ? 0 : -1;
      }),
    );
  expect(await codes('sandbox-token-amna', 'sandbox-token-amna.1', 'sandbox-token-amna.27')).toEqual([0, 0, 0]);
  expect(await codes('sandbox-token', 'sandbox-token.1', 'sandbox-token-bilal', 'sandbox-token-amn')).toEqual(
    Array(4).fill(400147),
  );
  expect(await codes('sandbox-token-amna.', 'sandbox-token-amna.0', 'sandbox-token-amna.1.1', 'x.1')).toEqual(
    Array(4).fill(400114),
  );
  await lender.act({ action: 'expire', shopper: 'sandbox-token-amna' });
  expect(await codes('sandbox-token-amna', 'sandbox-token-amna.1')).toEqual([400113, 0]);
});

// Helpers

/** Saves an address, and continues an order to its payment. */
async function continued(
  { gateway }: Shop,
  order: OrderId,
  paymentType: 'full' | 'bnpl',
  originalProductId: LoanProductId | null,
): Promise<void> {
  must(await gateway.saveAddress(order, ADDRESS));
  must(
    await gateway.continuePurchase({ productOrderId: order, receiptType: 'express', paymentType, originalProductId }),
  );
}

/** An order by the longest plan, continued to its payment. */
async function boughtInInstalments(shop: Shop) {
  const order = await shop.bought();
  const plan = must(await shop.gateway.readPurchase(order)).plans[2];
  if (plan === undefined) throw new Error('the sandbox offers no plan');
  await continued(shop, order, 'bnpl', plan.originalProductId);
  return { order, plan };
}

/** What a phone on a slow line may wait for, bytes. */
const PICTURE_MAX_BYTES = 30_000;

it('every picture that the sandbox names is a file, each phone’s are its own, and what nobody sells has none', async () => {
  const { origin, stop } = await startTestServer();
  const addressesOf = (phone: CataloguePhone): readonly string[] => {
    const [first = '', ...others] = phone.colors;
    return [
      ...PHONE_VIEWS.map((view) => picturePath(phone, first, view)),
      ...others.map((color) => picturePath(phone, color, 'back')),
    ];
  };
  const pictureAt = async (address: string): Promise<string> => {
    const answer = await fetch(origin + address);
    const picture = Buffer.from(await answer.arrayBuffer());
    const { headers } = answer;
    expect([headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      'image/webp',
      'cross-origin',
    ]);
    expect(picture.toString('latin1')).toMatch(/^RIFF....WEBP/s);
    expect(picture.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    return picture.toString('base64');
  };
  const pictures = await Promise.all(PHONES.flatMap(addressesOf).map(pictureAt));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const address of addressesOf(HOSTILE_PHONE)) await pictureAt(address);
  for (const path of ['samsung-galaxy-a16/black-below.webp', 'samsung-galaxy-a16/', '%2e%2e/phones.ts'])
    expect((await fetch(`${origin}/gateway/pictures/${path}`)).status).toBe(404);
  await stop();
});
