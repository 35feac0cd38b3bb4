import '../../kit/styles/index.css';
import { name } from 'virtual:settings/company';
import { analyticsUrl, errorsUrl } from 'virtual:settings/reporting';
import { ink, site as origin } from 'virtual:settings/site';
import type { ReactNode } from 'react';
import { startPath } from '#core/routes/site-pages.ts';
import { directionOf } from '#core/text/language.ts';
import frame from '../../site/frame/site.module.css';
import { type SiteContext, SiteProvider } from '../../site/frame/site-context.tsx';
import { SitePageView } from '../../site/pages/site-page.tsx';
import { type BuiltParts, type PageLinks, POLICY, STYLES } from './page.ts';

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * What every page's head begins with. `build` names the build, for whoever looks at a page and at `/healthz`; beside it stands
 * its day, before which no clock of a phone is right.
 */
export function PageHead({ build, children }: { readonly build: string | null; readonly children: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={ink} />
      {build === null ? null : <meta name="build" content={build} data-day={TODAY} />}
      {children}
    </head>
  );
}

/** What a public page brings beside its words. */
export interface SiteDocumentParts {
  readonly site: SiteContext;
  /** Null for the page of unknown addresses. */
  readonly links: PageLinks | null;
  readonly built: BuiltParts;
  /** True at `/`, which is home in the session's language: a script leads there before all else. */
  readonly isRoot: boolean;
  /** Scripts that run once the content is read: before it they would cost a frame of nothing. */
  readonly last: readonly string[];
}

/** A public page as a whole document. */
export function SiteDocument({ site, links, built, isRoot, last }: SiteDocumentParts) {
  const { rootAddress, fontsFirst } = built.inlined;
  return (
    <html
      lang={site.language}
      dir={directionOf(site.language)}
      data-errors={errorsUrl ?? undefined}
      data-analytics={analyticsUrl ?? undefined}
    >
      <PageHead build={built.build}>
        <SearchWords site={site} links={links} />
        <link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-512.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {isRoot ? (
          <>
            <script>{rootAddress}</script>
            <noscript>
              <meta httpEquiv="refresh" content={`0; url=${startPath(null)}`} />
            </noscript>
          </>
        ) : null}
        <style>{STYLES}</style>
        {/* Run once the styles are known, before anything is painted. */}
        {site.language === 'ur' ? <script>{fontsFirst}</script> : null}
      </PageHead>
      <body>
        <SitePageView site={site} />
        {last.map((text) => (
          <script key={text}>{text}</script>
        ))}
        <LateProgram address={built.site.program} />
      </body>
    </html>
  );
}

/** Longest that a program waits for its page to have loaded, ms: a font or picture that hangs holds that back. */
const LOAD_WAIT_MS = 3000;

/** Loads a program once the page has loaded and been painted. */
function LateProgram({ address }: { readonly address: string }) {
  const load = `()=>requestAnimationFrame(()=>setTimeout(()=>import("${address}")))`;
  return (
    <script type="module">{`const load=${load};addEventListener("load",load);setTimeout(load,${LOAD_WAIT_MS})`}</script>
  );
}

/** Title and description of a page. */
function headWords({ page, site, common }: SiteContext): { readonly title: string; readonly description: string } {
  const { home, about, faq, complaint: complaints, numberCheck, calculator, service, policies } = site;
  const pages = { home, about, faq, complaints, numberCheck, calculator, service, ...policies };
  return page === null ? { title: common.notFound.title, description: common.notFound.text } : pages[page];
}

/** Title, description and addresses: what search engines and messages show of a page. The picture of 1200 × 630 is drawn by ../brand-files.ts. */
function SearchWords({ site, links }: { readonly site: SiteContext; readonly links: PageLinks | null }) {
  const words = headWords(site);
  const title = `${words.title} – ${name[site.language]}`;
  const cardWords = `${name[site.language]} – ${site.site.home.title}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={words.description} />
      {links === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={links.canonical} />
          <link rel="alternate" hrefLang="en" href={links.en} />
          <link rel="alternate" hrefLang="ur" href={links.ur} />
          <link rel="alternate" hrefLang="x-default" href={links.en} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={words.description} />
          <meta property="og:image" content={`${origin}/cards/${site.language}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={cardWords} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** What a page without header and footer says. */
export interface BarePage {
  /** Their words stand below each other. */
  readonly sites: readonly SiteContext[];
  readonly words: (site: SiteContext) => { readonly title: string; readonly text: string };
  readonly Page: (part: { readonly isSecond: boolean }) => ReactNode;
  /** Leaves the language of the address. */
  readonly script?: string;
}

/** A page for where none is sent with its policy, by a host that knows one page for all unknown addresses or by the worker: it carries it inside. */
export function BareDocument({ sites, words, Page, script, build }: BarePage & Pick<BuiltParts, 'build'>) {
  const language = sites[0]?.language ?? 'en';
  return (
    <html lang={language} dir={directionOf(language)}>
      <PageHead build={build}>
        <meta httpEquiv="content-security-policy" content={POLICY} />
        <meta name="robots" content="noindex" />
        <title>{`${sites.map((site) => words(site).title).join(' · ')} – ${name[language]}`}</title>
        <meta name="description" content={sites.map((site) => words(site).text)[0]} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{STYLES}</style>
      </PageHead>
      <body>
        <main className={frame.bare}>
          {sites.map((site, at) => (
            <div key={site.language} lang={site.language} dir={directionOf(site.language)}>
              <SiteProvider value={site}>
                <Page isSecond={at > 0} />
              </SiteProvider>
            </div>
          ))}
        </main>
        {script === undefined ? null : <script>{script}</script>}
      </body>
    </html>
  );
}
