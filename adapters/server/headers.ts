import { createHash } from 'node:crypto';
import { OWN_ORIGIN, type PolicyOrigins } from './policy-origins.ts';

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
