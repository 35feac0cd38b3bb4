import { name } from 'virtual:settings/company';
import { directionOf } from '#core/text/language.ts';
import frame from '../../site/frame/site.module.css';
import { type SiteContext, SiteProvider } from '../../site/frame/site-context.tsx';
import { NotFoundPage } from '../../site/pages/not-found.tsx';
import { type BuiltParts, POLICY, STYLES } from './page.ts';
import { PageHead } from './page-head.tsx';

/**
 * The page of unknown addresses in both languages, for hosts that know only one: its script leaves the language of the
 * address, and it carries its policy inside, since such hosts send none with it.
 */
export function NotFoundDocument({
  sites,
  built: { build, inlined },
}: {
  readonly sites: readonly SiteContext[];
  readonly built: BuiltParts;
}) {
  return (
    <html lang="en" dir="ltr">
      <PageHead build={build}>
        <meta httpEquiv="content-security-policy" content={POLICY} />
        <meta name="robots" content="noindex" />
        <title>{`${sites.map((site) => site.common.notFound.title).join(' · ')} – ${name.en}`}</title>
        <meta name="description" content={sites[0]?.common.notFound.text} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style>{STYLES}</style>
      </PageHead>
      <body>
        <main className={frame.bare}>
          {sites.map((site, at) => (
            <div key={site.language} lang={site.language} dir={directionOf(site.language)}>
              <SiteProvider value={site}>
                <NotFoundPage isSecond={at > 0} />
              </SiteProvider>
            </div>
          ))}
        </main>
        <script>{inlined.notFound}</script>
      </body>
    </html>
  );
}
