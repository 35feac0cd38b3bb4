import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import type { StateTexts } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { TestServer } from '../../support/test-server.ts';
import { buttonNamed, lastButton, shownTexts } from '../reach.ts';
import { costOf, type Purchase, phoneId, skuOf } from './purchases.ts';
import { type Explained, expectAfter, expectAmounts, expectWords } from './reader.ts';
import { ALL_PERIODS, CREDIT, feesOf, type Money, type Plan, type Price, planOf, written } from './tariff.ts';
import { askedOfApp, becomes, refresh } from './walking-app.ts';
import type { Sent } from './wire-record.ts';

/** A page on which purchases are walked one after the other, and what it sent. */
export interface Lane {
  readonly page: Page;
  readonly sent: Sent[];
  readonly server: TestServer;
}

/** Somebody who buys a phone: what he sees, what he pressed, what the wire received. */
export class Walker {
  readonly text: StateTexts;
  readonly token: string;
  readonly gateway: Gateway;
  readonly page: Page;
  /** Requests from before this purchase. */
  private readonly before: number;
  cost: Price;
  payment: Purchase['payment'];

  readonly lane: Lane;
  readonly purchase: Purchase;

  constructor(lane: Lane, purchase: Purchase) {
    this.lane = lane;
    this.purchase = purchase;
    const name = purchase.name.replace(/[^A-Za-z]+/g, '-').slice(0, 50);
    this.token = `${SANDBOX.token}-${name}`;
    this.text = shownTexts(purchase.language);
    this.gateway = createMemoryGateway(lane.server.lender, async () => ({ token: this.token, parameters: {} }));
    this.page = lane.page;
    this.before = lane.sent.length;
    this.cost = costOf(purchase);
    this.payment = purchase.payment;
  }

  // What others do.

  async act(...actions: readonly Action[]): Promise<void> {
    for (const action of actions) expect(await this.lane.server.lender.act(action)).toMatchObject({ ok: true });
  }

  /** The shopper's orders as they are stored, oldest first. */
  async orders(): Promise<readonly OrderRecord[]> {
    const result = await this.lane.server.lender.act({ action: 'orders', shopper: this.token });
    return result.ok ? (result.stored as readonly OrderRecord[]) : [];
  }

  async order(): Promise<OrderId> {
    const last = (await this.orders()).at(-1);
    if (last === undefined) throw new Error('there is no order');
    return last.id as OrderId;
  }

  /** Another order of this shopper, from before: bought without the pages. */
  async earlier(phone = 'xiaomi-redmi-14c', sku = 'xiaomi-redmi-14c--sage-green--128gb-4gb'): Promise<OrderId> {
    const started = await this.gateway.startPurchase({ productId: productId(phone), skuCode: skuCode(sku) });
    const id = started.kind === 'done' ? started.data.productOrderId : null;
    if (id === null) throw new Error('the sandbox sold nothing');
    expect(await this.gateway.saveAddress(id, SAMPLE_ADDRESS)).toMatchObject({ kind: 'done' });
    return id;
  }

  /** The shopper was here before: his address is known. */
  async known(): Promise<void> {
    expect(await this.gateway.cancelWaitingOrder(await this.earlier())).toMatchObject({ kind: 'done' });
  }

  // What the shopper does.

  press = (name: string): Promise<void> => lastButton(this.page, name).click();
  /** Chooses what is not chosen yet. */
  async choose(name: string): Promise<void> {
    const choice = buttonNamed(this.page, name);
    await choice.waitFor();
    if (!(await choice.isChecked())) await choice.click();
  }
  sees = (words: string): Promise<void> => expectWords(this.page, words);

  /** From the shelf through the cart and Continue. */
  async buys(): Promise<void> {
    await this.known();
    await this.arrives();
    await this.choosesVariant();
    await this.press(this.text.shop.product.buyNow);
    await this.choosesInCart();
    await this.press(this.text.common.continue);
    await this.isConfirmed();
  }

  /** Opens the phone's page as this shopper. */
  async arrives(): Promise<void> {
    await becomes(this.page, { token: this.token, language: this.purchase.language });
    await this.page.goto(`${this.lane.server.origin}/bnpl/productInfo?productId=${phoneId(this.purchase)}`);
    await this.page.locator('#root [data-buy]:not([data-shell] *)').waitFor();
  }

