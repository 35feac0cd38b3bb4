import fc from 'fast-check';
import { loanProductId, productId } from '#core/lib/ids.ts';
import type { CalcTerm, PurchaseInfo } from '#core/purchase/purchase.ts';
import { shownText } from './product.ts';
import { paisa } from './shop.ts';

/** A term whose parts add up: down payment and remaining amount make the total, financing and markup the remainder. */
export const calcTerm = (): fc.Arbitrary<CalcTerm> =>
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
    .map((term) => {
      const remainingAmount = term.financingAmount + term.markup;
      return { ...term, days: 30 * term.periods, remainingAmount, total: term.downPayment + remainingAmount };
    });

/** What a cart may show: any deliveries, any status from 0 to 12, none or some terms. */
export const purchaseInfo = (): fc.Arbitrary<PurchaseInfo> =>
  fc.record({
    allows: fc.record({ express: fc.boolean(), pickUp: fc.boolean() }),
    bottomPrice: fc.option(paisa()),
    bnplPayStatus: fc.integer({ min: 0, max: 12 }),
    availableCredit: fc.option(paisa()),
    product: fc.record({
      productId: fc.option(fc.uuid().map(productId)),
      productName: shownText(),
      brandName: shownText(),
      pic: fc.constant(null),
      color: fc.option(shownText()),
      storage: fc.option(shownText()),
      price: paisa(),
      linePrice: fc.option(paisa()),
      deliveryCharges: paisa(),
      lineDeliveryCharges: fc.option(paisa()),
      discount: paisa(),
      totalPrice: paisa(),
    }),
    calcInfos: fc.uniqueArray(calcTerm(), { maxLength: 4, selector: ({ originalProductId }) => originalProductId }),
    needsPolicy: fc.boolean(),
  });
