import { wording } from 'virtual:settings/features';
import { numbers } from 'virtual:settings/numbers';
import { site as origin } from 'virtual:settings/site';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { composeSite, type SiteTools } from '#adapters/composition/compose-site.ts';
import { createSilentAnalytics } from '#adapters/host-app/host-ports.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { pagePolicy } from '#adapters/server/headers.ts';
import { createSiteMap, NOT_FOUND, NOT_FOUND_BOTH } from '#adapters/server/site-map.ts';
import { SITE_ADDRESSES, type SiteAddress, type SitePage, sitePath, startPath } from '#core/routes/site-pages.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { inEachLanguage, LANGUAGES, type Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { isIsland, loadIsland } from '../../site/boot/islands.tsx';
import { DrawnIslands, type IslandName } from '../../site/frame/island.tsx';
import type { SiteContext } from '../../site/frame/site-context.tsx';
import { SitePageView } from '../../site/pages/site-page.tsx';
import type { InlinedScript } from './built-parts.ts';
import { elementsIn, parseHtml } from './html-tree.ts';
import { NotFoundBody, NotFoundDocument } from './not-found-document.tsx';
import type { DevPage, PageLinks, StaticPage } from './page.ts';
import { ProductBody, ProductDocument, ShopBody, ShopDocument } from './shop-document.tsx';
import { LateProgram, SiteDocument } from './site-document.tsx';

export { writeRecipes } from '#adapters/server/recipes/recipes.ts';
export { STYLE_TEXTS } from './style-texts.ts';

/** Draws every page of the site: the public ones under each of their addresses, those for unknown addresses, the shop's. */
export async function staticPages(): Promise<readonly StaticPage[]> {
  const nowhere = NOWHERE.map((here) => sitePage(NOT_FOUND[here.language].slice(1), here));
  const named = SITE_ADDRESSES.map((each) => sitePage(fileOf(each), each));
  const start = sitePage('index.html', { page: 'home', language: 'en', layout: 'classic' });
  return [...(await Promise.all([...named, ...nowhere, start])), nowhereInBoth(), ...shopPages()];
}

const fileOf = ({ path }: SiteAddress): string => `${path.slice(1)}.html`;

/** Where a public page stands that no address names, in each language. */
const NOWHERE = LANGUAGES.map((language) => ({ page: null, language, layout: 'classic' }) as const);

/** What is common to pages that speak both languages. */
const IN_BOTH = { language: null, islands: [], links: null, isKeptOffline: false } as const;

function nowhereInBoth(): StaticPage {
  const sites = NOWHERE.map(contextOf);
  return {
    ...IN_BOTH,
    document: 'not-found-document.tsx',
    file: NOT_FOUND_BOTH.slice(1),
    markup: renderToStaticMarkup(<NotFoundBody sites={sites} />),
    write: (styles, { build, inlined }) => {
      const withPolicy = (policy: string): string =>
        html(
          <NotFoundDocument sites={sites} styles={styles} policy={policy} build={build} script={inlined.notFound} />,
        );
      // A page cannot forbid its own frames; browsers say so where it tries.
      return withPolicy(pagePolicy(withPolicy('')).replace(/ frame-ancestors [^;]*;/, ''));
    },
  };
}

function shopPages(): readonly StaticPage[] {
  const common = { ...IN_BOTH, document: 'shop-document.tsx' } as const;
  return [
    {
      ...common,
      file: 'product.html',
      markup: renderToStaticMarkup(<ProductBody scripts={{ tap: '', phone: '' }} />),
      write: (styles, { shop, build, inlined }) => {
        const scripts = { tap: inlined.earlyTap, phone: inlined.earlyPhone };
        return html(<ProductDocument shop={shop} build={build} styles={styles} scripts={scripts} />);
      },
    },
    {
      ...common,
      file: 'shop.html',
      markup: renderToStaticMarkup(<ShopBody />),
      write: (styles, { shop, build, inlined }) =>
        html(<ShopDocument shop={shop} build={build} styles={styles} script={inlined.startShop} />),
    },
  ];
}

