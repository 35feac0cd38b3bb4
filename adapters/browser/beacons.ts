import { describeBlocked, describeError } from '#core/lib/describe-error.ts';
import type { Analytics, ErrorReport, ErrorReports } from '#core/ports/reporting.ts';

/**
 * Posts a text as a beacon does, also from a page that is being left, but without cookies, without a word of where it came
 * from, and as plain text, which needs no preflight. Nothing is said of whether it arrives. Never throws.
 */
function postQuietly(address: string, body: string, send: typeof fetch): void {
  try {
    const sent = send(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The answer is of no interest, so that no other origin need allow it to be read.
      mode: 'no-cors',
      cache: 'no-store',
    });
    sent.catch(() => undefined);
  } catch {
    // The browser would not even try.
  }
}

/** Posts each event as it is: no cookie, no identifier, nothing typed (Q55). */
export function createBeaconAnalytics(address: string, send: typeof fetch): Analytics {
  return { track: (event) => postQuietly(address, JSON.stringify(event), send) };
}

/** Reports that a page's program did not come: what else reports is in the program. An empty address asks for no reports. */
export function reportMissingProgram(address: string, page: string): void {
  const failure: ErrorReport = { kind: 'error', name: 'ProgramMissing', at: [] };
  if (address !== '') postQuietly(address, JSON.stringify({ ...failure, page }), fetch);
}

/** Most reports of one page load. */
export const MOST_REPORTS = 5;

/** Posts each report once, with the name of its page, and five of a page at most. */
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
      const { body } = said as {
        readonly body: { readonly effectiveDirective: string; readonly blockedURL: string | null };
      };
      return refusal(body.effectiveDirective, body.blockedURL ?? '');
    }
    default:
      return null;
  }
}

/** A browser's own report holds whole addresses, with orders and payloads: only two words of it are told. */
const refusal = (directive: string, blocked: string): ErrorReport => ({
  kind: 'policy',
  directive: describeBlocked(directive),
  blocked: describeBlocked(blocked),
});
