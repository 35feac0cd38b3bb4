import type { SiteScreens } from '#adapters/composition/compose-site.ts';
import type { SitePage } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { TextProvider } from './binding/text.tsx';
import { HomePage } from './screens/site/home.tsx';
import { NotFoundPage } from './screens/site/not-found.tsx';
import { NumberCheckPage } from './screens/site/number-check.tsx';
import { SiteFrame } from './screens/site/site-frame.tsx';

/** A public page, the same when it is built and when the browser takes over. */
export function SiteApp({ page, screens }: { readonly page: SitePage | null; readonly screens: SiteScreens }) {
  return (
    <TextProvider value={english}>
      <SiteFrame page={page}>
        {page === 'home' ? <HomePage /> : null}
        {page === 'numberCheck' ? <NumberCheckPage make={screens.numberCheck} /> : null}
        {page === null ? <NotFoundPage /> : null}
      </SiteFrame>
    </TextProvider>
  );
}
