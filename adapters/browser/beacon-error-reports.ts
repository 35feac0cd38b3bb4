import { describeBlocked, describeError } from '#core/errors/describe-error.ts';
import type { ErrorReport, ErrorReports } from '#core/ports/error-reports.ts';
import { postQuietly } from './post-quietly.ts';

/** Most reports of one page load: what fails in a loop is told once. */
export const MOST_REPORTS = 5;

/** Posts each report once, with the name of the page that it is of; a page tells of a few and then no more. */
export function createBeaconErrorReports(address: string, send: typeof fetch, page: () => string): ErrorReports {
  const told = new Set<string>();
  return {
    report(report) {
      const text = JSON.stringify({ ...report, page: page() });
      if (told.has(text) || told.size >= MOST_REPORTS) return;
      told.add(text);
      postQuietly(address, text, send);
    },
  };
}

/** What a window's own event says of a failure; null for an event of another kind. */
export function reportOfEvent(event: Event): ErrorReport | null {
  switch (event.type) {
    case 'error':
      return { kind: 'error', ...describeError((event as ErrorEvent).error) };
    case 'unhandledrejection':
      return { kind: 'rejection', ...describeError((event as PromiseRejectionEvent).reason) };
    case 'securitypolicyviolation': {
      const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
      return { kind: 'policy', directive: describeBlocked(effectiveDirective), blocked: describeBlocked(blockedURI) };
    }
    default:
      return null;
  }
}
