import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { URDU_ENDING } from '../../core/routes/site-pages.ts';
import { inEachLanguage } from '../../core/text/language.ts';
import { offlinePage } from './offline-page.ts';
import type { StaticPage } from './pages/page.ts';

/** sitemap.xml: every public page once, with its two languages. */
export function sitemap(pages: readonly StaticPage[]): string {
  const links = new Map(pages.flatMap(({ links: each }) => (each === null ? [] : [[each.canonical, each] as const])));
  const entries = [...links.values()].map(
    ({ canonical, en, ur }) =>
      `<url><loc>${canonical}</loc><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="ur" href="${ur}"/></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What is no public page: the shop and its app. */
const NOT_PUBLIC = ['/bnpl', '/bridge-check', '/sandbox'];

/** robots.txt: the shop is for the app alone. */
export function robots(pages: readonly StaticPage[]): string {
  const site = pages.find(({ links }) => links !== null)?.links?.canonical ?? '';
  return [
    'User-agent: *',
    ...NOT_PUBLIC.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
    '',
  ].join('\n');
}

/** What the kept pages show beside themselves. */
const KEPT_FILES = ['/icon.svg', '/manifest.webmanifest'];

/**
 * The worker that keeps the two tools, and the scripts and fonts among `files`, for a phone without a network. At its head stand the list of what it keeps, the name
 * of its store, which changes with the content of the kept pages, and what it answers in place of other public pages.
 */
export function serviceWorker(
  ui: string,
  build: string,
  kept: readonly { readonly file: string; readonly html: string }[],
  files: readonly string[],
  offline: OfflineLook,
): string {
  const worker = readFileSync(join(ui, 'site', 'boot', 'worker.js'), 'utf8');
  const pages = kept.map(({ file }) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
  const list = [...pages, ...KEPT_FILES, ...files];
  const hash = createHash('sha256').update(worker).update(list.join());
  for (const { html } of kept) hash.update(html);
  const known = {
    NAME: `asaan-${hash.digest('hex').slice(0, 12)}`,
    KEPT: list,
    PAGES: pages,
    MARK: build,
    NOT_PUBLIC,
    OFFLINE: inEachLanguage((language) => offlinePage(language, offline.hotline, offline.sheet)),
    URDU_ENDING,
  };
  return `${Object.entries(known)
    .map(([each, value]) => `const ${each} = ${JSON.stringify(value)};`)
    .join('\n')}\n\n${worker}`;
}

/** What the worker's own page says and looks like. */
export interface OfflineLook {
  readonly hotline: string;
  readonly sheet: string;
}

/** The worker of a site that keeps nothing offline, which ends the one of an earlier build. */
export function endingWorker(ui: string): string {
  return readFileSync(join(ui, 'site', 'boot', 'worker-off.js'), 'utf8');
}
