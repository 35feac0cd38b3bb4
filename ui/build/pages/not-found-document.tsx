import { directionOf } from '#core/text/language.ts';
import '../../kit/styles/index.css';
import { name } from 'virtual:settings/company';
import { ink } from 'virtual:settings/site';
import frame from '../../site/frame/site.module.css';
import { type SiteContext, SiteProvider } from '../../site/frame/site-context.tsx';
import { NotFoundPage } from '../../site/pages/not-found.tsx';
import { BuildMeta } from './build-meta.tsx';

/**
 * The page of unknown addresses in both languages, for hosts that know only one: its script leaves the language of the
 * address, and it carries its policy inside, since such hosts send none with it.
 */
export function NotFoundDocument({
  sites,
  styles,
  policy,
  build,
  script,
}: {
  readonly sites: readonly SiteContext[];
  readonly styles: string;
  readonly policy: string;
  readonly build: string | null;
  readonly script: string;
}) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="content-security-policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={ink} />
        <meta name="robots" content="noindex" />
        <BuildMeta build={build} />
        <title>{`${sites.map((site) => site.common.notFound.title).join(' · ')} – ${name.en}`}</title>
        <meta name="description" content={sites[0]?.common.notFound.text} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{styles}</style>
      </head>
      <body>
        <NotFoundBody sites={sites} />
        <script>{script}</script>
      </body>
    </html>
  );
}

/** What it says, in each language by itself. */
export function NotFoundBody({ sites }: { readonly sites: readonly SiteContext[] }) {
  return (
    <main className={frame.bare}>
      {sites.map((site, at) => (
        <div key={site.language} lang={site.language} dir={directionOf(site.language)}>
          <SiteProvider value={site}>
            <NotFoundPage isSecond={at > 0} />
          </SiteProvider>
        </div>
      ))}
    </main>
  );
}
