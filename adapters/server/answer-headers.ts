/** On every answer, whatever its status; browsers take the first one over TLS alone. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** The policy of whatever is no page: it loads nothing and stands in no frame. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the public pages' worker, which fetches what it keeps. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** How long an answer may be kept that is no file: a page, a redirect, an error. */
export const ASKED_AGAIN = 'no-cache';

/** The public pages' worker. */
export const WORKER = '/sw.js';

/** How long a file other than a page may be kept: for ever where its name changes with its content. */
export function cacheControl(path: string): string {
  if (path === WORKER) return ASKED_AGAIN;
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Matches an `Accept-Encoding` that names a coding and does not refuse it by `q=0`; also for other servers' own regular expressions. */
export const acceptPattern = (coding: string): string =>
  String.raw`(?:^|,)\s*${coding}\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`;
