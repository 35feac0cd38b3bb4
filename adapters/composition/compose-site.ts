import type { NumberTable } from '#core/number-check/official-numbers.ts';
import type { SitePorts } from '#core/ports/site-ports.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import type { SiteScreenFactories } from '#core/screens/factories.ts';
import { createForwardScreen } from '#core/screens/forward.ts';
import { createLoanCalculatorScreen } from '#core/screens/loan-calculator.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { createContainer, type Token, token } from './container.ts';

/** What a driver registers: an adapter for each port, made when it is first needed. */
export type SiteAdapters = { readonly [P in keyof SitePorts]: () => SitePorts[P] };

/** The composed tools of the public pages. */
export interface SiteTools {
  readonly screens: SiteScreenFactories;
  readonly clock: SitePorts['clock'];
}

const SCREENS = token<SiteScreenFactories>('screens');
const PORTS: { readonly [P in keyof SitePorts]: Token<SitePorts[P]> } = {
  gateway: token('gateway'),
  keys: token('idempotency keys'),
  session: token('session memory'),
  clock: token('clock'),
  analytics: token('analytics'),
  clipboard: token('clipboard'),
  sharing: token('sharing'),
};

/** Composes the tools of the public pages in a container of their own; `numbers` are the lender's. */
export function composeSite(adapters: SiteAdapters, numbers: NumberTable): SiteTools {
  const { register, resolve } = createContainer();
  register(PORTS.gateway, adapters.gateway);
  register(PORTS.keys, adapters.keys);
  register(PORTS.session, adapters.session);
  register(PORTS.clock, adapters.clock);
  register(PORTS.analytics, adapters.analytics);
  register(PORTS.clipboard, adapters.clipboard);
  register(PORTS.sharing, adapters.sharing);
  register(SCREENS, () => ({
    numberCheck: () =>
      createNumberCheckScreen({
        analytics: resolve(PORTS.analytics),
        numbers,
        session: resolve(PORTS.session),
        clock: resolve(PORTS.clock),
      }),
    calculator: () =>
      createLoanCalculatorScreen({
        analytics: resolve(PORTS.analytics),
        session: resolve(PORTS.session),
        clock: resolve(PORTS.clock),
      }),
    complaint: (language) => {
      const [gateway, keys] = [resolve(PORTS.gateway), resolve(PORTS.keys)];
      const [session, clock] = [resolve(PORTS.session), resolve(PORTS.clock)];
      return createComplaintScreen({ gateway, keys, session, clock }, language);
    },
    forward: () => createForwardScreen({ sharing: resolve(PORTS.sharing), clipboard: resolve(PORTS.clipboard) }),
  }));
  return { screens: resolve(SCREENS), clock: resolve(PORTS.clock) };
}