  /** Chooses colour and version; the price on the page is the variant's. */
  async choosesVariant(): Promise<void> {
    const sku = skuOf(this.purchase);
    const colors = this.page.locator('input[name="color"]');
    const at = await this.page.evaluate((slug) => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('label:has(input[name="color"]) img')];
      return pictures.findIndex(({ src }) => src.includes(`/${slug}/`));
    }, sku.split('--')[1] ?? '');
    await colors.nth(at).check({ force: true });
    await this.page.locator('input[name="storage"]').nth(this.purchase.version).check({ force: true });
    await expectAmounts(this.page, this.onProduct());
  }

  /** What a product's page may show: the variant's price, and what its first version costs in instalments. */
  private onProduct(): Explained {
    const first = costOf({ ...this.purchase, version: 0 });
    const examples = [first, this.cost].flatMap((price) => ALL_PERIODS.map((each) => planOf(price, each)));
    const { price, list, toPay } = this.cost;
    return { price, list, toPay, ...explainedPlans(examples) };
  }

  /** What the pages of this purchase may show once it is in the cart. */
  explained(more: Explained = {}): Explained {
    const { price, list, discount, toPay } = this.cost;
    const plans = ALL_PERIODS.map((each) => planOf(this.cost, each));
    return {
      price,
      list,
      discount,
      toPay,
      free: 0n,
      struckDelivery: 25_000n,
      credit: CREDIT,
      ...explainedPlans(plans),
      ...more,
    };
  }

  /** The plan that is paid by; null for the whole at once. */
  get plan(): Plan | null {
    return this.payment === 'full' ? null : planOf(this.cost, this.payment);
  }

  /** What is paid first. */
  get first(): Money {
    return this.plan?.down ?? this.cost.toPay;
  }

  /** Chooses delivery, payment and plan in the cart, and sees what each costs. */
  async choosesInCart({ credit = CREDIT }: { readonly credit?: Money } = {}): Promise<void> {
    const { cart } = this.text.shop;
    const { delivery } = this.purchase;
    if (delivery === 'pickUp') await this.choose(cart.pickUp);
    if (this.payment === 'full') await this.choose(cart.full);
    else await this.choose(cart.terms({ periods: this.payment }));
    await this.seesCart({ credit });
  }

  async seesCart({ credit = CREDIT }: { readonly credit?: Money } = {}): Promise<void> {
    const { cart } = this.text.shop;
    const { price, discount } = this.cost;
    await expectAmounts(this.page, this.explained({ credit }), [
      [cart.productPrice, price],
      [cart.deliveryCharges, 0n],
      [cart.discount, discount],
    ]);
    if (this.plan === null) await expectAfter(this.page, cart.payNow, this.first, this.purchase.language);
    else await this.sees(cart.plan.today({ amount: written(this.first, this.purchase.language) }));
  }

  /** Continue went through: the app confirms the order, and the wire received what was chosen. */
  async isConfirmed(): Promise<void> {
    const order = await this.order();
    await expect.poll(() => askedOfApp(this.page)).toContain(`openOrderConfirmation ${order}`);
    expect(this.sentTo('now/buy').at(-1)).toMatchObject({
      productId: phoneId(this.purchase),
      skuCode: skuOf(this.purchase),
    });
    expect(this.sentTo('purchase/action').at(-1)).toMatchObject({
      productOrderId: order,
      receiptType: this.purchase.delivery === 'express' ? 1 : 2,
      paymentType: this.payment === 'full' ? 1 : 2,
    });
    const { originalProductId } = this.sentTo('purchase/action').at(-1) ?? {};
    expect(originalProductId ?? '').toBe(this.plan?.id ?? '');
    expect((await this.orders()).at(-1)?.firstPayment).toBe(Number(this.first / 100n));
  }

  /** What went to a call during this purchase. */
  sentTo(path: string): readonly Sent['fields'][] {
    return this.lane.sent.slice(this.before).flatMap((each) => (each.path === path ? [each.fields] : []));
  }

  // The order's page.

  /** The app opens the order's page. */
  async opensOrder(): Promise<void> {
    const order = await this.order();
    await this.page.goto(`${this.lane.server.origin}/bnpl/productBuyDetails?productOrderId=${order}&back=1`);
  }

  /** Something happens to the order, and the app says so. */
  async meanwhile(
    ...steps: readonly ('pay' | 'review' | 'approve' | 'confirm' | 'ship' | 'deliver' | 'return' | 'cancel' | 'repay')[]
  ): Promise<void> {
    const order = await this.order();
    await this.act(...steps.map((action) => ({ action, order })));
    await refresh(this.page, 'refreshOrder');
  }

  /** The order's page says where it stands, and every amount on it is right. */
  async seesOrder(status: keyof StateTexts['shop']['order']['status'], more: Explained = {}): Promise<void> {
    const { order } = this.text.shop;
    await this.page.locator(`[data-status="${status}"]`).waitFor();
    await this.sees(order.status[status]);
    if (this.purchase.delivery === 'express' && ['waitingForSeller', 'readyForShipment', 'shipped'].includes(status))
      await this.sees(status === 'readyForShipment' ? order.addressOpen : order.addressNote);
    const { total, markup } = this.plan ?? { total: this.cost.toPay, markup: null };
    await expectAfter(this.page, order.total, total, this.purchase.language);
    const toggle = buttonNamed(this.page, order.breakdown);
    if ((await toggle.count()) > 0) await toggle.click();
    const { aml, processing, tasdeeq, dataCheck, total: fees } = this.fees;
    const cancelling = [aml, processing, tasdeeq, dataCheck, fees, this.first - fees];
    await expectAmounts(this.page, this.explained({ cancelling, ...more }), [
      [order.productPrice, this.cost.price],
      [order.deliveryCharges, 0n],
      [order.discount, this.cost.discount],
      ...(markup === null ? [] : [[order.markup, markup] as const]),
    ]);
  }

  get fees() {
    return feesOf(this.payment !== 'full');
  }
}

/** Every amount of plans: each part, what it adds up to so far and what is left of it, and what it costs more. */
function explainedPlans(plans: readonly Plan[]): Explained {
  const sums = plans.flatMap(({ down, parts }) =>
    parts.flatMap((_, at) => {
      const paid = parts.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0n);
      const left = parts.slice(at).reduce((sum, { amount }) => sum + amount, 0n);
      return [paid, left, down + paid];
    }),
  );
  return {
    downPayments: plans.map(({ down }) => down),
    loans: plans.map(({ loan }) => loan),
    markups: plans.flatMap(({ markup, struckMarkup, parts }) => [
      markup,
      struckMarkup,
      ...parts.map((part) => part.markup),
    ]),
    rests: plans.map(({ rest }) => rest),
    totals: plans.map(({ total }) => total),
    parts: plans.flatMap(({ parts }) => parts.map(({ amount }) => amount)),
    sums,
  };
}
