import type { createAddressScreen } from './address.ts';
import type { createBnplCalculatorScreen } from './bnpl-calculator.ts';
import type { createCartScreen } from './cart.ts';
import type { createComplaintScreen } from './complaint.ts';
import type { createForwardScreen } from './forward.ts';
import type { createLoanCalculatorScreen } from './loan-calculator.ts';
import type { createNumberCheckScreen } from './number-check.ts';
import type { createOrderScreen } from './order.ts';
import type { createPlanComparisonScreen } from './plan-comparison.ts';
import type { createProductScreen } from './product.ts';
import type { createRefundScreen } from './refund.ts';

/** A screen's creator without its first argument, the ports: what is left to say is what the page is about. */
export type FactoryOf<Create> = Create extends (ports: never, ...about: infer About) => infer Made
  ? (...about: About) => Made
  : never;

/** Makes the screens of the shop, one factory for each page and for the sheet over the cart; each call makes a screen for one visit. */
export interface ScreenFactories {
  readonly product: FactoryOf<typeof createProductScreen>;
  readonly cart: FactoryOf<typeof createCartScreen>;
  readonly planComparison: FactoryOf<typeof createPlanComparisonScreen>;
  readonly address: FactoryOf<typeof createAddressScreen>;
  readonly bnplCalculator: FactoryOf<typeof createBnplCalculatorScreen>;
  readonly order: FactoryOf<typeof createOrderScreen>;
  readonly refund: FactoryOf<typeof createRefundScreen>;
}

/** Makes the screens of the public pages' tools. */
export interface SiteScreenFactories {
  readonly numberCheck: FactoryOf<typeof createNumberCheckScreen>;
  readonly calculator: FactoryOf<typeof createLoanCalculatorScreen>;
  readonly complaint: FactoryOf<typeof createComplaintScreen>;
  readonly forward: FactoryOf<typeof createForwardScreen>;
}
