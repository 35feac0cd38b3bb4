import { expect } from 'vitest';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { districtName, provinceName } from '#core/address/districts.ts';
import { buttonNamed } from '../reach.ts';
import { costOf, skuOf, type Trouble } from './purchases.ts';
import { CREDIT, planOf, priceOf } from './tariff.ts';
import type { Walker } from './walker.ts';
import { askedOfApp } from './walking-app.ts';

/** What the phone of an earlier order costs. */
const EARLIER = priceOf(26_999, 31_499, true);

type Way = (walker: Walker) => Promise<void>;

/** From the shelf into the cart, with what the shopper chose there. */
async function toCart(walker: Walker): Promise<void> {
  await walker.arrives();
  await walker.choosesVariant();
  await walker.press(walker.text.shop.product.buyNow);
  await walker.choosesInCart();
}

/** The same and through Continue, by somebody whose address is known. */
async function straight(walker: Walker): Promise<void> {
  await walker.known();
  await toCart(walker);
  await walker.continues();
  await walker.isConfirmed();
}

/** An order of the shopper's that is under way, or given back, and forbids instalments on another one. */
async function withEarlier(
  walker: Walker,
  actions: readonly ('review' | 'pay' | 'confirm' | 'ship' | 'deliver')[],
  payment: 'full' | 'bnpl',
): Promise<string> {
  const order = await walker.earlier();
  const plan = { originalProductId: payment === 'bnpl' ? '7300000000000000060' : null };
  const choice = { productOrderId: order, receiptType: 'express', paymentType: payment, ...plan } as const;
  expect(
    await walker.gateway.continuePurchase(choice as Parameters<typeof walker.gateway.continuePurchase>[0]),
  ).toMatchObject({ kind: 'done' });
  await walker.act(...actions.map((action) => ({ action, order }) satisfies Action));
  return order;
}

/** Instalments cannot be had: a tap says why, and the whole is paid at once. */
async function refusedInstalments(walker: Walker, words: string): Promise<void> {
  await walker.arrives();
  await walker.choosesVariant();
  await walker.press(walker.text.shop.product.buyNow);
  await walker.choose(walker.text.shop.cart.bnpl);
  await walker.sees(words);
  expect(await buttonNamed(walker.page, walker.text.shop.cart.full).isChecked()).toBe(true);
}

async function typesAddress(walker: Walker): Promise<void> {
  const { page, text, purchase } = walker;
  const { fields, confirm } = text.shop.address;
  const { name, phoneNumber, email, province, city, street } = SAMPLE_ADDRESS;
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  await page.getByLabel(fields.phoneNumber).fill(phoneNumber);
  await page.getByLabel(fields.email).fill(email);
  await buttonNamed(page, fields.province).click();
  await page.getByRole('button', { name: provinceName(province, purchase.language), exact: true }).click();
  await page.getByRole('button', { name: districtName(province, city, purchase.language), exact: true }).click();
  await page.getByLabel(fields.street).fill(street);
  await walker.press(confirm);
  await walker.sees(street);
  expect(walker.sentTo('complete/addr')).toMatchObject([{ name, phoneNumber, email, province, city, addr: street }]);
}

