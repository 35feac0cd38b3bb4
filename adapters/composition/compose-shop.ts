import { compose, readOwnWrites, tellNotices } from '#core/gateway/pipeline.ts';
import type { Screen } from '#core/lib/store.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { ShopPorts } from '#core/ports/shop-ports.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { createLogins, type Logins } from '#core/session/logins.ts';
import { createShopperGuard, type ShopperGuard } from '#core/session/shopper-guard.ts';
import { type Container, createContainer, type Token, token } from './container.ts';

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

/** The gateway as the driver gives it; `PORTS.gateway` is the same with error notices. */
const BARE_GATEWAY = token<Gateway>('bare gateway');
const SCREENS = token<ScreenFactories>('screens');
const GUARD = token<ShopperGuard>('shopper guard');
const LOGINS = token<Logins>('logins');
const PORTS: { readonly [P in keyof ShopPorts]: Token<ShopPorts[P]> } = {
  gateway: token('gateway'),
  hostApp: token('host app'),
  session: token('session memory'),
  clock: token('clock'),
  navigation: token('navigation'),
  notices: token('notices'),
  analytics: token('analytics'),
  clipboard: token('clipboard'),
};

/** Composes a shop in a container of its own: error notices and screens are the same on every driver's adapters. */
export function composeShop(adapters: ShopAdapters, create: ScreenCreators): Shop {
  const container = createContainer();
  const ports = portsIn(container);
  registerPorts(container, adapters, ports);
  const reopening = <S extends Screen<unknown>>(screen: S): S => container.resolve(GUARD).reopening(screen);
  container.register(SCREENS, () => ({
    product: (...about) => reopening(create.product(ports, ...about)),
    cart: (...about) => reopening(create.cart(ports, ...about)),
    planComparison: (...about) => reopening(create.planComparison(ports, ...about)),
    address: (...about) => reopening(create.address(ports, ...about)),
    bnplCalculator: (...about) => reopening(create.bnplCalculator(ports, ...about)),
    order: (...about) => reopening(create.order(ports, ...about)),
    refund: (...about) => reopening(create.refund(ports, ...about)),
  }));
  return {
    ports,
    screens: container.resolve(SCREENS),
    get guard() {
      return container.resolve(GUARD);
    },
    get logins() {
      return container.resolve(LOGINS);
    },
  };
}

function registerPorts({ register, resolve }: Container, adapters: ShopAdapters, ports: ShopPorts): void {
  register(BARE_GATEWAY, () => adapters.gateway(ports));
  register(LOGINS, () => createLogins(ports));
  register(GUARD, () =>
    createShopperGuard({
      hostApp: adapters.hostApp(ports),
      session: ports.session,
      navigation: ports.navigation,
      gateway: () => resolve(BARE_GATEWAY),
      logins: () => resolve(LOGINS),
      loadSettling: async () => (await import('#core/session/settle-shopper.ts')).settleShopper,
    }),
  );
  register(PORTS.gateway, () => {
    const { hostApp, notices } = ports;
    return compose(resolve(BARE_GATEWAY), {
      notices: tellNotices({ hostApp, notices, logins: resolve(LOGINS) }),
      ownWrites: readOwnWrites(),
    });
  });
  register(PORTS.hostApp, () => resolve(GUARD).hostApp);
  register(PORTS.session, () => adapters.session(ports));
  register(PORTS.clock, () => adapters.clock(ports));
  register(PORTS.navigation, () => adapters.navigation(ports));
  register(PORTS.notices, () => adapters.notices(ports));
  register(PORTS.analytics, () => adapters.analytics(ports));
  register(PORTS.clipboard, () => adapters.clipboard(ports));
}

/** The ports of a container, each resolved when it is first read. */
function portsIn({ resolve }: Container): ShopPorts {
  return {
    get gateway() {
      return resolve(PORTS.gateway);
    },
    get hostApp() {
      return resolve(PORTS.hostApp);
    },
    get session() {
      return resolve(PORTS.session);
    },
    get clock() {
      return resolve(PORTS.clock);
    },
    get navigation() {
      return resolve(PORTS.navigation);
    },
    get notices() {
      return resolve(PORTS.notices);
    },
    get analytics() {
      return resolve(PORTS.analytics);
    },
    get clipboard() {
      return resolve(PORTS.clipboard);
    },
  };
}
