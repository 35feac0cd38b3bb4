import { describe, expect, it } from 'vitest';
import type { Decoder } from '#adapters/gateway/decoder.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { keepTally } from '../tally.ts';

const ROW = '64 values out of range';
const tally = keepTally('core', 'values out of range');

/** As JSON brings them: an endless number among them. */
const HOSTILE: readonly (readonly [name: string, json: string])[] = [
  ['endless', '1e999'],
  ['endless below zero', '-1e999'],
  ['an exponent', '1e21'],
  ['a small exponent', '1e-7'],
  ['an exponent as text', '"1e+21"'],
  ['larger than safe', '9007199254740993'],
  ['negative', '-1'],
  ['negative text', '"-1"'],
  ['words for numbers', '"Infinity"'],
  ['30 February', '"2026-02-30"'],
  ['31 June with a time', '"2026-06-31T10:00:00+05:00"'],
  ['the year 275760', '8640000000000000'],
  ['the year 9999', '"9999-12-31"'],
  ['a day in 24 hours and a bit', '"2026-03-07T25:61"'],
  ['a megabyte of text', JSON.stringify('x'.repeat(1_000_000))],
  ['a megabyte of digits', JSON.stringify('9'.repeat(1_000_000))],
  ['half of a pair at its cut', JSON.stringify(`${'x'.repeat(1999)}😀😀`)],
  ['12,000 entries', `[${Array.from({ length: 12_000 }, () => '{}').join(',')}]`],
  ['100,000 instalments', '100000'],
  ['an object with toString', '{"toString":"x","valueOf":1}'],
];

/** A good answer of each question. */
const GOOD: Readonly<Record<string, unknown>> = {
  readProduct: {
    productId: 'p',
    productName: 'A phone',
    brandName: 'A brand',
    price: 100,
    linePrice: 150,
    discountRate: 33,
    version: '4G',
    deliveryTime: '3 days',
    installmentPlan: '3 months',
    productPicList: ['/one.webp'],
    pic: '/main.webp',
    presaleStatus: 1,
    presaleTime: '2026-03-07T09:05:00+05:00',
    description: { text: 'Words', attribute: { battery: { type: 'Li-Ion' } } },
    skuInfo: [{ skuCode: 's', color: 'Blue', colorPic: '/blue.webp', availableStatus: 1, storage: '128GB', price: 90 }],
  },
  readPurchase: {
    express: 1,
    pickUp: 0,
    bottomPrice: 14,
    bnplPayStatus: 10,
    availableCredit: 15,
    productInfo: {
      pic: '/main.webp',
      productName: 'A phone',
      brandName: 'A brand',
      color: 'Blue',
      storage: '128GB',
      price: 8,
      linePrice: 9,
      deliveryCharges: 10,
      lineDeliveryCharges: 11,
      discount: 12,
      totalPrice: 13,
      productId: 'p',
    },
    calcInfos: [
      {
        periods: 3,
        days: 91,
        total: 1,
        downPayment: 2,
        remainingAmount: 3,
        financingAmount: 4,
        markup: 5,
        lineMarkup: 6,
        bottomPrice: 7,
        markupFree: true,
        originalProductId: '30',
      },
    ],
  },
  readCalculation: {
    totalRepaymentAmount: 1,
    markup: 2,
    overdueCharge: 3,
    productAmount: 4,
    downPayment: 5,
    financingAmount: 6,
    loanDays: [{ days: 30, markupRate: '0.5', originalProductId: '30' }],
  },
  readOrder: {
    productOrderId: 'o',
    orderType: 1,
    orderProcessStatus: 4,
    receiptType: 1,
    viewPaymentBtn: true,
    overdueStatus: true,
    lockStatus: 1,
    lockTime: 1_772_856_300_000,
    expressCompanyName: 'A courier',
    trackingNumber: 'T-1',
    orderPlacementTime: '2026-03-07',
    paymentTime: 1_772_856_300_000,
    deliveryTime: null,
    signatureTime: null,
    expireTime: null,
    productInfo: {
      productName: 'A phone',
      brandName: 'A brand',
      pic: '/a.webp',
      color: 'Blue',
      storage: '1',
      price: 5,
    },
    productPriceInfo: { totalAmount: 1, productPrice: 2, deliveryCharges: 3, markup: 4, lineMarkup: 5, discount: 6 },
    installmentSummary: { installments: [{ amount: 5, dueTime: '2026-04-07' }] },
    name: 'Ayesha',
    phoneNumber: '03001234567',
    email: 'a@example.com',
    province: 'Punjab',
    city: 'Lahore',
    addr: 'House 12',
  },
  readRefund: {
    payType: 1,
    downPayment: 1,
    refundAmount: 2,
    amlOrCftFee: 3,
    tasdeepFee: 4,
    dataCheckFee: 5,
    refundProcessingFee: 6,
    totalFee: 7,
  },
};

