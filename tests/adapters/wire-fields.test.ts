import { describe, expect, it } from 'vitest';
import { READ_ADDRESS } from '#adapters/gateway/wire/read-address.ts';
import { READ_CALCULATION } from '#adapters/gateway/wire/read-calculation.ts';
import { READ_ORDER } from '#adapters/gateway/wire/read-order.ts';
import { READ_PRODUCT } from '#adapters/gateway/wire/read-product.ts';
import { READ_PURCHASE } from '#adapters/gateway/wire/read-purchase.ts';
import { READ_REFUND } from '#adapters/gateway/wire/read-refund.ts';

const ADDRESS = {
  name: 'Ayesha',
  phoneNumber: '03001234567',
  email: 'a@b.pk',
  province: 'Punjab',
  city: 'Lahore',
  addr: 'Model Town',
};
const { addr: street, ...rest } = ADDRESS;
const READ = { ...rest, street };

/** A moment of 2023, ms since 1970. */
const TIME = 1_700_000_000_000;

describe('R42 the fields of an answer, each with a value of its own', () => {
  it('R42a reads every field of a product and its variants', () => {
    const sku = { skuCode: 's', color: 'Blue', colorPic: '/blue.webp', availableStatus: 1, storage: '128GB' };
    const read = READ_PRODUCT.answer({
      productId: 'p',
      productName: 'A phone',
      brandName: 'A brand',
      price: 100,
      linePrice: 150,
      discountRate: '33',
      version: '4G',
      deliveryTime: '3 days',
      installmentPlan: '3 months',
      productPicList: ['/one.webp', '/two.webp'],
      pic: '/main.webp',
      presaleStatus: 1,
      presaleTime: '2026-03-07T04:05:00Z',
      description: { attribute: { battery: { type: 'Li-Ion' } } },
      skuInfo: [sku],
    });
    expect(read).toMatchObject({
      productId: 'p',
      name: 'A phone',
      brand: 'A brand',
      price: 10_000,
      linePrice: 15_000,
      discountRate: '33',
      version: '4G',
      deliveryTime: '3 days',
      presale: { kind: 'presale', startsAt: Date.UTC(2026, 2, 7, 4, 5) },
      description: { attribute: { battery: { type: 'Li-Ion' } } },
      skus: [{ skuCode: 's', color: 'Blue', isInStock: true, storage: '128GB' }],
    });
    const texts = JSON.stringify(read);
    for (const said of ['3 months', '/one.webp', '/two.webp', '/main.webp', '/blue.webp'])
      expect(texts).toContain(said);
  });

  it('R42b reads every field of a purchase and its terms', () => {
    const term = {
      periods: 3,
      days: 91,
      total: 1,
      downPayment: 2,
      remainingAmount: 3,
      financingAmount: 4,
      markup: 5,
      lineMarkup: 6,
      bottomPrice: 7,
    };
    const price = {
      price: 8,
      linePrice: 9,
      deliveryCharges: 10,
      lineDeliveryCharges: 11,
      discount: 12,
      totalPrice: 13,
    };
    const product = {
      pic: '/main.webp',
      productName: 'A phone',
      brandName: 'A brand',
      color: 'Blue',
      storage: '128GB',
    };
    const read = READ_PURCHASE.answer({
      express: 1,
      pickUp: 0,
      bottomPrice: 14,
      bnplPayStatus: 10,
      availableCredit: 15,
      productInfo: { ...product, ...price, productId: 'p' },
      calcInfos: [{ ...term, markupFree: true, originalProductId: '30' }],
    });
    expect(read).toEqual({
      allows: { express: true, pickUp: false },
      bottomPrice: 1400,
      bnplStatus: 'available',
      availableCredit: 1500,
      hasLostPlans: false,
      needsPolicy: false,
      product: {
        picture: '/main.webp',
        name: 'A phone',
        brand: 'A brand',
        color: 'Blue',
        storage: '128GB',
        productId: 'p',
        ...inPaisa(price),
      },
      plans: [{ ...inPaisa(term), periods: 3, days: 91, isMarkupFree: true, originalProductId: '30' }],
    });
  });

  it('R42c reads every field of an address and of a calculation', () => {
    expect(READ_ADDRESS.answer(ADDRESS)).toEqual(READ);
    const figures = {
      totalRepaymentAmount: 1,
      markup: 2,
      overdueCharge: 3,
      productAmount: 4,
      downPayment: 5,
      financingAmount: 6,
    };
    const loanDays = [{ days: 60, markupRate: '0.35', originalProductId: '60' }];
    expect(READ_CALCULATION.answer({ ...figures, loanDays })).toEqual({ ...inPaisa(figures), loanDays });
  });

  it('R42d reads every field of an order', () => {
    const prices = { totalAmount: 1, productPrice: 2, deliveryCharges: 3, markup: 4, lineMarkup: 5, discount: 6 };
    const read = READ_ORDER.answer({
      productOrderId: '7',
      orderType: 2,
      orderProcessStatus: 4,
      receiptType: 1,
      viewPaymentBtn: true,
      overdueStatus: 1,
      lockStatus: 1,
      lockTime: TIME + 101,
      expressCompanyName: 'A courier',
      trackingNumber: 'T-1',
      orderPlacementTime: TIME + 102,
      paymentTime: TIME + 103,
      deliveryTime: TIME + 104,
      signatureTime: TIME + 105,
      expireTime: TIME + 106,
      productInfo: { productName: 'A phone', brandName: 'A brand', pic: '/main.webp', price: 8 },
      productPriceInfo: prices,
      installmentSummary: {
        installments: [
          { amount: 9, dueTime: TIME + 107, paidTime: TIME + 108, markup: 1, penalty: 2 },
          { amount: 10, paidTime: null },
          { amount: 11 },
        ],
        downPayment: 14,
      },
      unlockAmount: 12,
      refundTime: TIME + 109,
      refundAmount: 13,
      ...ADDRESS,
    });
    expect(read).toEqual({
      productOrderId: '7',
      paymentType: 'bnpl',
      status: 'shipped',
      receiptType: 'express',
      hasPaymentButton: true,
      isOverdue: true,
      isLocked: true,
      lockTime: TIME + 101,
      expressCompanyName: 'A courier',
      trackingNumber: 'T-1',
      times: {
        placedAt: TIME + 102,
        paidAt: TIME + 103,
        shippedAt: TIME + 104,
        receivedAt: TIME + 105,
        cancelledAt: TIME + 106,
      },
      product: {
        name: 'A phone',
        brand: 'A brand',
        picture: '/main.webp',
        color: null,
        storage: null,
        price: 800,
      },
      prices: inPaisa(prices),
      address: READ,
      installments: [
        { amount: 900, dueTime: TIME + 107, isPaid: true, paidTime: TIME + 108, markup: 100, penalty: 200 },
        { amount: 1000, dueTime: null, isPaid: false, paidTime: null, markup: null, penalty: null },
        // Nothing is said of what was paid.
        { amount: 1100, dueTime: null, isPaid: null, paidTime: null, markup: null, penalty: null },
      ],
      downPayment: 1400,
      unlockAmount: 1200,
      refund: { askedAt: TIME + 109, amount: 1300, isUnclear: false },
    });
  });

  it('R42e reads every field of a refund', () => {
    const same = { downPayment: 1, refundAmount: 2, dataCheckFee: 3, refundProcessingFee: 4, totalFee: 5 };
    const fees = { amlOrCftFee: 6, tasdeepFee: 7 };
    const read = { ...inPaisa(same), amlFee: 600, tasdeeqFee: 700 };
    expect(READ_REFUND.answer({ payType: 1, ...same, ...fees })).toEqual({ ...read, paid: 'full' });
    expect(READ_REFUND.answer({ payType: 2, ...same, ...fees })).toEqual({ ...read, paid: 'downPayment' });
  });
});

// Helpers

function inPaisa<K extends string>(rupees: Readonly<Record<K, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries<number>(rupees).map(([name, amount]) => [name, amount * 100]));
}
