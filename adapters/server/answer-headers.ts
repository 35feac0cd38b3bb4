import { createHash } from 'node:crypto';

/**
 * Origins beside the site's own that its pages may reach: shop and complaint form the gateway, the shop pictures, the public
 * pages where visits are counted, every page where failures are reported.
 */
export type PolicyOrigins = Readonly<Record<'gateway' | 'pictures' | 'analytics' | 'errors', readonly string[]>>;

/** No other origin. */
export const OWN_ORIGIN: PolicyOrigins = { gateway: [], pictures: [], analytics: [], errors: [] };

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

/** How long a page, a redirect or an error may be kept. */
export const ASKED_AGAIN = 'no-cache';

/** The public pages' worker. */
export const WORKER = '/sw.js';

/** How long a file may be kept: for ever where its name changes with its content. */
export function cacheControl(path: string): string {
  if (path === WORKER || path.endsWith('.html')) return ASKED_AGAIN;
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Matches an `Accept-Encoding` that names Brotli and does not refuse it by `q=0`, for other servers' regular expressions. */
export const TAKES_BR = String.raw`(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)`;

/** Types of a site's files by extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** True where a file has `.br` and `.gz` beside it: those of the other types are as small as they get. */
export const isCompressed = (file: string): boolean => /\.(?:html|js|css|json|webmanifest|xml|svg|txt)$/.test(file);

/** Sources of a policy: the page's own origin, others, and the hashes that let through what a page brings inside itself. */
const own = (...others: readonly string[]): string => ["'self'", ...new Set(others)].join(' ');

const hashes = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/**
 * The policy of an HTML answer: the same for every page but for what it reaches (the shop gateway and pictures, a public page
 * the gateway where it has the complaint form) and the hashes. `frame-ancestors` keeps other sites from framing it.
 */
export function pagePolicy(html: string, origins: PolicyOrigins = OWN_ORIGIN, isSandbox = false): string {
  const { gateway, pictures, analytics, errors } = origins;
  // The shop's pages have a place for their program; the others bring fonts and a worker.
  const isPublic = !html.includes('<div id="root">');
  const calls = !isPublic || html.includes('data-island="complaint"') ? gateway : [];
  // The sandbox's shop stands in frames of its own simulator.
  const frames = isSandbox && !isPublic ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    `script-src ${own(...hashes(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g))}`,
    `style-src ${own(...hashes(html, /<style>([\s\S]*?)<\/style>/g))}`,
    `img-src ${own(...(isPublic ? [] : pictures))}`,
    `font-src 'self'${isPublic ? ' data:' : ''}`,
    `connect-src ${own(...calls, ...(isPublic ? analytics : []), ...errors)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frames}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    `worker-src ${isPublic ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${isPublic ? 'asaan-worker' : "'none'"}`,
  ].join('; ');
}
