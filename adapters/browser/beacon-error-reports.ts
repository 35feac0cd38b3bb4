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

/** What a window's own event or report says of a failure; null for one of another kind. */
export function reportOf(said: Event | Report): ErrorReport | null {
  switch (said.type ?? '') {
    case 'error':
      return { kind: 'error', ...describeError((said as ErrorEvent).error) };
    case 'unhandledrejection':
      return { kind: 'rejection', ...describeError((said as PromiseRejectionEvent).reason) };
    case 'securitypolicyviolation': {
      const { effectiveDirective, blockedURI } = said as SecurityPolicyViolationEvent;
      return refusal(effectiveDirective, blockedURI);
    }
    case 'csp-violation': {
      const { effectiveDirective, blockedURL } = (said as { readonly body: RefusalBody }).body;
      return refusal(effectiveDirective, blockedURL ?? '');
    }
    default:
      return null;
  }
}

/** What of a browser's own report of its policy is read. */
interface RefusalBody {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

/** A report of a browser's own holds whole addresses, with orders and payloads: two words of it are told. */
const refusal = (directive: string, blocked: string): ErrorReport => ({
  kind: 'policy',
  directive: describeBlocked(directive),
  blocked: describeBlocked(blocked),
});
