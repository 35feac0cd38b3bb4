import { expect } from 'vitest';
import { type OrderId, orderId, productId } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { PurchaseChoice } from '#core/purchase/purchase.ts';
import { KEY_LAWS } from './gateway-key-laws.ts';
import { ORDER_LAWS } from './gateway-order-laws.ts';
import { ADDRESS, bought, type MakeGateway, ME, must, PHONE, refusalOf, SKU, YOU } from './gateway-under-test.ts';
import { type Cannot, describeContract } from './laws.ts';

export { WITHOUT_KEYS } from './gateway-key-laws.ts';
export type { GatewayUnderTest } from './gateway-under-test.ts';

/** Every call that names an order, for the laws that hold for all of them. */
const ORDER_CALLS: readonly ((gateway: Gateway, order: OrderId) => Promise<Outcome<unknown>>)[] = [
  (gateway, order) => gateway.cancelWaitingOrder(order),
  (gateway, order) => gateway.readPurchase(order),
  (gateway, order) => gateway.askBnpl(order),
  (gateway, order) => gateway.readAddress(order),
  (gateway, order) => gateway.saveAddress(order, ADDRESS),
  (gateway, order) =>
    gateway.continuePurchase({
      productOrderId: order,
      receiptType: 'express',
      paymentType: 'full',
      originalProductId: null,
    }),
  (gateway, order) =>
    gateway.readCalculation({
      productOrderId: order,
      productAmount: 0,
      overdueDays: 0,
      loanDays: 30,
      originalProductId: null,
    }),
  (gateway, order) => gateway.readOrder(order),
  (gateway, order) => gateway.confirmReceipt(order),
  (gateway, order) => gateway.readRefund(order),
  (gateway, order) => gateway.submitRefund(order),
];