/** The way through Continue, by what goes wrong on it. */
export const WAYS: Readonly<Record<Trouble, Way>> = {
  nothing: straight,
  async 'no address'(walker) {
    await toCart(walker);
    await walker.continues();
    await walker.sees(walker.text.notices.selectAddress);
    expect((await walker.orders()).at(-1)).toMatchObject({ paymentType: null });
    await walker.press(walker.text.shop.cart.addAddress);
    await typesAddress(walker);
    await walker.choosesInCart();
    await walker.continues();
    await walker.isConfirmed();
  },
  async repriced(walker) {
    await walker.known();
    await toCart(walker);
    const price = walker.purchase.phone === 'a16' ? 57_499 : 27_999;
    await walker.act({ action: 'reprice', order: await walker.order(), price });
    await walker.continues();
    await walker.sees(walker.text.notices.amountsChanged);
    expect(walker.sentTo('purchase/action')).toEqual([]);
    walker.cost = costOf(walker.purchase, price);
    await walker.seesCart();
    await walker.agrees();
  },
  async 'refused at Continue'(walker) {
    await walker.known();
    await toCart(walker);
    await walker.act({ action: 'refuse', order: await walker.order() });
    await walker.continues();
    await walker.sees(walker.text.notices.bnplCreditFailed.trim());
    await expect.poll(() => buttonNamed(walker.page, walker.text.shop.cart.full).isChecked()).toBe(true);
    expect((await walker.orders()).at(-1)).toMatchObject({ paymentType: null });
    walker.payment = 'full';
    await walker.seesCart();
    await walker.agrees();
  },
  async 'overdue elsewhere'(walker) {
    const late = await withEarlier(walker, ['pay', 'confirm', 'ship', 'deliver'], 'bnpl');
    await walker.act({ action: 'age', order: late, days: 40 });
    await refusedInstalments(walker, walker.text.notices.bnplOverdue);
    await walker.continues();
    await walker.sees(walker.text.notices.settleOverdue);
    expect((await walker.orders()).at(-1)).toMatchObject({ paymentType: null });
  },
  async 'pending order'(walker) {
    const { product } = walker.text.shop;
    const waiting = await walker.earlier();
    await walker.arrives();
    await walker.choosesVariant();
    await walker.press(product.buyNow);
    await walker.sees(product.pending.title);
    await walker.press(product.pending.cancel);
    await walker.choosesInCart();
    expect(walker.sentTo('user/cancel/awaiting/pay')).toMatchObject([{ productOrderId: waiting }]);
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'sold out at BUY NOW'(walker) {
    await walker.arrives();
    await walker.choosesVariant();
    await walker.act({ action: 'stock', sku: skuOf(walker.purchase), left: 0 });
    await walker.press(walker.text.shop.product.buyNow);
    await walker.sees(walker.text.notices.soldOut);
    expect(await walker.orders()).toEqual([]);
  },
  async 'sold out variant'(walker) {
    await walker.arrives();
    await walker.choosesVariant();
    await walker.sees(walker.text.shop.product.soldOut);
    expect(await walker.page.locator('#root [data-buy]').last().isDisabled()).toBe(true);
  },
  async 'pre-sale'(walker) {
    await walker.arrives();
    await walker.choosesVariant();
    const buy = walker.page.locator('#root [data-buy]').last();
    expect(await buy.isDisabled()).toBe(true);
    expect(await buy.innerText()).toMatch(/^Beginning at 10:00 on 15 January, \d{4}$/);
  },
  async 'orders under review'(walker) {
    await withEarlier(walker, ['review'], 'bnpl');
    await walker.arrives();
    await walker.choosesVariant();
    await walker.press(walker.text.shop.product.buyNow);
    await walker.sees(walker.text.notices.ordersUnderReview);
    expect(await walker.orders()).toHaveLength(1);
  },
  async policy(walker) {
    const { policy } = walker.text.shop.cart;
    await walker.known();
    await toCart(walker);
    await walker.continues();
    await walker.press(policy.confirm);
    await walker.sees(policy.reminder);
    expect(walker.sentTo('purchase/action')).toEqual([]);
    await walker.page.getByLabel(policy.agree).check();
    await walker.press(policy.confirm);
    await walker.isConfirmed();
  },
  async 'application not finished'(walker) {
    await walker.known();
    await walker.act({ action: 'step', shopper: walker.token, step: 1030 });
    await walker.arrives();
    await walker.choosesVariant();
    await walker.press(walker.text.shop.product.buyNow);
    await walker.sees(walker.text.cases.elsewhere.title);
    await walker.act({ action: 'step', shopper: walker.token, step: 1110 });
    await walker.press(walker.text.common.retry);
    await walker.choosesInCart();
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'credit lowered'(walker) {
    await walker.known();
    await walker.act({ action: 'credit', shopper: walker.token, limit: 20_000 });
    await refusedInstalments(walker, walker.text.notices.bnplCreditInsufficient);
    await walker.seesCart({ credit: 2_000_000n });
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'paid in another tab'(walker) {
    await straight(walker);
    await walker.opensOrder();
    await walker.seesOrder('waitingForPayment');
    await walker.meanwhile('pay');
    await walker.seesOrder('waitingForSeller');
  },
  async 'foreign order'(walker) {
    const other = await walker.stranger();
    await walker.arrives();
    await walker.page.goto(`${walker.lane.server.origin}/bnpl/productBuyDetails?productOrderId=${other}`);
    await walker.sees(walker.text.notices.orderMissing);
    await walker.sees(walker.text.common.missing.orderMissing);
  },
  async 'token expired'(walker) {
    await walker.known();
    await toCart(walker);
    await walker.act({ action: 'expire', shopper: walker.token });
    await walker.continues();
    await walker.sees(walker.text.notices.tokenExpired);
    await expect.poll(() => askedOfApp(walker.page)).toContain('openLogin');
    expect(walker.sentTo('purchase/action')).toEqual([]);
    await walker.act({ action: 'login', shopper: walker.token });
    await walker.choosesInCart();
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'status 1'(walker) {
    await walker.known();
    await refusedInstalments(walker, walker.text.notices.bnplItemUnavailable);
    await walker.seesCart();
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'status 7'(walker) {
    await withEarlier(walker, ['pay', 'confirm', 'ship', 'deliver'], 'bnpl');
    await refusedInstalments(walker, walker.text.notices.bnplCurrentOrder);
    await walker.choose(walker.text.shop.cart.pickUp);
    await walker.seesCart({ credit: CREDIT - planOf(EARLIER, 2).rest });
    await walker.continues();
    await walker.isConfirmed();
  },
  async 'status 9'(walker) {
    const back = await withEarlier(walker, ['pay'], 'full');
    expect(await walker.gateway.submitRefund(back as Parameters<typeof walker.gateway.submitRefund>[0])).toMatchObject({
      kind: 'done',
    });
    await refusedInstalments(walker, walker.text.notices.bnplPendingRefund);
    await walker.seesCart();
    await walker.continues();
    await walker.isConfirmed();
  },
};
