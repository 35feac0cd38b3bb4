import { createHash } from 'node:crypto';

/** What a page brings inside itself, by the hashes that let just these through. */
interface Inlined {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a page may load and do. `frame-ancestors` keeps other sites from framing it. */
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

/** The policy of an HTML answer: the same for every page but for the hashes of what it brings inside. */
export function pagePolicy(html: string, isSandbox = false): string {
  // The shop's pages have a place for their program; the others bring fonts and a worker.
  const isPublic = !html.includes('<div id="root">');
  const inlined = {
    scripts: hashes(html, /<script(?: type="module")?>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style>([\s\S]*?)<\/style>/g),
  };
  return contentSecurityPolicy(inlined, isPublic, isSandbox);
}
