import { createHash } from 'node:crypto';
import { OWN_ORIGIN, type PolicyOrigins } from './policy-origins.ts';

/** What a page brings inside itself, by the hashes that let just these through. */
interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a page may load and do. `frame-ancestors` keeps other sites from framing it. */
function contentSecurityPolicy(
  { scripts, styles }: Inlined,
  reach: Reach,
  isPublic: boolean,
  isSandbox: boolean,
): string {
  const frames = isSandbox && !isPublic ? "'self'" : "'none'";
  const own = (origins: readonly string[]): string => ["'self'", ...new Set(origins)].join(' ');
  const sources = (hashes: readonly string[]): string =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    `img-src ${own(reach.pictures)}`,
    `font-src 'self'${isPublic ? ' data:' : ''}`,
    `connect-src ${own(reach.calls)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // The sandbox's shop stands in frames of its own simulator.
    `frame-ancestors ${frames}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    `worker-src ${isPublic ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${isPublic ? 'asaan-worker' : "'none'"}`,
  ].join('; ');
}

const hashes = (html: string, tag: RegExp): readonly string[] =>
  [...html.matchAll(tag)].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));

/** Origins beside its own that one page may ask, and take pictures from. */
interface Reach {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
}

/** A page reaches what it needs: the shop gateway and pictures, a public page the gateway where it has the complaint form. */
function reachOf(html: string, isPublic: boolean, { gateway, pictures, analytics, errors }: PolicyOrigins): Reach {
  if (!isPublic) return { calls: [...gateway, ...errors], pictures };
  const isComplaint = html.includes('data-island="complaint"');
  return { calls: [...(isComplaint ? gateway : []), ...analytics, ...errors], pictures: [] };
}

/** Headers of an HTML answer: the same for every page but for what it reaches and the hashes of what it brings inside. */
export function pageHeaders(
  html: string,
  origins: PolicyOrigins = OWN_ORIGIN,
  isSandbox = false,
): Readonly<Record<string, string>> {
  // The shop's pages have a place for their program; the others bring fonts and a worker.
  const isPublic = !html.includes('<div id="root">');
  const inlined = {
    scripts: hashes(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style>([\s\S]*?)<\/style>/g),
  };
  return {
    'content-security-policy': contentSecurityPolicy(inlined, reachOf(html, isPublic, origins), isPublic, isSandbox),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-cache',
  };
}

/** How long a file other than a page may be kept: for ever where its name changes with its content. */
export function cacheControl(path: string): string {
  if (path === '/sw.js') return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
