import { wording } from 'virtual:settings/features';
import { numbers } from 'virtual:settings/numbers';
import { site as origin } from 'virtual:settings/site';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { composeSite, type SiteTools } from '#adapters/composition/compose-site.ts';
import { createSilentAnalytics } from '#adapters/host-app/host-ports.ts';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { createSiteMap, NOT_FOUND, NOT_FOUND_BOTH } from '#adapters/server/site-map.ts';
import { SITE_ADDRESSES, type SiteAddress, type SitePage, sitePath, startPath } from '#core/routes/site-pages.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { isIsland, loadIsland } from '../../site/boot/islands.tsx';
import { DrawnIslands, type IslandName } from '../../site/frame/island.tsx';
import type { SiteContext } from '../../site/frame/site-context.tsx';
import { SitePageView } from '../../site/pages/site-page.tsx';
import { NotFoundPage, OfflinePage } from '../../site/pages/ways-out.tsx';
import { type BuiltParts, type InlinedScript, OFFLINE, type PageLinks, type StaticPage } from './page.ts';
import { ProductDocument, ShopDocument } from './shop-document.tsx';
import { BareDocument, type BarePage, SiteDocument } from './site-document.tsx';

export { writeRecipes } from '#adapters/server/recipes/recipes.ts';

/** Draws every page of the site: the public ones under each of their addresses, those for unknown addresses, the worker's, the shop's. */
export async function staticPages(built: BuiltParts): Promise<readonly StaticPage[]> {
  const start = { page: 'home', language: 'en', layout: 'classic' } as const;
  const pages = [
    ...SITE_ADDRESSES.map((here) => sitePage(fileOf(here), here, built)),
    ...NOWHERE.map((here) => sitePage(NOT_FOUND[here.language].slice(1), here, built)),
    sitePage('index.html', start, built),
  ];
  const page = (file: string, languages: readonly Language[], document: ReactElement): StaticPage => ({
    file,
    languages,
    links: null,
    isKeptOffline: false,
    html: html(document),
  });
  const bare = (file: string, shown: BarePage): StaticPage =>
    page(file, LANGUAGES, <BareDocument build={built.build} {...shown} />);
  return [
    ...(await Promise.all(pages)),
    bare(NOT_FOUND_BOTH.slice(1), {
      sites: NOWHERE.map(contextOf),
      words: ({ common }) => common.notFound,
      Page: NotFoundPage,
      script: built.inlined.notFound,
    }),
    ...NOWHERE.map((here) =>
      bare(OFFLINE[here.language], {
        sites: [contextOf(here)],
        words: ({ site }) => site.frame.offline,
        Page: OfflinePage,
      }),
    ),
    page('product.html', [], <ProductDocument built={built} />),
    page('shop.html', [], <ShopDocument built={built} />),
  ];
}

const fileOf = ({ path }: SiteAddress): string => `${path.slice(1)}.html`;

/** Where a public page stands that no address names, in each language. */
const NOWHERE = LANGUAGES.map((language) => ({ page: null, language, layout: 'classic' }) as const);

const html = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}\n`;

type Here = Pick<SiteAddress, 'language' | 'layout'> & { readonly page: SitePage | null };

/** The two tools, and the pages that lead to them. */
const KEPT_OFFLINE: ReadonlySet<SitePage | null> = new Set(['numberCheck', 'calculator', 'home', 'service']);

/** The scripts that a page wants, by what stands in it. */
const WANTED = {
  'role="tab"': 'tabs',
  'data-draft=': 'earlyDrafts',
  'data-check=': 'earlyCheck',
  'data-ask=': 'landing',
} as const satisfies Readonly<Record<string, InlinedScript>>;

async function sitePage(file: string, here: Here, built: BuiltParts): Promise<StaticPage> {
  const { page, language } = here;
  const site = contextOf(here);
  const frame = renderToStaticMarkup(<SitePageView site={site} />);
  const names = Array.from(frame.matchAll(/ data-island="(\w+)"/g), ([, name = '']) => name).filter(isIsland);
  const islands = new Map(await Promise.all(names.map(async (name) => [name, await drawIsland(name, site)] as const)));
  const markup = frame + [...islands.values()].join('');
  const wanted = Object.entries(WANTED).filter(([mark]) => markup.includes(` ${mark}`));
  const links = page === null ? null : linksOf(page, language);
  const document = (
    <DrawnIslands value={islands}>
      <SiteDocument
        site={site}
        links={links}
        built={built}
        isRoot={file === 'index.html'}
        last={[...wanted.map(([, script]) => script), 'largeText' as const].map((script) => built.inlined[script])}
      />
    </DrawnIslands>
  );
  return { file, languages: [language], links, isKeptOffline: KEPT_OFFLINE.has(page), html: html(document) };
}

function contextOf({ page, language, layout }: Here): SiteContext {
  const { site, common } = textsOf(language, wording);
  return { ...directedTexts(language, { site, common }), page, language, layout };
}

/** The first drawing of a working part, which the browser takes over as it is. */
async function drawIsland(name: IslandName, site: SiteContext): Promise<string> {
  const draw = await loadIsland(name);
  const { prelude } = await prerender(draw(site, { ...tools(), guard: null }), { identifierPrefix: name });
  return new Response(prelude).text();
}

/** Tools as they first look; nobody presses anything while a page is built. */
function tools(): SiteTools {
  return composeSite(
    {
      keys: () => null,
      gateway: () => ({ fileComplaint: async () => ({ kind: 'failed', reason: 'unreachable' }) }),
      session: createMemorySession,
      clock: () => ({ now: () => 0 }),
      analytics: createSilentAnalytics,
      clipboard: () => ({ copy: async () => false }),
      sharing: () => ({ isOffered: false, takesPictures: false, share: async () => 'refused' }),
    },
    numbers,
  );
}

function linksOf(page: SitePage, language: Language): PageLinks {
  const at = (other: Language): string => origin + sitePath(page, other);
  return { canonical: at(language), ...inEachLanguage(at) };
}

/** The page at an address, drawn anew, with its program and styles loaded from their sources; null where there is none. */
export async function devPage(path: string, built: BuiltParts): Promise<string | null> {
  const found = createSiteMap({ isSandbox: true })(path, () => false);
  const file = found.kind === 'redirect' ? `${found.to}.html` : found.file;
  if (/^\/(?:shop|product)\.html$/.test(file)) return html(<ShopDocument built={built} />);
  const shown = file === '/index.html' ? `${startPath(null)}.html` : file;
  const address = SITE_ADDRESSES.find((each) => `/${fileOf(each)}` === shown);
  return address === undefined ? null : (await sitePage(shown, address, built)).html;
}
