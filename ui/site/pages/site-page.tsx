import type { SitePage } from '#core/routes/site-pages.ts';
import { type SiteContext, SiteProvider } from '../frame/site-context.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { AboutPage } from './about.tsx';
import { HomePage } from './home.tsx';
import { FaqPage, PolicyPage } from './text-pages.tsx';
import { CalculatorPage, ComplaintPage, NumberCheckPage, ServicePage } from './tool-pages.tsx';
import { NotFoundPage } from './ways-out.tsx';

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
