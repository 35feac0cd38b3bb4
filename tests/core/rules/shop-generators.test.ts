import fc from 'fast-check';
import { describe, it } from 'vitest';
import { DISTRICTS, PROVINCES } from '#core/address/districts.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { ATTRIBUTE_ROWS } from '#core/product/product.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { deviceClock, deviceTime } from '../../arbitraries/clock.ts';
import { validComplaint } from '../../arbitraries/complaint.ts';
import { installment, order, orderStatus, refundInfo } from '../../arbitraries/order.ts';
import { digitString, edition, writtenAs } from '../../arbitraries/phone-number.ts';
import { planExample, presale, product, shownText, sku } from '../../arbitraries/product.ts';
import { bnplStatus, plan, purchaseInfo } from '../../arbitraries/purchase.ts';
import { outcomeOf, paisa, refusalCode, validAddress } from '../../arbitraries/shop.ts';
import { generatorLaws } from '../../support/generator-laws.ts';

/** A whole number from 0 that JSON carries: money in paisa, and times. */
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isCountOrNull = (value: unknown): boolean => value === null || isCount(value);
/** Few are enough for a generator of few parts, and for one of many. */
const shrunk = 6;

describe('what is typed and shown', () => {
  generatorLaws('deviceTime', {
    make: deviceTime,
    shrunk,
    isCorrect: (time) => isCount(time) && time <= Date.UTC(2100, 0, 1),
    reaches: {
      '1970': (time) => time === 0,
      'an hour that is skipped abroad': (time) => time === Date.UTC(2026, 2, 29, 1),
      'this century': (time) => time > Date.UTC(2001, 0, 1),
    },
  });
  it('deviceClock stands at such a time, and goes on', () => {
    fc.assert(
      fc.property(deviceClock(), (clock) => {
        const before = clock.now();
        clock.pass(5);
        return isCount(before) && clock.now() === before + 5;
      }),
    );
  });
  generatorLaws('edition', {
    make: edition,
    shrunk,
    isCorrect: (since) => since === 'classic' || since === 'tabs',
    reaches: { classic: (since) => since === 'classic', tabs: (since) => since === 'tabs' },
  });
  generatorLaws('digitString', {
    make: digitString,
    shrunk,
    isCorrect: (digits) => /^\d{0,24}$/.test(digits),
    reaches: { none: (digits) => digits === '', 'more than a field takes': (digits) => digits.length > 12 },
  });
  generatorLaws('writtenAs', {
    make: () => writtenAs('0516011632'),
    shrunk,
    isCorrect: (text) => asciiOf(text) === '0516011632',
    reaches: {
      'digits of Urdu': (text) => /[\u06f0-\u06f9]/.test(text),
      'digits of Arabic': (text) => /[\u0660-\u0669]/.test(text),
      'what nobody sees': (text) => text.includes('\u200f'),
      brackets: (text) => text.includes('('),
    },
  });
  generatorLaws('shownText', {
    make: shownText,
    shrunk,
    isCorrect: (text) => text !== '' && text.length <= 1000,
    reaches: { 'a text of several signs': (text) => text.length > 3 },
  });
});

describe('what a person sends', () => {
  generatorLaws('validComplaint', {
    make: validComplaint,
    shrunk,
    isCorrect: ({ name, mobile, problem }) =>
      name.trim() !== '' && /^3\d{9}$/.test(mobile) && problem.trim() !== '' && problem.length <= 2000,
    reaches: {
      English: ({ language }) => language === 'en',
      Urdu: ({ language }) => language === 'ur',
      'a long one': ({ problem }) => problem.length > 200,
    },
  });
  generatorLaws('validAddress', {
    make: validAddress,
    shrunk,
    isCorrect: ({ province, city, phoneNumber, name, street }) =>
      Object.entries(DISTRICTS).some(([each, list]) => each === province && list.some(({ en }) => en === city)) &&
      /^03\d{9}$/.test(phoneNumber) &&
      name.length <= 60 &&
      street.length <= 200,
    reaches: Object.fromEntries(
      PROVINCES.map((each) => [each, ({ province }: { province: string }) => province === each]),
    ),
  });
  generatorLaws('paisa', {
    make: paisa,
    shrunk,
    isCorrect: (amount) => isCount(amount) && amount <= 100_000_000,
    reaches: { 'above a loan': (amount) => amount > 5_000_000, 'parts of a rupee': (amount) => amount % 100 > 0 },
  });
});

