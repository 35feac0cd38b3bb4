import { POLICY_PRODUCT, PRESALE_PRODUCT, SOLD_OUT_SKU, VARIANTS } from '../catalogue/variants.ts';
import { SAMPLE_ADDRESS } from './address.ts';
import { TOUR_PHONE } from './shopper.ts';
import type { CartChoice } from './shopper-driver.ts';
import type { Tour, TourContext } from './tour.ts';

const OTHER_PHONE = 'xiaomi-redmi-14c';

const ON_INSTALMENTS: CartChoice = { paymentType: 'bnpl', periods: 3, receiptType: 'express' };
const IN_FULL: CartChoice = { paymentType: 'full', periods: null, receiptType: 'express' };

async function buyAndPay({ shopper, expect, order }: TourContext, phone: string, choice: CartChoice): Promise<void> {
  await expect(shopper.buy(phone), 'cart');
  await expect(shopper.enterAddress(SAMPLE_ADDRESS), 'saved');
  await expect(shopper.continueCart(choice), 'continued');
  await expect(shopper.perform({ action: 'pay', order: order() }), 'done');
  await expect(shopper.readOrder(order()), 'waitingForSeller');
}

async function deliver({ shopper, expect, order }: TourContext): Promise<void> {
  await expect(shopper.perform({ action: 'confirm', order: order() }), 'done');
  await expect(shopper.readOrder(order()), 'readyForShipment');
  await expect(shopper.perform({ action: 'ship', order: order() }), 'done');
  await expect(shopper.readOrder(order()), 'shipped');
  await expect(shopper.confirmReceipt(order()), 'received');
}

async function refund({ shopper, expect, order }: TourContext): Promise<void> {
  await expect(shopper.refund(order()), 'requested');
  await expect(shopper.readOrder(order()), 'returns');
}

/** Every journey that `shop tour` can walk. */
export const TOURS: Readonly<Record<string, Tour>> = {
  'buy-and-refund': {
    title: 'A phone on instalments from product to receipt, then a second one in full, refunded while it cools off',
    async walk(tour) {
      await buyAndPay(tour, TOUR_PHONE, ON_INSTALMENTS);
      await tour.expect(tour.shopper.calculate(tour.order(), 90, 7), 'calculated');
      await deliver(tour);
      await buyAndPay(tour, OTHER_PHONE, IN_FULL);
      await refund(tour);
    },
  },
  'buy-in-full': {
    title: 'A phone paid at once, from product to receipt',
    async walk(tour) {
      await buyAndPay(tour, OTHER_PHONE, IN_FULL);
      await deliver(tour);
    },
  },
  'cooling-off': {
    title: 'A phone on instalments, given back before it ships',
    async walk(tour) {
      await buyAndPay(tour, TOUR_PHONE, ON_INSTALMENTS);
      await refund(tour);
    },
  },
  'pick-up': {
    title: 'A phone picked up at the seller, without an address',
    async walk(tour) {
      const { shopper, expect, order } = tour;
      await expect(shopper.buy(OTHER_PHONE), 'cart');
      await expect(shopper.continueCart({ ...IN_FULL, receiptType: 'pickUp' }), 'continued');
      await expect(shopper.perform({ action: 'pay', order: order() }), 'done');
    },
  },
  'no-address': {
    title: 'Continue without an address is refused with its message',
    async walk({ shopper, expect }) {
      await expect(shopper.buy(OTHER_PHONE), 'cart');
      await expect(shopper.continueCart(IN_FULL), 'stayed');
    },
  },
  'pending-order': {
    title: 'A second purchase meets the order that waits for payment, and cancels it',
    async walk({ shopper, expect }) {
      await expect(shopper.buy(TOUR_PHONE), 'cart');
      await expect(shopper.buy(OTHER_PHONE, null, 'leave'), 'pendingOrder');
      await expect(shopper.buy(OTHER_PHONE, null, 'cancel'), 'cart');
    },
  },
  'under-review': {
    title: 'An instalment order goes under review, blocks the next purchase and is approved',
    async walk({ shopper, expect, order }) {
      await expect(shopper.buy(TOUR_PHONE), 'cart');
      await expect(shopper.enterAddress(SAMPLE_ADDRESS), 'saved');
      await expect(shopper.continueCart(ON_INSTALMENTS), 'continued');
      await expect(shopper.perform({ action: 'review', order: order() }), 'done');
      await expect(shopper.readOrder(order()), 'underReview');
      await expect(shopper.buy(OTHER_PHONE), 'stayed');
      await expect(shopper.perform({ action: 'approve', order: order() }), 'done');
      await expect(shopper.readOrder(order()), 'waitingForSeller');
    },
  },
  'seller-cancels': {
    title: 'The seller cancels a paid order',
    async walk(tour) {
      await buyAndPay(tour, OTHER_PHONE, IN_FULL);
      await tour.expect(tour.shopper.perform({ action: 'cancel', order: tour.order() }), 'done');
      await tour.expect(tour.shopper.readOrder(tour.order()), 'cancelled');
    },
  },
  'next-step': {
    title: 'An unfinished instalment application leads to the page of its step in the app',
    async walk({ shopper, expect, token }) {
      await expect(shopper.perform({ action: 'step', shopper: token, step: 1030 }), 'done');
      await expect(shopper.buy(TOUR_PHONE), 'cart');
      await expect(shopper.continueCart(ON_INSTALMENTS), 'elsewhere');
    },
  },
  'partner-policy': {
    title: "The partner retailer's policy is agreed to before an instalment order goes on",
    async walk({ shopper, expect }) {
      await expect(shopper.buy(POLICY_PRODUCT), 'cart');
      await expect(shopper.enterAddress(SAMPLE_ADDRESS), 'saved');
      await expect(shopper.continueCart(ON_INSTALMENTS), 'continued');
    },
  },
  'sold-out': {
    title: 'The chosen variant is sold out',
    async walk({ shopper, expect }) {
      const soldOut = VARIANTS.find((variant) => variant.skuCode === SOLD_OUT_SKU);
      await expect(shopper.buy(soldOut?.phone.id ?? '', SOLD_OUT_SKU), 'soldOut');
    },
  },
  presale: {
    title: 'A phone in pre-sale cannot be bought yet',
    async walk({ shopper, expect }) {
      await expect(shopper.buy(PRESALE_PRODUCT), 'presale');
    },
  },
  'bnpl-unavailable': {
    title: 'Every status that forbids instalments leaves the cart on full payment',
    async walk({ shopper, expect, token }) {
      await expect(shopper.buy(TOUR_PHONE), 'cart');
      for (const status of [1, 2, 3, 4, 5, 7, 8, 9]) {
        await expect(shopper.perform({ action: 'bnpl', shopper: token, status }), 'done');
        await expect(shopper.continueCart(ON_INSTALMENTS), 'paymentUnavailable');
      }
    },
  },
};