const decoderOf = (call: string): Decoder<unknown> => {
  const found = Object.values(WIRE_CALLS).find((each) => each.call === call);
  if (found === undefined) throw new Error(`${call} is no call`);
  return found.answer;
};

describe(`reliability row ${ROW}`, () => {
  it.each(Object.keys(GOOD))('every field of %s: refused, left out or capped, and never slow', async (call) => {
    const decode = decoderOf(call);
    expect(decode(GOOD[call])).toBeDefined();
    for (const path of pathsIn(GOOD[call])) {
      for (const [name, json] of HOSTILE) {
        const answer = JSON.parse(JSON.stringify(GOOD[call])) as unknown;
        put(answer, path, JSON.parse(json));
        const before = process.cpuUsage();
        const read = decode(answer);
        // The processor's time, not the clock's: a busy machine makes no reading slow.
        const { user } = process.cpuUsage(before);
        // A number in the place of a text is shown in digits, or not at all.
        const isNumber = !/^["[{]/.test(json);
        const endless = isNumber ? (JSON.stringify(read ?? null).match(/Infinity|\de[+-]?\d/g) ?? []) : [];
        await tally.survive(ROW, 1, () => {
          expect([call, path.join('.'), name, [...faultsOf(read), ...endless], user < 200_000]).toEqual([
            call,
            path.join('.'),
            name,
            [],
            true,
          ]);
        });
      }
    }
  });
});

// Helpers

type Path = readonly (string | number)[];

/** Each place in an answer, objects and lists too. */
function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]): readonly Path[] => [
    [...at, key],
    ...pathsIn(each, [...at, key]),
  ]);
}

function put(holder: unknown, [key, ...rest]: Path, value: unknown): void {
  const fields = holder as Record<string, unknown>;
  if (key === undefined) return;
  if (rest.length === 0) fields[key] = value;
  else put(fields[key], rest, value);
}

/** What a page could not show: numbers that are none, texts and lists without an end, times after this century. */
function faultsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value === 'number') {
    const isShown = Number.isSafeInteger(value) && value >= 0;
    return isShown ? [] : [`${at}: ${value}`];
  }
  if (typeof value === 'string') {
    const isWhole = !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/.test(value);
    const isAmount = /price|amount|charge|rate|days/i.test(at);
    const isNumberLike = isAmount && /infinity|nan|e[+-]?\d|^-/i.test(value);
    return value.length <= 2000 && isWhole && !isNumberLike ? [] : [`${at}: ${value.slice(0, 40)}`];
  }
  if (Array.isArray(value)) {
    const long = value.length > 60 ? [`${at}: ${value.length} entries`] : [];
    return [...long, ...value.flatMap((each, index) => faultsOf(each, `${at}.${index}`))];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const isTime = /(?:At|Time)$/.test(key) && typeof each === 'number';
    if (isTime) return each > 0 && each < Date.UTC(2100, 0) ? [] : [`${key}: ${each}`];
    return faultsOf(each, key);
  });
}
