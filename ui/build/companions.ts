import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../adapters/server/project.ts';
import type { Settings } from '../../adapters/settings/schema.ts';
import { inkOf, ON_INK, plainColours } from '../../adapters/settings/theme.ts';
import { sitePath, URDU_ENDING } from '../../core/routes/site-pages.ts';
import { groupedPhone } from '../../core/text/format.ts';
import { directionOf, inEachLanguage, type Language } from '../../core/text/language.ts';
import { textsOf } from '../../core/text/languages.ts';
import { fontRule, type SiteFont } from './fonts.ts';
import type { StaticPage } from './pages/page.ts';

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

/** What the kept pages show beside themselves. */
const KEPT_FILES = ['/icon.svg', '/manifest.webmanifest'];

/**
 * The public pages' worker. At its head stand the list of what it keeps for a phone without a network (pages, the scripts that
 * they may load, fonts), the name of its store, which changes with the content of the kept pages, and what it answers in place
 * of other public pages. Where settings switch it off, one that ends the worker of an earlier build.
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
  const paths = pages.map(({ file }) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
  const list = [...paths, ...KEPT_FILES, ...scripts, ...fonts.map(({ address }) => address)];
  const hash = createHash('sha256').update(worker).update(list.join());
  for (const { html } of pages) hash.update(html);
  const sheet = offlineSheet(settings, fonts);
  const known = {
    NAME: `asaan-${hash.digest('hex').slice(0, 12)}`,
    KEPT: list,
    PAGES: paths,
    MARK: build,
    NOT_PUBLIC,
    OFFLINE: inEachLanguage((language) => offlinePage(language, settings.company.hotline, sheet)),
    URDU_ENDING,
  };
  return `${Object.entries(known)
    .map(([each, value]) => `const ${each} = ${JSON.stringify(value)};`)
    .join('\n')}\n\n${worker}`;
}

const coloured = ({ ground, text, link }: Readonly<Record<'ground' | 'text' | 'link', string>>): string =>
  `body{background:${ground};color:${text}}a{color:${link}}`;

/** The sheet of the worker's page, which is inside of it; the worker keeps the fonts. */
function offlineSheet(settings: Pick<Settings, 'theme'>, fonts: readonly SiteFont[]): string {
  const { light, dark } = plainColours(settings);
  return [
    ...fonts.filter(({ family }) => family === 'Urdu Naskh').map(fontRule),
    'body{margin:0;font:1rem/1.5 system-ui,sans-serif}',
    ':lang(ur) body{font-family:"Urdu Naskh","Noto Naskh Arabic",system-ui,sans-serif;line-height:1.8}',
    'main{max-width:35rem;margin:auto;padding:3rem 1rem}',
    'h1{margin:1rem 0 .5rem;font-size:min(1.75rem,9vw);line-height:1.3}:lang(ur) h1{line-height:1.8}',
    'ul{padding:0;list-style:none}li a,[href^=tel]{display:inline-block;padding:.75rem 0}a{font-weight:700}',
    `a.again{display:block;max-width:22rem;padding:.75rem 1rem;border-radius:.75rem;background:${inkOf(settings)};color:${ON_INK};text-align:center;text-decoration:none}`,
    'svg{width:min(10rem,100%);fill:none;stroke:currentColor;stroke-width:2}',
    ':focus-visible{outline:3px solid;outline-offset:3px}',
    coloured(light),
    `@media screen and (prefers-color-scheme:dark){${coloured(dark)}}`,
  ].join('');
}

/** Drawn in the text's own colour: its page has none of the colours that the file names. */
const DRAWING = readFileSync(join(import.meta.dirname, '../kit/parts/art/silent-mast.svg'), 'utf8').replace(
  '<svg',
  '<svg aria-hidden="true"',
);

/** What the worker answers where neither network nor store has a public page: a drawing, words, its one action, the hotline, and what works without a network. */
function offlinePage(language: Language, hotline: string, sheet: string): string {
  const { common, site } = textsOf(language);
  const { title, text, works } = site.frame.offline;
  const links = (['numberCheck', 'calculator'] as const).map(
    (page) => `<li><a href="${sitePath(page, language)}">${site.frame.menu[page]}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${title}</title><style>${sheet}</style></head><body><main>${DRAWING}<h1>${title}</h1><p>${text}</p>`,
    `<p><a class="again" href="">${common.broken.reload}</a></p>`,
    `<p><a href="tel:${hotline}"><bdi dir="ltr">${groupedPhone(hotline)}</bdi></a></p>`,
    `<p>${works}</p><ul>${links.join('')}</ul></main></body></html>`,
  ].join('');
}