describe('the shop', () => {
  const isSku = ({ skuCode, price }: { skuCode: string; price: number | null }): boolean =>
    skuCode !== '' && isCountOrNull(price);
  generatorLaws('sku', {
    make: sku,
    shrunk,
    isCorrect: isSku,
    reaches: {
      'sold out': ({ isInStock }) => !isInStock,
      'a price of the phone’s': ({ price }) => price === null,
      'a price of its own': ({ price }) => price !== null,
    },
  });
  generatorLaws('presale', {
    make: presale,
    shrunk,
    isCorrect: (each) => each.kind !== 'presale' || isCountOrNull(each.startsAt),
    reaches: Object.fromEntries(
      ['none', 'presale', 'unclear'].map((kind) => [kind, (each: { kind: string }) => each.kind === kind]),
    ),
  });
  generatorLaws('planExample', {
    make: planExample,
    shrunk,
    isCorrect: (example) => Object.values(example).every(isCount),
    reaches: {
      'one that adds up': (each) => each.total === each.downPayment + each.periods * each.perPeriod,
      'one that does not': (each) => each.total !== each.downPayment + each.periods * each.perPeriod,
    },
  });
  generatorLaws('product', {
    make: product,
    shrunk: 2,
    isCorrect: ({ skus, price, description }) =>
      isCount(price) &&
      new Set(skus.map(({ skuCode }) => skuCode)).size === skus.length &&
      skus.every(isSku) &&
      Object.entries(ATTRIBUTE_ROWS).every(([group, rows]) =>
        rows.every((row) => row in description.attribute[group as keyof typeof ATTRIBUTE_ROWS]),
      ),
    reaches: {
      'no variant': ({ skus }) => skus.length === 0,
      'several variants': ({ skus }) => skus.length > 2,
      'no example': ({ example }) => example === null,
    },
  });
  generatorLaws('plan', {
    make: plan,
    shrunk,
    isCorrect: isPlan,
    reaches: {
      'free of markup': ({ isMarkupFree }) => isMarkupFree,
      'with markup': ({ markup }) => Number(markup) > 0,
      'twelve periods': ({ periods }) => periods === 12,
    },
  });
  generatorLaws('bnplStatus', {
    make: bnplStatus,
    shrunk,
    isCorrect: (status) => status !== undefined,
    reaches: { available: (status) => status === 'available', overdue: (status) => status === 'overdue' },
  });
  generatorLaws('purchaseInfo', {
    make: purchaseInfo,
    shrunk: 2,
    isCorrect: ({ product: { price, deliveryCharges, discount, totalPrice }, plans }) =>
      totalPrice === price + Number(deliveryCharges) - Number(discount) &&
      isCount(totalPrice) &&
      plans.every((each) => isPlan(each) && each.downPayment + each.financingAmount === totalPrice),
    reaches: {
      'no plan': ({ plans }) => plans.length === 0,
      'several plans': ({ plans }) => plans.length > 2,
      'no delivery': ({ allows }) => !allows.express && !allows.pickUp,
      'charges that nobody names': ({ product: { deliveryCharges } }) => deliveryCharges === null,
    },
  });
});

describe('orders', () => {
  generatorLaws('orderStatus', {
    make: orderStatus,
    shrunk,
    isCorrect: (status) => status === null || ORDER_STATUSES.includes(status),
    reaches: Object.fromEntries(
      [null, ...ORDER_STATUSES].map((each) => [String(each), (made: unknown) => made === each]),
    ),
  });
  generatorLaws('installment', {
    make: installment,
    shrunk,
    isCorrect: ({ isPaid, paidTime, amount, markup, penalty }) =>
      (paidTime === null || isPaid === true) &&
      [amount, markup, penalty].every(isCountOrNull) &&
      Number(markup) <= Number(amount ?? markup),
    reaches: {
      'one of which nothing is said': ({ isPaid }) => isPaid === null,
      'one that is open': ({ isPaid }) => isPaid === false,
      'one that is paid': ({ isPaid }) => isPaid === true,
    },
  });
  generatorLaws('order', {
    make: order,
    shrunk: 2,
    isCorrect: ({ prices, installments, times }) =>
      Object.values(prices).every(isCountOrNull) &&
      Object.values(times).every(isCountOrNull) &&
      installments.length <= 12,
    reaches: {
      'in full': ({ paymentType }) => paymentType === 'full',
      'in instalments': ({ paymentType }) => paymentType === 'bnpl',
      'without an address': ({ address }) => address === null,
      locked: ({ isLocked }) => isLocked,
    },
  });
  generatorLaws('refundInfo', {
    make: refundInfo,
    shrunk,
    isCorrect: ({ downPayment, refundAmount, totalFee, ...fees }) =>
      downPayment - totalFee === refundAmount &&
      Number(fees.amlFee) + Number(fees.tasdeeqFee) + Number(fees.dataCheckFee) + Number(fees.refundProcessingFee) ===
        totalFee,
    reaches: { 'in full': ({ paid }) => paid === 'full', 'of a down payment': ({ paid }) => paid === 'downPayment' },
  });
});

describe('answers', () => {
  generatorLaws('refusalCode', {
    make: refusalCode,
    shrunk,
    isCorrect: (code) => isCount(code) && code !== 0,
    reaches: { 'one of the catalogue’s': (code) => code === 400147, 'another one': (code) => code < 400_000 },
  });
  generatorLaws('outcomeOf', {
    make: () => outcomeOf(paisa()),
    shrunk,
    isCorrect: (outcome) => outcome.kind !== 'done' || isCount(outcome.data),
    reaches: Object.fromEntries(
      ['done', 'refused', 'failed', 'unknown'].map((kind) => [kind, (each: { kind: string }) => each.kind === kind]),
    ),
  });
});

// Helpers

function isPlan({ downPayment, financingAmount, remainingAmount, markup, total, isMarkupFree }: Plan): boolean {
  return (
    downPayment + remainingAmount === total &&
    financingAmount + Number(markup) === remainingAmount &&
    isMarkupFree === (markup === 0)
  );
}

const ZEROS = [0x30, 0x660, 0x6f0];

/** The digits of a text, by their distance from the zero of their script. */
function asciiOf(text: string): string {
  return Array.from(text)
    .map((sign) => ZEROS.map((zero) => (sign.codePointAt(0) ?? 0) - zero).find((value) => value >= 0 && value <= 9))
    .join('');
}
