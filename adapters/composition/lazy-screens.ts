import type { ShopPorts } from '#core/ports/ports.ts';
import type { ShopPage } from '#core/routes/places.ts';
import type { ScreenCreators } from './compose-shop.ts';

type Creator<About extends readonly unknown[], Made> = (ports: ShopPorts, ...about: About) => Made;

/** A creator whose code is fetched by its `load`; called before that it throws. */
function lazy<About extends readonly unknown[], Made>(fetchCode: () => Promise<Creator<About, Made>>) {
  let fetched: Creator<About, Made> | null = null;
  const create: Creator<About, Made> = (ports, ...about) => {
    if (fetched === null) throw new Error('this screen’s page is not loaded');
    return fetched(ports, ...about);
  };
  const load = async (): Promise<void> => {
    fetched = await fetchCode();
  };
  return Object.assign(create, { load });
}

/** The screens of the shop, page by page: a browser fetches a screen together with the page that draws it. */
export const LAZY_SCREENS = {
  product: lazy(async () => (await import('#core/screens/product.ts')).createProductScreen),
  cart: lazy(async () => (await import('#core/screens/cart.ts')).createCartScreen),
  planComparison: lazy(async () => (await import('#core/screens/plan-comparison.ts')).createPlanComparisonScreen),
  address: lazy(async () => (await import('#core/screens/address.ts')).createAddressScreen),
  bnplCalculator: lazy(async () => (await import('#core/screens/bnpl-calculator.ts')).createBnplCalculatorScreen),
  order: lazy(async () => (await import('#core/screens/order.ts')).createOrderScreen),
  refund: lazy(async () => (await import('#core/screens/refund.ts')).createRefundScreen),
} satisfies ScreenCreators;

/** Fetches the code of a page's screen, of the sheet over it, and of what both ask for. Rejects where it cannot be had. */
export async function loadScreen(page: ShopPage): Promise<void> {
  await Promise.all([
    LAZY_SCREENS[page].load(),
    page === 'cart' ? LAZY_SCREENS.planComparison.load() : null,
    page === 'order' ? LAZY_SCREENS.refund.load() : null,
    page === 'product' ? null : import('../gateway/wire-gateway.ts'),
  ]);
}
