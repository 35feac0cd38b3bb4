import type { Address } from '#core/address/address.ts';
import { type OrderId, orderId, productId } from '#core/lib/ids.ts';
import { type Paisa, rupeesFromPaisa } from '#core/lib/money.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { equal, holds, matches, must, refusedBy } from './checks.ts';
import { choiceFor, type Law, lawsOf } from './law.ts';

const law = lawsOf('shop');

const CALLS_BY_ORDER = [
  ...(['cancelWaitingOrder', 'readPurchase', 'askBnpl', 'readAddress'] as const),
  ...(['readOrder', 'confirmReceipt', 'readRefund', 'submitRefund'] as const),
];

/** Every call that names an order, for the law that holds for all of them. */
const ORDER_CALLS: Readonly<
  Record<string, (gateway: Gateway, order: OrderId, address: Address) => Promise<Outcome<unknown>>>
> = {
  ...Object.fromEntries(
    CALLS_BY_ORDER.map((name) => [name, (gateway: Gateway, order: OrderId) => gateway[name](order)]),
  ),
  saveAddress: (gateway, order, address) => gateway.saveAddress(order, address),
  continuePurchase: (gateway, order) => gateway.continuePurchase(choiceFor(order, 'full')),
  readCalculation: (gateway, order) => gateway.readCalculation(calculationOf(order, 0, null)),
};

