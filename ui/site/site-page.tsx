import type { SitePage } from '#core/routes/site-pages.ts';
import { AboutPage } from '../screens/site/about.tsx';
import { FaqPage } from '../screens/site/faq.tsx';
import { HomePage } from '../screens/site/home.tsx';
import { NotFoundPage } from '../screens/site/not-found.tsx';
import { PolicyPage } from '../screens/site/policy.tsx';
import { SiteFrame } from '../screens/site/site-frame.tsx';
import { CalculatorPage, ComplaintPage, NumberCheckPage, ServicePage } from '../screens/site/tool-pages.tsx';
import { type SiteContext, SiteProvider } from './site-context.tsx';

const PAGES: Record<SitePage, () => React.ReactNode> = {
  home: () => <HomePage />,
  about: () => <AboutPage />,
  faq: () => <FaqPage />,
  complaints: () => <ComplaintPage />,
  numberCheck: () => <NumberCheckPage />,
  calculator: () => <CalculatorPage />,
  service: () => <ServicePage />,
  terms: () => <PolicyPage policy="terms" />,
  userData: () => <PolicyPage policy="userData" />,
  privacy: () => <PolicyPage policy="privacy" />,
};

/** A whole public page: written to a file when the site is built, never drawn by the browser. */
export function SitePageView({ site }: { readonly site: SiteContext }) {
  return (
    <SiteProvider value={site}>
      <SiteFrame>{site.page === null ? <NotFoundPage /> : PAGES[site.page]()}</SiteFrame>
    </SiteProvider>
  );
}
