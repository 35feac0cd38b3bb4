import type { NumberTable } from '#core/number-check/official-numbers.ts';
import type { SitePorts } from '#core/ports/ports.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import type { SiteScreenFactories } from '#core/screens/factories.ts';
import { createForwardScreen } from '#core/screens/forward.ts';
import { createLoanCalculatorScreen } from '#core/screens/loan-calculator.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { makeLazily } from './container.ts';

/** What a driver registers: an adapter for each port, made when it is first needed. */
export type SiteAdapters = { readonly [P in keyof SitePorts]: () => SitePorts[P] };

/** The composed tools of the public pages. */
export type SiteTools = ReturnType<typeof composeSite>;

/** Composes the tools of the public pages in a container of their own; `numbers` are the lender's. */
export function composeSite(adapters: SiteAdapters, numbers: NumberTable) {
  const ports = makeLazily<SitePorts>(adapters);
  const screens: SiteScreenFactories = {
    numberCheck() {
      const { analytics, session, clock } = ports;
      return createNumberCheckScreen({ analytics, numbers, session, clock });
    },
    calculator: () => createLoanCalculatorScreen(ports),
    complaint: (language) => createComplaintScreen(ports, language),
    forward: () => createForwardScreen(ports),
  };
  return { screens, clock: ports.clock };
}
