import fc from 'fast-check';
import { loanProductId, productId } from '#core/lib/ids.ts';
import type { Paisa } from '#core/lib/money.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { BnplStatus, Plan, PurchasedProduct, PurchaseInfo } from '#core/purchase/purchase.ts';
import { shownText } from './product.ts';
import { paisa } from './shop.ts';

/** What a plan is beside the price that it is for; `share` is what is paid at once, in thousandths of it. */
const planTerms = fc.record({
  periods: fc.integer({ min: 1, max: 12 }),
  share: fc.nat(1000),
  markup: fc.oneof(fc.constant(0), paisa()),
  lineMarkup: fc.option(paisa()),
  bottomPrice: fc.option(paisa()),
  originalProductId: fc.uuid().map(loanProductId),
});

type PlanTerms = typeof planTerms extends fc.Arbitrary<infer T> ? T : never;

function planOf(price: Paisa, { share, ...terms }: PlanTerms): Plan {
  const downPayment = Math.floor((price * share) / 1000);
  const financingAmount = price - downPayment;
  const remainingAmount = financingAmount + terms.markup;
  return {
    ...terms,
    days: 30 * terms.periods,
    isMarkupFree: terms.markup === 0,
    downPayment,
    financingAmount,
    remainingAmount,
    total: downPayment + remainingAmount,
  };
}

/** A plan whose parts add up: down payment and remaining amount make the total, financing and markup the remainder. */
export const plan = (): fc.Arbitrary<Plan> =>
  fc.tuple(paisa(), planTerms).map(([price, terms]) => planOf(price, terms));

/** One of the statuses of the pay choice. */
export const bnplStatus = (): fc.Arbitrary<BnplStatus> =>
  fc.constantFrom(...(Object.keys(BNPL_AVAILABILITY) as BnplStatus[]));

/** A phone in the cart, whose total is its price and delivery without the discount; a charge that nobody names is none of it. */
const purchasedProduct: fc.Arbitrary<PurchasedProduct> = fc
  .record({
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
  })
  .map((product) => {
    const full = product.price + (product.deliveryCharges ?? 0);
    const discount = product.discount === null ? null : Math.min(product.discount, full);
    return { ...product, discount, totalPrice: full - (discount ?? 0) };
  });

/** What a cart may show: any deliveries, any status, none or some plans of the phone's price. */
export const purchaseInfo = (): fc.Arbitrary<PurchaseInfo> =>
  fc
    .record({
      allows: fc.record({ express: fc.boolean(), pickUp: fc.boolean() }),
      bottomPrice: fc.option(paisa()),
      bnplStatus: bnplStatus(),
      availableCredit: fc.option(paisa()),
      product: purchasedProduct,
      terms: fc.uniqueArray(planTerms, { maxLength: 4, selector: ({ originalProductId }) => originalProductId }),
      hasLostPlans: fc.boolean(),
      needsPolicy: fc.boolean(),
    })
    .map(({ terms, ...info }) => ({ ...info, plans: terms.map((each) => planOf(info.product.totalPrice, each)) }));
