import type { OrderId, ProductId } from '#core/lib/ids.ts';
import { type AddressScreen, createAddressScreen } from '#core/screens/address.ts';
import {
  type BnplCalculatorScreen,
  type CalculatorHints,
  createBnplCalculatorScreen,
} from '#core/screens/bnpl-calculator.ts';
import { type CartScreen, createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen, type OrderScreen } from '#core/screens/order.ts';
import { createProductScreen, type ProductScreen } from '#core/screens/product.ts';
import { createRefundScreen, type RefundScreen } from '#core/screens/refund.ts';
import type { ShopPorts } from './compose-shop.ts';

/** One maker for each page of the shop, for a driver that needs them all at once. A browser loads them page by page. */
export interface ShopScreens {
  readonly product: (product: ProductId | null) => ProductScreen;
  readonly cart: () => CartScreen;
  readonly address: (order: OrderId | null) => AddressScreen;
  readonly bnplCalculator: (hints: CalculatorHints) => BnplCalculatorScreen;
  readonly order: (order: OrderId | null, isFromHost: boolean) => OrderScreen;
  readonly refund: (order: OrderId | null) => RefundScreen;
}

/** Makes the makers. */
export function screensOn(ports: ShopPorts): ShopScreens {
  return {
    product: (product) => createProductScreen(ports, product),
    cart: () => createCartScreen(ports),
    address: (order) => createAddressScreen(ports, order),
    bnplCalculator: (hints) => createBnplCalculatorScreen(ports, hints),
    order: (order, isFromHost) => createOrderScreen(ports, order, isFromHost),
    refund: (order) => createRefundScreen(ports, order),
  };
}
