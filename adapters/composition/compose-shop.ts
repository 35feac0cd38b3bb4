import { compose, readOwnWrites, tellNotices } from '#core/gateway/pipeline.ts';
import type { Screen } from '#core/lib/store.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { ShopPorts } from '#core/ports/ports.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { createLogins, type Logins } from '#core/session/logins.ts';
import { createShopperGuard, type ShopperGuard } from '#core/session/shopper-guard.ts';
import { createContainer, registerAll, token } from './container.ts';

/** What a driver registers: an adapter for each port, made when it is first needed, on whatever other ports it uses. */
export type ShopAdapters = { readonly [P in keyof ShopPorts]: (ports: Omit<ShopPorts, 'gateway'>) => ShopPorts[P] };

/** The creators of the shop's screens: `ALL_SCREENS`, or `LAZY_SCREENS` whose code comes page by page. */
export type ScreenCreators = {
  readonly [P in keyof ScreenFactories]: (
    ports: ShopPorts,
    ...about: Parameters<ScreenFactories[P]>
  ) => ReturnType<ScreenFactories[P]>;
};

/** A composed shop. */
export interface Shop {
  /** Each port is resolved when it is first read. The gateway also tells the shopper of refusals and failures (R72). */
  readonly ports: ShopPorts;
  readonly screens: ScreenFactories;
  /** Keeps pages to their own shopper (Q71). */
  readonly guard: ShopperGuard;
  readonly logins: Logins;
}

/** The gateway as the driver gives it; the port is the same with error notices. */
const BARE_GATEWAY = token<Gateway>('bare gateway');
const GUARD = token<ShopperGuard>('shopper guard');
const LOGINS = token<Logins>('logins');

/** Composes a shop in a container of its own: error notices and screens are the same on every driver's adapters. */
export function composeShop(adapters: ShopAdapters, create: ScreenCreators): Shop {
  const container = createContainer();
  const { register, resolve } = container;
  const ports: ShopPorts = registerAll<ShopPorts>(container, {
    gateway() {
      const { hostApp, notices } = ports;
      return compose(resolve(BARE_GATEWAY), {
        notices: tellNotices({ hostApp, notices, logins: resolve(LOGINS) }),
        ownWrites: readOwnWrites(),
      });
    },
    hostApp: () => resolve(GUARD).hostApp,
    session: () => adapters.session(ports),
    clock: () => adapters.clock(ports),
    navigation: () => adapters.navigation(ports),
    notices: () => adapters.notices(ports),
    analytics: () => adapters.analytics(ports),
    clipboard: () => adapters.clipboard(ports),
  });
  register(BARE_GATEWAY, () => adapters.gateway(ports));
  register(LOGINS, () => createLogins(ports));
  register(GUARD, () =>
    createShopperGuard({
      hostApp: adapters.hostApp(ports),
      session: ports.session,
      navigation: ports.navigation,
      gateway: () => resolve(BARE_GATEWAY),
      logins: () => resolve(LOGINS),
    }),
  );
  const reopening = <S extends Screen<unknown>>(screen: S): S => resolve(GUARD).reopening(screen);
  return {
    ports,
    screens: {
      product: (...about) => reopening(create.product(ports, ...about)),
      cart: (...about) => reopening(create.cart(ports, ...about)),
      planComparison: (...about) => reopening(create.planComparison(ports, ...about)),
      address: (...about) => reopening(create.address(ports, ...about)),
      bnplCalculator: (...about) => reopening(create.bnplCalculator(ports, ...about)),
      order: (...about) => reopening(create.order(ports, ...about)),
      refund: (...about) => reopening(create.refund(ports, ...about)),
    },
    get guard() {
      return resolve(GUARD);
    },
    get logins() {
      return resolve(LOGINS);
    },
  };
}
