import { compose, readOwnWrites, tellNotices } from '#core/gateway/pipeline.ts';
import type { Screen } from '#core/lib/store.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { ShopPorts } from '#core/ports/ports.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { createLogins, type Logins } from '#core/session/logins.ts';
import { createShopperGuard, type ShopperGuard } from '#core/session/shopper-guard.ts';
import { makeLazily } from './container.ts';

/** What a driver registers: an adapter for each port, made when it is first needed, on whatever other ports it uses. */
export type ShopAdapters = { readonly [P in keyof ShopPorts]: (ports: Omit<ShopPorts, 'gateway'>) => ShopPorts[P] };

/** The creators of the shop's screens: `ALL_SCREENS`, or `LAZY_SCREENS` whose code comes page by page. */
export type ScreenCreators = {
  readonly [P in keyof ScreenFactories]: (
    ports: ShopPorts,
    ...about: Parameters<ScreenFactories[P]>
  ) => ReturnType<ScreenFactories[P]>;
};

/** The ports of a shop, and what stands between them and its pages. Each is made when it is first read. */
interface ShopParts extends ShopPorts {
  /** Keeps pages to their own shopper (Q71). */
  readonly guard: ShopperGuard;
  readonly logins: Logins;
  /** The gateway as the driver gives it; the port also tells the shopper of refusals and failures (R72). */
  readonly bareGateway: Gateway;
}

/** A composed shop. */
export type Shop = ReturnType<typeof composeShop>;

/** Composes a shop in a container of its own: error notices and screens are the same on every driver's adapters. */
export function composeShop(adapters: ShopAdapters, create: ScreenCreators) {
  const ports: ShopParts = makeLazily<ShopParts>({
    gateway: () => compose(ports.bareGateway, { notices: tellNotices(ports), ownWrites: readOwnWrites() }),
    bareGateway: () => adapters.gateway(ports),
    hostApp: () => ports.guard.hostApp,
    guard: () =>
      createShopperGuard({
        hostApp: adapters.hostApp(ports),
        session: ports.session,
        navigation: ports.navigation,
        gateway: () => ports.bareGateway,
        logins: () => ports.logins,
      }),
    logins: () => createLogins(ports),
    session: () => adapters.session(ports),
    clock: () => adapters.clock(ports),
    navigation: () => adapters.navigation(ports),
    notices: () => adapters.notices(ports),
    analytics: () => adapters.analytics(ports),
    clipboard: () => adapters.clipboard(ports),
  });
  const reopening = <S extends Screen<unknown>>(screen: S): S => ports.guard.reopening(screen);
  const screens: ScreenFactories = {
    product: (...about) => reopening(create.product(ports, ...about)),
    cart: (...about) => reopening(create.cart(ports, ...about)),
    planComparison: (...about) => reopening(create.planComparison(ports, ...about)),
    address: (...about) => reopening(create.address(ports, ...about)),
    bnplCalculator: (...about) => reopening(create.bnplCalculator(ports, ...about)),
    order: (...about) => reopening(create.order(ports, ...about)),
    refund: (...about) => reopening(create.refund(ports, ...about)),
  };
  return { ports, screens };
}
