/** `asaan/adapters/composition`: adapters become screens in a container of their own. */
import { createAddressScreen } from '#core/screens/address.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createPlanComparisonScreen } from '#core/screens/plan-comparison.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import type { ScreenCreators } from './compose-shop.ts';

export { composeShop, type ScreenCreators, type Shop, type ShopAdapters } from './compose-shop.ts';
export { composeSite, type SiteAdapters, type SiteTools } from './compose-site.ts';
export { makeLazily } from './container.ts';

/** Every screen of the shop at once, for drivers that do not fetch their code page by page. */
export const ALL_SCREENS: ScreenCreators = {
  product: createProductScreen,
  cart: createCartScreen,
  planComparison: createPlanComparisonScreen,
  address: createAddressScreen,
  bnplCalculator: createBnplCalculatorScreen,
  order: createOrderScreen,
  refund: createRefundScreen,
};
