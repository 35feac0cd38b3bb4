import type { Analytics } from '#core/ports/analytics.ts';
import type { Clipboard } from '#core/ports/clipboard.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import type { Sharing } from '#core/ports/sharing.ts';
import { type ComplaintScreen, createComplaintScreen } from '#core/screens/complaint.ts';
import { createForwardScreen, type ForwardScreen } from '#core/screens/forward.ts';
import { createLoanCalculatorScreen, type LoanCalculatorScreen } from '#core/screens/loan-calculator.ts';
import { createNumberCheckScreen, type NumberCheckScreen } from '#core/screens/number-check.ts';
import type { Language } from '#core/text/language.ts';

/** One maker for each working part of the public pages. */
export interface SiteScreens {
  readonly numberCheck: () => NumberCheckScreen;
  readonly calculator: () => LoanCalculatorScreen;
  readonly complaint: (language: Language) => ComplaintScreen;
  readonly forward: () => ForwardScreen;
  readonly clock: Pick<Clock, 'now'>;
}

/** What the public pages need from outside. */
export interface SiteOutside {
  readonly analytics: Analytics;
  readonly session: SessionMemory;
  readonly clock: Pick<Clock, 'now'>;
  readonly clipboard: Clipboard;
  readonly sharing: Sharing;
  readonly gateway: Pick<Gateway, 'fileComplaint'>;
}

/** Hands the ports to the public pages' screens. Written out by hand: a container would weigh more than the pages it serves. */
export function composeSite({ analytics, session, clock, clipboard, sharing, gateway }: SiteOutside): SiteScreens {
  return {
    numberCheck: () => createNumberCheckScreen(analytics),
    calculator: () => createLoanCalculatorScreen(analytics),
    complaint: (language) => createComplaintScreen({ gateway, session, clock }, language),
    forward: () => createForwardScreen({ sharing, clipboard }),
    clock,
  };
}
