import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../adapters/server/project.ts';
import type { Settings } from '../../adapters/settings/schema.ts';
import { URDU_ENDING } from '../../core/routes/site-pages.ts';
import { inEachLanguage } from '../../core/text/language.ts';
import type { SiteFont } from './fonts.ts';
import { OFFLINE, type StaticPage } from './pages/page.ts';

/** sitemap.xml: every public page once; the page itself names its other language. */
export function sitemap(pages: readonly StaticPage[]): string {
  const addresses = new Set(pages.flatMap(({ links }) => links?.canonical ?? []));
  const entries = [...addresses].map((address) => `<url><loc>${address}</loc></url>\n`).join('');
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries}</urlset>\n`;
}

/** What is no public page: the shop and its app. */
const NOT_PUBLIC = ['/bnpl', '/bridge-check', '/sandbox'];

/** robots.txt: the shop is for the app alone. */
export const robots = (site: string): string => {
  const closed = NOT_PUBLIC.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Sitemap: ${new URL('/sitemap.xml', site).href}\n`;
};

/**
 * The public pages' worker. At its head stand the list of what it keeps for a phone without a network (pages, the scripts that
 * they may load, fonts), the name of its build, which stands in these pages, and what it answers in place of other public
 * pages. Where settings switch it off, one that ends the worker of an earlier build.
 */
export function serviceWorker(
  settings: Settings,
  build: string,
  pages: readonly StaticPage[],
  scripts: readonly string[],
  fonts: readonly SiteFont[],
): string {
  const boot = join(PROJECT, 'ui', 'site', 'boot');
  if (!settings.features.offline) return readFileSync(join(boot, 'worker-off.js'), 'utf8');
  const worker = readFileSync(join(boot, 'worker.js'), 'utf8');
  const kept = pages.filter(({ isKeptOffline }) => isKeptOffline);
  const paths = kept.map(({ file }) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
  const known = {
    BUILD: build,
    KEPT: [...paths, '/icon.svg', '/manifest.webmanifest', ...scripts, ...fonts.map(({ address }) => address)],
    PAGES: paths,
    NOT_PUBLIC,
    OFFLINE: inEachLanguage((language) => pages.find(({ file }) => file === OFFLINE[language])?.html),
    URDU_ENDING,
  };
  return `${Object.entries(known)
    .map(([each, value]) => `const ${each} = ${JSON.stringify(value)};`)
    .join('\n')}\n\n${worker}`;
}
