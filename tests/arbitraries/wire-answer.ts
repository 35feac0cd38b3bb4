import fc from 'fast-check';
import type { Call } from '#core/ports/gateway.ts';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_ROWS } from '#core/product/product.ts';

/** JSON as a gateway sends it. */
type Json = Readonly<Record<string, unknown>>;

const rupees = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }),
  fc.integer({ min: 0, max: 500_000 }).map(String),
  fc.integer({ min: 0, max: 50_000_000 }).map((paisa) => (paisa / 100).toFixed(2)),
);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value);
const flag = fc.constantFrom<unknown>(true, false, 0, 1);
const id = fc.oneof(fc.uuid(), fc.integer({ min: 1, max: 2 ** 50 }), fc.stringMatching(/^\d{19}$/));
const text = fc.string({ minLength: 1, maxLength: 20 }).filter((each) => each.trim() !== '');
const time = maybe(fc.oneof(fc.integer({ min: 1e12, max: 2e12 }), fc.constant('2026-03-07T09:05:00+05:00')));
const picture = maybe(fc.constantFrom('/gateway/pictures/a.svg', 'https://cdn.example/a.webp'));

/** Payments of a plan; of some nothing is said of what was paid. */
const installments = fc.array(
  fc.record(
    { amount: maybe(rupees), dueTime: time, paidTime: time, markup: maybe(rupees), penalty: maybe(rupees) },
    { requiredKeys: [] },
  ),
  { maxLength: 12 },
);