/** What every gateway answers, from the phone to Continue. */
export const SHOP_LAWS: readonly Law[] = [
  law('', 'reads a phone with its variants, prices in rupees', { shoppers: 0 }).holds(async ({ me, fixtures }) => {
    const { productId: id, skuCode: sku, price, linePrice, variants, variantPrices = {} } = fixtures.product;
    const product = must(await me.gateway.readProduct(productId(id)));
    const { name = product.name, brand = product.brand } = fixtures.product;
    matches(product, { productId: id, name, brand }, 'the phone');
    equal(rupeesFromPaisa(product.price), price, 'its price');
    if (linePrice !== undefined) {
      equal(product.linePrice === null ? null : rupeesFromPaisa(product.linePrice), linePrice, 'its struck price');
    }
    if (variants !== undefined) equal(product.skus.length, variants, 'the number of its variants');
    const variant = product.skus.find((each) => each.skuCode === sku);
    equal(variant?.isInStock, true, 'the variant is in stock');
    const prices = product.skus.map((each) => [each.skuCode, rupeesFromPaisa(each.price ?? product.price)] as const);
    const expected = prices.map(([code]) => [code, variantPrices[code] ?? price] as const);
    const missing = Object.keys(variantPrices).find((code) => !prices.some(([each]) => each === code));
    holds(missing === undefined, `the variant ${missing} is missing`);
    equal(Object.fromEntries(prices), Object.fromEntries(expected), 'the price of the variant');
    equal(product.presale, { kind: 'none' }, 'its pre-sale');
  }),
  law('', 'every variant costs in the cart what the phone’s page says').holds(async ({ me, choice }) => {
    const { skus, price } = must(await me.gateway.readProduct(choice.productId));
    for (const { skuCode, price: own } of skus.filter((each) => each.isInStock)) {
      const { productOrderId } = must(await me.gateway.startPurchase({ ...choice, skuCode }));
      holds(productOrderId !== null, `buying ${skuCode} opens an order`);
      equal(
        must(await me.gateway.readPurchase(productOrderId)).product.price,
        own ?? price,
        `the price of ${skuCode}, paisa`,
      );
      must(await me.gateway.cancelWaitingOrder(productOrderId));
    }
  }),
  law('R72', 'refuses a phone that does not exist by 400128', { shoppers: 0 }).holds(
    async ({ me, fixtures, choice }) => {
      const unknown = productId(fixtures.unknown.productId);
      refusedBy(await me.gateway.readProduct(unknown), 400128, 'product/detail');
      refusedBy(await me.gateway.startPurchase({ ...choice, productId: unknown }), 400128, 'now/buy');
    },
  ),
  law('R72', 'refuses a missing and a wrong token by 400112 and 400114', { shoppers: 0 }).holds(
    async ({ fixtures, as, choice }) => {
      refusedBy(await as('').readProduct(choice.productId), 400112, 'no token');
      refusedBy(await as(fixtures.unknown.token).readProduct(choice.productId), 400114, 'a wrong token');
    },
  ),
  law('R72', 'refuses an expired token by 400113 until the shopper has logged in', {
    needs: ['expire', 'login'],
  }).holds(async ({ me, perform, choice }) => {
    await perform({ action: 'expire', shopper: me.token });
    refusedBy(await me.gateway.readProduct(choice.productId), 400113, 'an expired token');
    await perform({ action: 'login', shopper: me.token });
    must(await me.gateway.readProduct(choice.productId));
  }),
  law('R43', 'buying takes the piece from the stock, and the last piece is nobody else’s', {
    needs: ['stock'],
    shoppers: 2,
  }).holds(async ({ me, you, fixtures, perform, choice }) => {
    const { skuCode: sku } = choice;
    const inStock = async (): Promise<boolean | undefined> =>
      must(await you.gateway.readProduct(choice.productId)).skus.find((each) => each.skuCode === sku)?.isInStock;
    await perform({ action: 'stock', sku, left: 1 });
    try {
      equal(await inStock(), true, 'one piece is in stock');
      const order = await me.buys();
      equal(await inStock(), false, 'the last piece that was bought is in stock');
      const started = must(await you.gateway.startPurchase(choice));
      matches(started, { hasEnoughStock: false, productOrderId: null }, 'buying what is sold out');
      must(await me.gateway.cancelWaitingOrder(order));
      equal(await inStock(), true, 'the piece of a cancelled order is in stock');
    } finally {
      if (fixtures.product.stock !== null) await perform({ action: 'stock', sku, left: fixtures.product.stock });
    }
  }),
  law('R44', 'names the order that waits for payment instead of opening another').holds(async ({ me, choice }) => {
    const order = await me.buys();
    const again = must(await me.gateway.startPurchase(choice));
    matches(again, { productOrderId: null, isOtherOrderWaiting: true, waitingOrderId: order }, 'buying again');
    must(await me.gateway.cancelWaitingOrder(order));
    holds((await me.buys()) !== order, 'the next order has an id of its own');
  }),
  law('Q65', 'an order’s id goes back digit for digit').holds(async ({ me }) => {
    const order = await me.buys();
    equal(must(await me.gateway.readOrder(order)).productOrderId, order, 'the id');
  }),
  law('', 'the cart’s terms add up: down payment, financing and markup make the total').holds(
    async ({ me, fixtures }) => {
      const purchase = must(await me.gateway.readPurchase(await me.buys()));
      const { plans, product } = purchase;
      equal(purchase.allows.express, true, 'it can be sent');
      const { skuCode, price, variantPrices } = fixtures.product;
      equal(rupeesFromPaisa(product.price), variantPrices?.[skuCode] ?? price, 'its price');
      asksFor(purchase.bottomPrice, product.totalPrice, 'what is asked for in full');
      const offered = plans.map(({ periods, days }) => ({ periods, days }));
      equal(offered, fixtures.terms.plans, 'the plans');
      for (const plan of plans) {
        asksFor(plan.bottomPrice, plan.downPayment, 'what is asked for in instalments');
        equal(plan.downPayment + plan.remainingAmount, plan.total, 'down payment and what remains');
        if (plan.markup !== null)
          equal(plan.financingAmount + plan.markup, plan.remainingAmount, 'financing and markup');
        equal(plan.downPayment + plan.financingAmount, product.totalPrice, 'down payment and financing');
        if (plan.markup !== null) equal(plan.isMarkupFree, plan.markup === 0, 'free of markup');
      }
      const { deliveryCharges, discount } = product;
      if (deliveryCharges !== null && discount !== null)
        equal(product.totalPrice, product.price + deliveryCharges - discount, 'what is to pay');
    },
  ),
  law('R57', 'an address is stored with its order, and offered for the next one').holds(async ({ me, address }) => {
    const order = await me.buys();
    equal(must(await me.gateway.readAddress(order)), null, 'the first order’s address');
    must(await me.gateway.saveAddress(order, address));
    equal(must(await me.gateway.readAddress(order)), address, 'the address that was saved');
    const shown = must(await me.gateway.readOrder(order)).address;
    if (shown !== null) equal(shown, address, 'the address that the order shows');
    must(await me.gateway.cancelWaitingOrder(order));
    equal(must(await me.gateway.readAddress(await me.buys())), address, 'the next order’s address');
  }),
  law('R72', 'refuses an address with a wrong phone number by 400115, one that lacks a text by 400110').holds(
    async ({ me, address }) => {
      const order = await me.buys();
      const wrong = await me.gateway.saveAddress(order, { ...address, phoneNumber: '12345678901' });
      refusedBy(wrong, 400115, 'complete/addr');
      refusedBy(await me.gateway.saveAddress(order, { ...address, street: '' }), 400110, 'complete/addr');
      equal(must(await me.gateway.readAddress(order)), null, 'the address after the refusals');
    },
  ),
  law('R55', 'Continue asks for an address first').holds(async ({ me, address }) => {
    const choice = choiceFor(await me.buys(), 'full');
    equal(must(await me.gateway.continuePurchase(choice)).result, 'addressMissing', 'Continue without an address');
    must(await me.gateway.saveAddress(choice.productOrderId, address));
    const answer = must(await me.gateway.continuePurchase(choice));
    matches(answer, { result: 'accepted', paymentType: 'full' }, 'Continue with one');
  }),
  law('R55', 'Continue refuses instalments without credit by 400310', { needs: ['bnpl'] }).holds(
    async ({ me, address, perform }) => {
      const order = await me.buys();
      must(await me.gateway.saveAddress(order, address));
      const { originalProductId: plan } = await me.longestPlan(order);
      await perform({ action: 'bnpl', shopper: me.token, status: 3 });
      refusedBy(await me.gateway.continuePurchase(choiceFor(order, 'bnpl', plan)), 400310, 'purchase/action');
      equal(must(await me.gateway.continuePurchase(choiceFor(order, 'full'))).result, 'accepted', 'paying in full');
    },
  ),
  law('R50', 'a shopper’s credit is shown, and decides on instalments', { needs: ['credit'] }).holds(
    async ({ me, perform }) => {
      const order = await me.buys();
      await perform({ action: 'credit', shopper: me.token, limit: CREDIT });
      const { availableCredit } = must(await me.gateway.readPurchase(order));
      if (availableCredit !== null) equal(rupeesFromPaisa(availableCredit), CREDIT, 'the credit');
      await perform({ action: 'credit', shopper: me.token, limit: 0 });
      equal(must(await me.gateway.readPurchase(order)).bnplStatus, 'creditInsufficient', 'instalments without credit');
    },
  ),
  law('R45', 'an application stands where the lender set it', { needs: ['step'] }).holds(async ({ me, perform }) => {
    const order = await me.buys();
    for (const step of [1000, 1110]) {
      await perform({ action: 'step', shopper: me.token, step });
      const { nativeStep } = must(await me.gateway.askBnpl(order));
      equal(nativeStep, step === CART_STEP ? null : step, `the page of the app at step ${step}`);
    }
  }),
  law('R55', 'refuses a plan that does not exist by 400310').holds(async ({ me, address, fixtures }) => {
    const order = await me.buys();
    must(await me.gateway.saveAddress(order, address));
    const { loanProductId: plan } = fixtures.unknown;
    refusedBy(await me.gateway.continuePurchase(choiceFor(order, 'bnpl', plan)), 400310, 'purchase/action');
    refusedBy(await me.gateway.readCalculation(calculationOf(order, 0, plan)), 400310, 'get/calc/info');
    equal(await me.statusOf(order), 'waitingForPayment', 'the order after the refusals');
  }),
  law(
    'R60',
    'the calculator’s figures add up, and each late day costs the same, at most its percentage of the loan',
  ).holds(async ({ me, fixtures }) => {
    const { plans, penaltyPercent } = fixtures.terms;
    const order = await me.buys();
    const { originalProductId: plan } = await me.longestPlan(order);
    const onTime = must(await me.gateway.readCalculation(calculationOf(order, 0, plan)));
    const late = must(await me.gateway.readCalculation(calculationOf(order, 7, plan)));
    equal(onTime.overdueCharge, 0, 'the charge of who pays in time');
    const later = must(await me.gateway.readCalculation(calculationOf(order, 14, plan)));
    // Of the whole loan, or of the share that is late: that is the lender's to say (Q42).
    const most = Math.round((onTime.financingAmount * penaltyPercent * 7) / 100);
    equal(late.overdueCharge > 0 && late.overdueCharge <= most, true, `the charge of 7 days is at most ${most}`);
    equal(later.overdueCharge, 2 * late.overdueCharge, 'the charge of 14 days');
    equal(late.totalRepaymentAmount, onTime.totalRepaymentAmount + late.overdueCharge, 'what is paid back late');
    const parts = onTime.downPayment + onTime.financingAmount + onTime.markup;
    equal(onTime.totalRepaymentAmount, parts, 'what is paid back in time');
    equal(
      onTime.loanDays.map(({ days }) => days),
      plans.map(({ days }) => days),
      'the periods',
    );
  }),
  law('Q32', 'another shopper’s order, in every call, is answered as one that does not exist', { shoppers: 2 }).holds(
    async ({ me, you, address, fixtures }) => {
      const mine = await me.buys();
      const unknown = orderId(fixtures.unknown.productOrderId);
      must(await me.gateway.saveAddress(mine, address));
      for (const [name, call] of Object.entries(ORDER_CALLS)) {
        const foreign = await call(you.gateway, mine, address);
        equal(foreign, await call(you.gateway, unknown, address), `${name}: both answers`);
        refusedBy(foreign, 400147, name);
      }
      equal(await me.statusOf(mine), 'waitingForPayment', 'the order afterwards');
    },
  ),
  law('R35', 'a complaint is accepted in both languages’ spellings, and not with a wrong number', {
    shoppers: 0,
  }).holds(async ({ me }) => {
    const complaint = { name: 'Ayesha', mobile: '3001234567', problem: 'Somebody called – کسی نے فون کیا' };
    for (const language of ['en', 'ur'] as const) {
      equal(must(await me.gateway.fileComplaint({ language, ...complaint })).accepted, true, language);
    }
    const wrong = await me.gateway.fileComplaint({ language: 'en', ...complaint, mobile: '123' });
    equal(must(wrong).accepted, false, 'a wrong number');
  }),
];

/** A credit that no shopper begins with, rupees. */
const CREDIT = 23_000;
/** The step of an application that is the cart, and no page of the app. */
const CART_STEP = 1110;

/** Throws where the bar at the bottom asks for something else; it may be missing, and 0 hides it (R48). */
function asksFor(bottomPrice: Paisa | null, expected: Paisa, what: string): void {
  if (bottomPrice !== null && bottomPrice > 0) equal(bottomPrice, expected, what);
}

const calculationOf = (productOrderId: OrderId, overdueDays: number, plan: string | null) => ({
  productOrderId,
  productAmount: 0,
  overdueDays,
  loanDays: 0,
  originalProductId: choiceFor(productOrderId, 'bnpl', plan).originalProductId,
});
