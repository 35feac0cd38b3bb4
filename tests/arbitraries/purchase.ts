import fc from 'fast-check';
import { loanProductId, productId } from '#core/lib/ids.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { BnplStatus, Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { shownText } from './product.ts';
import { paisa } from './shop.ts';

/** A plan whose parts add up: down payment and remaining amount make the total, financing and markup the remainder. */
export const plan = (): fc.Arbitrary<Plan> =>
  fc
    .record({
      periods: fc.integer({ min: 1, max: 12 }),
      downPayment: paisa(),
      financingAmount: paisa(),
      markup: paisa(),
      lineMarkup: fc.option(paisa()),
      isMarkupFree: fc.boolean(),
      bottomPrice: fc.option(paisa()),
      originalProductId: fc.uuid().map(loanProductId),
    })
    .map((terms) => {
      const remainingAmount = terms.financingAmount + terms.markup;
      return { ...terms, days: 30 * terms.periods, remainingAmount, total: terms.downPayment + remainingAmount };
    });

/** One of the statuses of the pay choice. */
export const bnplStatus = (): fc.Arbitrary<BnplStatus> =>
  fc.constantFrom(...(Object.keys(BNPL_AVAILABILITY) as BnplStatus[]));

/** What a cart may show: any deliveries, any status, none or some plans. */
export const purchaseInfo = (): fc.Arbitrary<PurchaseInfo> =>
  fc.record({
    allows: fc.record({ express: fc.boolean(), pickUp: fc.boolean() }),
    bottomPrice: fc.option(paisa()),
    bnplStatus: bnplStatus(),
    availableCredit: fc.option(paisa()),
    product: fc.record({
      productId: fc.option(fc.uuid().map(productId)),
      name: shownText(),
      brand: shownText(),
      picture: fc.constant(null),
      color: fc.option(shownText()),
      storage: fc.option(shownText()),
      price: paisa(),
      linePrice: fc.option(paisa()),
      deliveryCharges: fc.option(paisa()),
      lineDeliveryCharges: fc.option(paisa()),
      discount: fc.option(paisa()),
      totalPrice: paisa(),
    }),
    plans: fc.uniqueArray(plan(), { maxLength: 4, selector: ({ originalProductId }) => originalProductId }),
    hasLostPlans: fc.boolean(),
    needsPolicy: fc.boolean(),
  });