/** The tables of a phone: groups and rows of them may be missing. */
const attribute = fc.record(
  Object.fromEntries(
    ATTRIBUTE_GROUPS.map((group) => [
      group,
      maybe(
        fc.record(Object.fromEntries(ATTRIBUTE_ROWS[group].map((row) => [row, maybe(text)])), { requiredKeys: [] }),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

const address = { name: text, phoneNumber: text, email: text, province: text, city: text, addr: text };

/** Every answer that the 13 calls may give, in the wire's own spelling. Calls without data answer an empty object. */
const ANSWERS: Record<Exclude<Call, 'fileComplaint'>, fc.Arbitrary<Json>> = {
  readProduct: fc.record({
    productId: id,
    productName: text,
    brandName: maybe(text),
    price: rupees,
    linePrice: maybe(rupees),
    discountRate: maybe(fc.oneof(fc.integer({ min: 0, max: 99 }), text)),
    version: maybe(text),
    deliveryTime: maybe(text),
    installmentPlan: maybe(text),
    example: maybe(
      fc.record({ downPayment: rupees, periods: fc.nat(12), perPeriod: rupees, total: rupees }, { requiredKeys: [] }),
    ),
    productPicList: maybe(fc.array(picture, { maxLength: 4 })),
    pic: picture,
    presaleStatus: maybe(fc.integer({ min: 0, max: 3 })),
    presaleTime: time,
    description: maybe(fc.record({ text: maybe(text), attribute: maybe(attribute) }, { requiredKeys: [] })),
    skuInfo: maybe(
      fc.array(
        fc.record({
          skuCode: id,
          color: text,
          colorPic: picture,
          availableStatus: maybe(fc.integer({ min: 0, max: 2 })),
          storage: text,
          price: maybe(rupees),
        }),
        { maxLength: 4 },
      ),
    ),
  }),
  startPurchase: fc.record({
    productOrderId: maybe(id),
    waitingPayOrder: flag,
    watingPayProductOrderId: maybe(id),
    enoughStock: flag,
  }),
  cancelWaitingOrder: fc.constant({}),
  readPurchase: fc.record({
    express: flag,
    pickUp: flag,
    bottomPrice: maybe(rupees),
    bnplPayStatus: fc.integer({ min: 0, max: 12 }),
    availableCredit: maybe(rupees),
    partnerPolicy: maybe(flag),
    productInfo: fc.record({
      pic: picture,
      productName: text,
      brandName: text,
      color: maybe(text),
      storage: maybe(text),
      price: rupees,
      linePrice: maybe(rupees),
      deliveryCharges: rupees,
      lineDeliveryCharges: maybe(rupees),
      discount: rupees,
      totalPrice: rupees,
      productId: id,
    }),
    calcInfos: fc.array(
      fc.record({
        periods: fc.integer({ min: 1, max: 12 }),
        days: fc.integer({ min: 30, max: 360 }),
        total: rupees,
        downPayment: rupees,
        remainingAmount: rupees,
        financingAmount: rupees,
        markup: rupees,
        lineMarkup: maybe(rupees),
        markupFree: flag,
        bottomPrice: maybe(rupees),
        originalProductId: id,
      }),
      { maxLength: 3 },
    ),
  }),
  askBnpl: fc.record({ currentStep: fc.constantFrom(1110, 1030, 1000), productOrderId: id }),
  readAddress: fc.record(address),
  saveAddress: fc.constant({}),
  continuePurchase: fc.record({
    status: fc.integer({ min: 0, max: 5 }),
    orderPayType: maybe(fc.constantFrom(1, 2)),
    currentStep: maybe(fc.constantFrom(1110, 1030)),
    productOrderId: maybe(id),
  }),
  readCalculation: fc.record({
    totalRepaymentAmount: rupees,
    markup: rupees,
    overdueCharge: rupees,
    productAmount: rupees,
    downPayment: rupees,
    financingAmount: rupees,
    loanDays: fc.array(fc.record({ days: fc.integer({ min: 1, max: 360 }), markupRate: text, originalProductId: id }), {
      maxLength: 4,
    }),
  }),
  readOrder: fc.record({
    productOrderId: id,
    orderType: fc.integer({ min: 0, max: 4 }),
    orderProcessStatus: fc.integer({ min: 0, max: 10 }),
    receiptType: maybe(fc.constantFrom(1, 2)),
    viewPaymentBtn: flag,
    overdueStatus: flag,
    lockStatus: maybe(fc.constantFrom(0, 1)),
    lockTime: time,
    expressCompanyName: maybe(text),
    trackingNumber: maybe(text),
    orderPlacementTime: time,
    paymentTime: time,
    deliveryTime: time,
    signatureTime: time,
    expireTime: time,
    productInfo: fc.record({
      productName: text,
      brandName: text,
      pic: picture,
      color: maybe(text),
      storage: maybe(text),
      price: rupees,
    }),
    productPriceInfo: fc.record({
      totalAmount: rupees,
      productPrice: rupees,
      deliveryCharges: rupees,
      markup: rupees,
      lineMarkup: maybe(rupees),
      discount: rupees,
    }),
    installmentSummary: maybe(
      fc.record({
        installments: fc.oneof(fc.integer({ min: 0, max: 12 }), installments),
        downPayment: maybe(rupees),
      }),
    ),
    unlockAmount: maybe(rupees),
    refundTime: time,
    refundAmount: maybe(rupees),
    ...address,
  }),
  confirmReceipt: fc.constant({}),
  readRefund: fc.record({
    payType: maybe(fc.constantFrom(1, 2)),
    downPayment: rupees,
    refundAmount: rupees,
    amlOrCftFee: rupees,
    tasdeepFee: rupees,
    dataCheckFee: rupees,
    refundProcessingFee: rupees,
    totalFee: rupees,
  }),
  submitRefund: fc.constant({}),
};

/**
 * An answer that a call must accept, as decrypted JSON in the wire's spelling: every field of the wire document, in what it
 * allows and in what the client takes beside that of gateways that are there already, like amounts as text.
 */
export const wireAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<Json> => ANSWERS[call];

/** Values that no field should let in as they are: other types, negative and endless numbers, foreign digits, a prototype. */
export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(-1, 1e308, 'NaN', 'Infinity', '-5', '1e9', '0x10', '١٢', '<b>', 'javascript:alert(1)'),
    fc.constant('{"__proto__":{"polluted":1}}').map((json): unknown => JSON.parse(json)),
  );

/** A good answer with one of its fields, at any depth, made hostile or left out. */
export const hostileAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<unknown> =>
  fc.tuple(wireAnswer(call), hostileValue(), fc.nat(), fc.boolean()).map(([answer, value, at, isLeftOut]) => {
    const copy = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
    const places = placesIn(copy);
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return value;
    if (isLeftOut) delete place.holder[place.key];
    else place.holder[place.key] = value;
    return copy;
  });

interface PlaceOf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): readonly PlaceOf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
