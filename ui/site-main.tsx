import './styles/index.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { composeSite } from '#adapters/composition/compose-site.ts';
import { createSilentAnalytics } from '#adapters/web/silent-analytics.ts';
import { siteAddressAt } from '#core/routes/site-pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SiteApp } from './site-app.tsx';

const root = document.getElementById('root');
const app = (
  <ErrorBoundary>
    <SiteApp
      page={siteAddressAt(window.location.pathname)?.page ?? null}
      screens={composeSite({ analytics: createSilentAnalytics })}
    />
  </ErrorBoundary>
);

// In dev there is no prerendered page to take over.
if (root?.firstElementChild != null) hydrateRoot(root, app);
else if (root !== null) createRoot(root).render(app);
