import { prerender } from 'react-dom/static';
import { composeSite } from '#adapters/composition/compose-site.ts';
import { createSilentAnalytics } from '#adapters/web/silent-analytics.ts';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteApp } from './site-app.tsx';

/** A public page as static HTML. */
export interface StaticPage {
  /** File below the site's folder. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** Renders every public page, and the one for addresses that name nothing. */
export async function staticPages(): Promise<readonly StaticPage[]> {
  const pages: readonly SitePage[] = ['home', 'numberCheck'];
  return Promise.all([...pages.map(staticPage), staticPage(null)]);
}

async function staticPage(page: SitePage | null): Promise<StaticPage> {
  const { site, common } = english;
  const words =
    page === null
      ? { title: common.notFound.title, description: common.notFound.text }
      : page === 'home'
        ? site.home
        : site.numberCheck;
  const { prelude } = await prerender(
    <ErrorBoundary>
      <SiteApp page={page} screens={composeSite({ analytics: createSilentAnalytics })} />
    </ErrorBoundary>,
  );
  return {
    file: page === null ? '404.html' : `${sitePath(page, 'en').slice(1)}.html`,
    title: `${words.title} – ${site.frame.name}`,
    description: words.description,
    html: await new Response(prelude).text(),
  };
}
