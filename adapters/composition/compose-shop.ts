import { createNoticingGateway } from '#core/errors/noticing-gateway.ts';
import type { Analytics } from '#core/ports/analytics.ts';
import type { Clipboard } from '#core/ports/clipboard.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import type { Navigation } from '#core/ports/navigation.ts';
import type { Notices } from '#core/ports/notices.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { type Container, createContainer, type Get, token } from './container.ts';

/** What every screen of the shop is made on. A page takes from it what its own screen needs. */
export interface ShopPorts {
  readonly gateway: Gateway;
  readonly hostApp: HostApp;
  readonly session: SessionMemory;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clipboard: Clipboard;
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
const PORTS = token<ShopPorts>('ports');

/** Binds the shop's ports to adapters. */
export function composeShop(outside: Outside): ShopPorts {
  const lender = createContainer();
  provideOutside(lender, outside);
  lender.provide(PORTS, allPorts);
  return lender.get(PORTS);
}

function provideOutside(lender: Container, outside: Outside): void {
  lender.provide(HOST_APP, outside.hostApp);
  lender.provide(SESSION, outside.session);
  lender.provide(CLOCK, outside.clock);
  lender.provide(NAVIGATION, outside.navigation);
  lender.provide(NOTICES, outside.notices);
  lender.provide(ANALYTICS, outside.analytics);
  lender.provide(CLIPBOARD, outside.clipboard);
  lender.provide(GATEWAY, (get) =>
    createNoticingGateway({
      gateway: outside.gateway({ hostApp: get(HOST_APP), clock: get(CLOCK) }),
      hostApp: get(HOST_APP),
      notices: get(NOTICES),
      clock: get(CLOCK),
    }),
  );
}

function allPorts(get: Get): ShopPorts {
  return {
    gateway: get(GATEWAY),
    hostApp: get(HOST_APP),
    session: get(SESSION),
    clock: get(CLOCK),
    navigation: get(NAVIGATION),
    notices: get(NOTICES),
    analytics: get(ANALYTICS),
    clipboard: get(CLIPBOARD),
  };
}