const html = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}\n`;

type Here = Pick<SiteAddress, 'language' | 'layout'> & { readonly page: SitePage | null };

/** The two tools, and the pages that lead to them. */
const KEPT_OFFLINE: ReadonlySet<SitePage | null> = new Set(['numberCheck', 'calculator', 'home', 'service']);

/** A public page with its working parts, drawn. */
interface DrawnSite {
  readonly site: SiteContext;
  readonly islands: readonly IslandName[];
  /** Puts the drawings of the working parts into what is drawn below. */
  readonly draw: (element: ReactElement) => ReactElement;
}

async function drawSite(here: Here): Promise<DrawnSite> {
  const site = contextOf(here);
  const islands = islandsOf(renderToStaticMarkup(<SitePageView site={site} />));
  const drawn = new Map(await Promise.all(islands.map(async (name) => [name, await drawIsland(name, site)] as const)));
  return { site, islands, draw: (element) => <DrawnIslands value={drawn}>{element}</DrawnIslands> };
}

/** The scripts that a page wants, by what stands in it. */
const WANTED = {
  'role="tab"': 'tabs',
  'data-draft=': 'earlyDrafts',
  'data-check=': 'earlyCheck',
  'data-loan=': 'landingLoan',
  'data-advice=': 'advice',
} as const satisfies Readonly<Record<string, InlinedScript>>;

async function sitePage(file: string, here: Here): Promise<StaticPage> {
  const { page, language } = here;
  const { site, islands, draw } = await drawSite(here);
  const markup = renderToStaticMarkup(draw(<SitePageView site={site} />));
  const wanted = Object.entries(WANTED).flatMap(([mark, script]) => (markup.includes(` ${mark}`) ? [script] : []));
  const links = page === null ? null : linksOf(page, language);
  return {
    file,
    document: 'site-document.tsx',
    language,
    markup,
    islands,
    links,
    isKeptOffline: KEPT_OFFLINE.has(page),
    write: (styles, { site: { program }, build, inlined }) => {
      const start = file === 'index.html' ? inlined.rootAddress : null;
      const last = [...wanted.map((script) => inlined[script]), inlined.largeText];
      const parts = {
        links,
        build,
        styles,
        start,
        styled: [inlined.fontsFirst],
        last,
        program: <LateProgram address={program} />,
      };
      return html(draw(<SiteDocument site={site} {...parts} />));
    },
  };
}

function contextOf({ page, language, layout }: Here): SiteContext {
  const { site, common } = textsOf(language, wording);
  return { ...directedTexts(language, { site, common }), page, language, layout };
}

const islandsOf = (markup: string): readonly IslandName[] =>
  [...elementsIn(parseHtml(markup))]
    .map(({ attributes }) => attributes.get('data-island'))
    .filter((name) => name !== undefined)
    .filter(isIsland);

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
export async function devPage(path: string): Promise<DevPage | null> {
  const found = createSiteMap({ isSandbox: true })(path, () => false);
  if (found.kind === 'redirect') return found;
  if (found.file === '/index.html') return { kind: 'redirect', to: startPath(null) };
  if (found.status === 404) return null;
  if (found.file === '/shop.html' || found.file === '/product.html') {
    const shop = { program: '/shop/boot/main.tsx', preloads: [], sheet: '' };
    return { kind: 'page', html: html(<ShopDocument shop={shop} build={null} styles="" script="" />) };
  }
  const address = SITE_ADDRESSES.find((each) => `/${fileOf(each)}` === found.file);
  if (address === undefined) return null;
  const program = <script type="module" src="/build/pages/dev.ts" />;
  const parts = { links: null, build: null, styles: '', start: null, styled: [], last: [], program };
  const { site, draw } = await drawSite(address);
  return { kind: 'page', html: html(draw(<SiteDocument site={site} {...parts} />)) };
}
