import { type AddressScreen, createAddressScreen } from '#core/address/address-screen.ts';
import {
  type BnplCalculatorScreen,
  type CalculatorHints,
  createBnplCalculatorScreen,
} from '#core/bnpl-calculator/bnpl-calculator-screen.ts';
import { type CartScreen, createCartScreen } from '#core/cart/cart-screen.ts';
import { createNoticingGateway } from '#core/gateway-codes/noticing-gateway.ts';
import { createOrderScreen, type OrderScreen } from '#core/order/order-screen.ts';
import type { Analytics } from '#core/ports/analytics.ts';
import type { Clipboard } from '#core/ports/clipboard.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { HostApp, RefreshablePage } from '#core/ports/host-app.ts';
import type { OrderId, ProductId } from '#core/ports/ids.ts';
import type { Navigation } from '#core/ports/navigation.ts';
import type { Notices } from '#core/ports/notices.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createProductScreen, type ProductScreen } from '#core/product/product-screen.ts';
import { createPullToRefresh, type PullToRefresh } from '#core/refresh/pull-to-refresh.ts';
import { createRefundScreen, type RefundScreen } from '#core/refund/refund-screen.ts';
import { type Container, createContainer, type Get, token } from './container.ts';

/** One maker for each page of the shop: what a driver (React, the CLI, a test) needs of the house. */
export interface ShopScreens {
  readonly product: (product: ProductId | null) => ProductScreen;
  readonly cart: () => CartScreen;
  readonly address: (order: OrderId | null) => AddressScreen;
  readonly bnplCalculator: (hints: CalculatorHints) => BnplCalculatorScreen;
  readonly order: (order: OrderId | null, isFromHost: boolean) => OrderScreen;
  readonly refund: (order: OrderId | null) => RefundScreen;
  readonly pullToRefresh: (page: RefreshablePage, reload: () => void) => PullToRefresh;
}

/** Everything that comes from outside. Each is made once, when it is first needed. */
export interface Outside {
  /** The bare gateway; telling the shopper of refusals is added here. */
  readonly gateway: (get: OutsideParts) => Gateway;
  readonly hostApp: () => HostApp;
  readonly session: () => SessionMemory;
  readonly clock: () => Clock;
  readonly navigation: () => Navigation;
  readonly notices: () => Notices;
  readonly analytics: () => Analytics;
  readonly clipboard: () => Clipboard;
}

/** What a gateway may be built on. */
export interface OutsideParts {
  readonly hostApp: HostApp;
  readonly clock: Clock;
}

const GATEWAY = token<Gateway>('gateway');
const HOST_APP = token<HostApp>('host app');
const SESSION = token<SessionMemory>('session memory');
const CLOCK = token<Clock>('clock');
const NAVIGATION = token<Navigation>('navigation');
const NOTICES = token<Notices>('notices');
const ANALYTICS = token<Analytics>('analytics');
const CLIPBOARD = token<Clipboard>('clipboard');
const SCREENS = token<ShopScreens>('screens');

/** Binds the shop's ports to adapters and makes its screens. */
export function composeShop(outside: Outside): ShopScreens {
  const house = createContainer();
  provideOutside(house, outside);
  house.provide(SCREENS, makeScreens);
  return house.get(SCREENS);
}

function provideOutside(house: Container, outside: Outside): void {
  house.provide(HOST_APP, outside.hostApp);
  house.provide(SESSION, outside.session);
  house.provide(CLOCK, outside.clock);
  house.provide(NAVIGATION, outside.navigation);
  house.provide(NOTICES, outside.notices);
  house.provide(ANALYTICS, outside.analytics);
  house.provide(CLIPBOARD, outside.clipboard);
  house.provide(GATEWAY, (get) =>
    createNoticingGateway({
      gateway: outside.gateway({ hostApp: get(HOST_APP), clock: get(CLOCK) }),
      hostApp: get(HOST_APP),
      notices: get(NOTICES),
      clock: get(CLOCK),
    }),
  );
}

function makeScreens(get: Get): ShopScreens {
  const shop = () => ({
    gateway: get(GATEWAY),
    hostApp: get(HOST_APP),
    session: get(SESSION),
    clock: get(CLOCK),
    navigation: get(NAVIGATION),
    notices: get(NOTICES),
    analytics: get(ANALYTICS),
    clipboard: get(CLIPBOARD),
  });
  return {
    product: (product) => createProductScreen(shop(), product),
    cart: () => createCartScreen(shop()),
    address: (order) => createAddressScreen(shop(), order),
    bnplCalculator: (hints) => createBnplCalculatorScreen(shop(), hints),
    order: (order, isFromHost) => createOrderScreen(shop(), order, isFromHost),
    refund: (order) => createRefundScreen(shop(), order),
    pullToRefresh: (page, reload) => createPullToRefresh(get(CLOCK), page, reload),
  };
}
