import { createHash } from 'node:crypto';

/** What a page brings inside itself, by the hashes that let just these through. */
interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a page may load and do. `frame-ancestors` keeps other sites from framing it (reliability, section 2.1). */
function contentSecurityPolicy({ scripts, styles }: Inlined, isPublic: boolean, isSandbox: boolean): string {
  const frames = isSandbox && !isPublic ? "'self'" : "'none'";
  const sources = (hashes: readonly string[]): string =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self'",
    `font-src 'self'${isPublic ? ' data:' : ''}`,
    "connect-src 'self'",
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

/** Headers of an HTML answer: the same for every page but for the hashes of what it brings inside. */
export function pageHeaders(html: string, isSandbox = false): Readonly<Record<string, string>> {
  // The shop's pages have a place for their program; the others bring fonts and a worker.
  const isPublic = !html.includes('<div id="root">');
  const inlined = {
    scripts: hashes(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style>([\s\S]*?)<\/style>/g),
  };
  return {
    'content-security-policy': contentSecurityPolicy(inlined, isPublic, isSandbox),
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
