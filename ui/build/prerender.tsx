import '../kit/styles/index.css';
import { prerender } from 'react-dom/static';
import { createSilentAnalytics } from '#adapters/browser/silent-analytics.ts';
import { composeSite, type SiteTools } from '#adapters/composition/compose-site.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { SITE_ADDRESSES, type SiteAddress, type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { COMPANY, internationalNumber } from '#core/text/company.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { ErrorBoundary } from '../kit/parts/error-boundary/error-boundary.tsx';
import { ProductShell } from '../shop/boot/product-shell.tsx';
import { ShopWaiting } from '../shop/boot/shop-waiting.tsx';
import { loadIsland } from '../site/boot/islands.tsx';
import type { IslandName } from '../site/frame/island.tsx';
import type { SiteContext } from '../site/frame/site-context.tsx';
import { SitePageView } from '../site/pages/site-page.tsx';

/** A public page as static HTML. */
export interface StaticPage {
  /** File below the site's folder. */
  readonly file: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page's own address, and those of its two languages; null for the page of unknown addresses. */
  readonly links: { readonly canonical: string; readonly en: string; readonly ur: string } | null;
  /** Structured data, as JSON. */
  readonly data: readonly object[];
  readonly html: string;
}

/** Renders every public page under each of its addresses, and the pages for addresses that name nothing. */
export async function staticPages(): Promise<readonly StaticPage[]> {
  const nowhere = (['en', 'ur'] as const).map((language) =>
    staticPage(`404${language === 'ur' ? '-urdo' : ''}.html`, { page: null, language, layout: 'classic' }),
  );
  return Promise.all([...SITE_ADDRESSES.map((each) => staticPage(`${each.path.slice(1)}.html`, each)), ...nowhere]);
}

/** The product page's shell, which stands until the shop's program takes over. */
export function productShell(): Promise<string> {
  return text(<ProductShell />);
}

/** What stands in the shop's other pages until then. */
export function shopWaiting(): Promise<string> {
  return text(<ShopWaiting />);
}

/** What the shop's page says in both languages where its program cannot run, or does not start. */
export function shopWords(): Promise<string> {
  const both = (['en', 'ur'] as const).map((language) => ({ language, ...textsOf(language).common }));
  return text(
    <>
      <noscript>
        {both.map(({ language, noScript }) => (
          <p key={language} lang={language} dir="auto">
            {noScript}
          </p>
        ))}
      </noscript>
      <div role="alert" data-broken>
        {both.map(({ language, broken }) => (
          <p key={language} lang={language} dir="auto">
            <b>{broken.title}</b> {broken.text}{' '}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own, with its query */}
            <a href="">{broken.reload}</a>
          </p>
        ))}
        <p>
          <a href={`tel:${COMPANY.hotline.value}`}>{COMPANY.hotline.value}</a>
        </p>
      </div>
    </>,
  );
}

type Here = Pick<SiteAddress, 'language' | 'layout'> & { readonly page: SitePage | null };

async function staticPage(file: string, { page, language, layout }: Here): Promise<StaticPage> {
  const { site: plain, common: plainCommon } = textsOf(language);
  const texts =
    language === 'ur' ? isolatedTexts({ site: plain, common: plainCommon }) : { site: plain, common: plainCommon };
  const site: SiteContext = { ...texts, page, language, layout };
  const words = headWords(site);
  return {
    file,
    language,
    title: `${words.title} – ${texts.common.name}`,
    description: words.description,
    links: page === null ? null : linksOf(page, language),
    data: page === null ? [] : structuredData(site, page),
    html: await rendered(site),
  };
}

/** The page, with the first drawing of each working part in its place. */
async function rendered(site: SiteContext): Promise<string> {
  let html = await text(<SitePageView site={site} />);
  for (const [place, name] of html.matchAll(/<div data-island="(\w+)"><\/div>/g)) {
    const draw = await loadIsland(name as IslandName);
    const part = await text(<ErrorBoundary text={site.common.broken}>{draw(site, tools())}</ErrorBoundary>, name);
    html = html.replace(place, () => place.replace('></div>', `>${part}</div>`));
  }
  return html;
}

async function text(node: React.ReactNode, identifierPrefix = ''): Promise<string> {
  const { prelude } = await prerender(node, { identifierPrefix });
  return new Response(prelude).text();
}

/** Tools as they first look; nobody presses anything while a page is built. */
function tools(): SiteTools {
  return composeSite({
    gateway: () => ({ fileComplaint: async () => ({ kind: 'failed', reason: 'unreachable' }) }),
    session: createMemorySession,
    clock: () => ({ now: () => 0 }),
    analytics: createSilentAnalytics,
    clipboard: () => ({ copy: async () => false }),
    sharing: () => ({ isOffered: false, share: async () => 'refused' }),
  });
}

function headWords({ page, site, common }: SiteContext): { readonly title: string; readonly description: string } {
  const { home, about, faq, complaint: complaints, numberCheck, calculator, service, policies } = site;
  const pages = { home, about, faq, complaints, numberCheck, calculator, service, ...policies };
  return page === null ? { title: common.notFound.title, description: common.notFound.text } : pages[page];
}

function linksOf(page: SitePage, language: Language): NonNullable<StaticPage['links']> {
  const at = (spoken: Language): string => COMPANY.site.value + sitePath(page, spoken);
  return { canonical: at(language), en: at('en'), ur: at('ur') };
}

/** What search engines read: who we are, and the questions of the FAQ. */
function structuredData({ site, language }: SiteContext, page: SitePage): readonly object[] {
  const company = {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: COMPANY.name.value[language],
    url: COMPANY.site.value,
    telephone: internationalNumber(COMPANY.hotline.value),
    email: COMPANY.mailbox.value,
    areaServed: 'PK',
    openingHours: `Mo-Su ${COMPANY.hours.value.opens}-${COMPANY.hours.value.closes}`,
  };
  if (page !== 'faq') return [company];
  const mainEntity = Object.values(site.faq.items).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [company, { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