const LAWS = {
  ...ORDER_LAWS,
  ...KEY_LAWS,
  async 'reads a phone with its variants, prices in paisa'(make: MakeGateway) {
    const product = must(await (await make()).as(ME).readProduct(PHONE));
    expect(product).toMatchObject({ productId: PHONE, brand: 'Samsung', price: 5_599_900, linePrice: 5_999_900 });
    expect(product.skus.length).toBe(6);
    expect(product.description.attribute.display.size).toBe('6.7 inches');
    expect(product.description.attribute.display.protection).toBeNull();
    expect(product.presale).toEqual({ kind: 'none' });
  },
  async 'R72 refuses a phone that does not exist with 400128'(make: MakeGateway) {
    expect(refusalOf(await (await make()).as(ME).readProduct(productId('nokia-3310')))).toBe(400128);
  },
  async 'R72 refuses a missing, a wrong and an expired token by their codes'(make: MakeGateway) {
    const { as, perform } = await make();
    expect(refusalOf(await as('').readProduct(PHONE))).toBe(400112);
    expect(refusalOf(await as('somebody').readProduct(PHONE))).toBe(400114);
    await perform({ action: 'expire', shopper: ME });
    expect(refusalOf(await as(ME).readProduct(PHONE))).toBe(400113);
    await perform({ action: 'login', shopper: ME });
    expect((await as(ME).readProduct(PHONE)).kind).toBe('done');
  },
  async 'R43 buying takes the piece from the stock, and the last piece is nobody else’s'(make: MakeGateway) {
    const { as, perform } = await make();
    await perform({ action: 'stock', sku: SKU, left: 1 });
    const inStock = async (): Promise<boolean | undefined> =>
      must(await as(YOU).readProduct(PHONE)).skus.find((sku) => sku.skuCode === SKU)?.isInStock;
    expect(await inStock()).toBe(true);
    const order = await bought(as(ME));
    expect(await inStock()).toBe(false);
    expect(must(await as(YOU).startPurchase({ productId: PHONE, skuCode: SKU }))).toMatchObject({
      hasEnoughStock: false,
      productOrderId: null,
    });
    must(await as(ME).cancelWaitingOrder(order));
    expect(await inStock()).toBe(true);
  },
  async 'R44 names the order that waits for payment instead of opening another'(make: MakeGateway) {
    const { as } = await make();
    const order = await bought(as(ME));
    expect(must(await as(ME).startPurchase({ productId: PHONE, skuCode: SKU }))).toEqual({
      productOrderId: null,
      isOtherOrderWaiting: true,
      waitingOrderId: order,
      hasEnoughStock: true,
    });
    must(await as(ME).cancelWaitingOrder(order));
    expect(await bought(as(ME))).not.toBe(order);
  },
  async 'Q65 an order’s id goes back digit for digit'(make: MakeGateway) {
    const { as } = await make();
    const order = await bought(as(ME));
    expect(Number.isSafeInteger(Number(order))).toBe(false);
    expect(must(await as(ME).readOrder(order)).productOrderId).toBe(order);
  },
  async 'the cart’s terms add up: down payment, financing and markup make the total'(make: MakeGateway) {
    const { as } = await make();
    const { plans, product } = must(await as(ME).readPurchase(await bought(as(ME))));
    expect(plans.map(({ periods, days }) => [periods, days])).toEqual([
      [1, 30],
      [2, 60],
      [3, 90],
    ]);
    for (const plan of plans) {
      expect(plan.downPayment + plan.financingAmount).toBe(product.totalPrice);
      expect(plan.financingAmount + plan.markup).toBe(plan.remainingAmount);
      expect(plan.downPayment + plan.remainingAmount).toBe(plan.total);
      expect(plan.isMarkupFree).toBe(plan.markup === 0);
    }
    expect(product.totalPrice).toBe(product.price + product.deliveryCharges - product.discount);
  },
  async 'R50 the status decides whether there are terms'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    expect(must(await as(ME).readPurchase(order)).bnplStatus).toBe('available');
    await perform({ action: 'bnpl', shopper: ME, status: 4 });
    expect(must(await as(ME).readPurchase(order))).toMatchObject({ bnplStatus: 'overdue', plans: [] });
  },
  async 'R57 keeps an address to the letter, for the order and for the next one'(make: MakeGateway) {
    const { as } = await make();
    const order = await bought(as(ME));
    expect(must(await as(ME).readAddress(order))).toBeNull();
    must(await as(ME).saveAddress(order, ADDRESS));
    expect(must(await as(ME).readAddress(order))).toEqual(ADDRESS);
    must(await as(ME).cancelWaitingOrder(order));
    expect(must(await as(ME).readAddress(await bought(as(ME))))).toEqual(ADDRESS);
  },
  async 'R72 refuses an address with a wrong phone number by 400115'(make: MakeGateway) {
    const { as } = await make();
    const order = await bought(as(ME));
    expect(refusalOf(await as(ME).saveAddress(order, { ...ADDRESS, phoneNumber: '12345678901' }))).toBe(400115);
  },
  async 'R55 Continue asks for an address, and refuses instalments without credit by 400310'(make: MakeGateway) {
    const { as, perform } = await make();
    const order = await bought(as(ME));
    const choice: PurchaseChoice = {
      productOrderId: order,
      receiptType: 'express',
      paymentType: 'full',
      originalProductId: null,
    };
    expect(must(await as(ME).continuePurchase(choice)).result).toBe('addressMissing');
    must(await as(ME).saveAddress(order, ADDRESS));
    const { plans } = must(await as(ME).readPurchase(order));
    await perform({ action: 'bnpl', shopper: ME, status: 3 });
    const onInstalments = {
      ...choice,
      paymentType: 'bnpl' as const,
      originalProductId: plans[0]?.originalProductId ?? null,
    };
    expect(refusalOf(await as(ME).continuePurchase(onInstalments))).toBe(400310);
    expect(must(await as(ME).continuePurchase(choice))).toMatchObject({ result: 'accepted', paymentType: 'full' });
  },
  async 'R60 the calculator’s figures add up, and lateness costs 2 % a day'(make: MakeGateway) {
    const { as } = await make();
    const order = await bought(as(ME));
    const ask = async (overdueDays: number) =>
      must(
        await as(ME).readCalculation({
          productOrderId: order,
          productAmount: 0,
          overdueDays,
          loanDays: 60,
          originalProductId: null,
        }),
      );
    const onTime = await ask(0);
    const late = await ask(7);
    expect(onTime.overdueCharge).toBe(0);
    expect(late.overdueCharge).toBe((onTime.financingAmount * 2 * 7) / 100);
    expect(late.totalRepaymentAmount).toBe(onTime.totalRepaymentAmount + late.overdueCharge);
    expect(onTime.totalRepaymentAmount).toBe(onTime.downPayment + onTime.financingAmount + onTime.markup);
    expect(onTime.loanDays.map(({ days }) => days)).toEqual([30, 60, 90]);
  },
  async 'Q32 another shopper’s order, in every call, is answered as one that does not exist'(make: MakeGateway) {
    const { as } = await make();
    const mine = await bought(as(ME));
    must(await as(ME).saveAddress(mine, ADDRESS));
    for (const call of ORDER_CALLS) {
      const foreign = await call(as(YOU), mine);
      expect(foreign).toEqual(await call(as(YOU), orderId('12')));
      expect(refusalOf(foreign)).toBe(400147);
    }
    expect(must(await as(ME).readOrder(mine)).status).toBe('waitingForPayment');
  },
  async 'R35 a complaint is accepted in both languages’ spellings, and not without its fields'(make: MakeGateway) {
    const gateway = (await make()).as(ME);
    const complaint = { name: 'Ayesha', mobile: '3001234567', problem: 'Somebody called – کسی نے فون کیا' };
    expect(must(await gateway.fileComplaint({ language: 'en', ...complaint }))).toEqual({ accepted: true });
    expect(must(await gateway.fileComplaint({ language: 'ur', ...complaint }))).toEqual({ accepted: true });
    expect(must(await gateway.fileComplaint({ language: 'en', ...complaint, mobile: '123' }))).toEqual({
      accepted: false,
    });
  },
};

/** The contract of every gateway adapter; `cannot` is `WITHOUT_KEYS` for one that takes no idempotency keys. */
export function gatewayContract(adapter: string, make: MakeGateway, cannot: Cannot = {}): void {
  describeContract('gateway', adapter, LAWS, make, cannot);
}
