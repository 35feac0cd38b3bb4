import './styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { composeBrowserShop } from '#adapters/composition/browser.ts';
import { createWebSession } from '#adapters/web/web-session.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import { placeAt, SHOP_PATHS } from '#core/routes/places.ts';
import { shopLanguage, storedLanguage } from '#core/session/session.ts';
import { ShopProvider } from './binding/shop-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ShopApp } from './shop-app.tsx';
import { loadLanguage } from './shop-language.ts';
import { loadPage, moveTo } from './shop-pages.ts';
import { InLanguage } from './shop-spoken.tsx';

void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  if (/^\/bnpl\/?$/.test(window.location.pathname)) {
    window.history.replaceState(null, '', SHOP_PATHS.product + window.location.search);
  }
  const place = placeAt(window.location.pathname, () => null);
  const session = createWebSession(() => window.sessionStorage);
  const { host, frame } = await openHost();
  const shop = composeBrowserShop(__GATEWAY__, host, session, move);
  const said = host.identify().then((identity) => shopLanguage(identity?.parameters ?? {}, session));
  // The app mostly answers at once; where it does not, the page starts in the session's language and follows the app's.
  const guess = new Promise<null>((resolve) => setTimeout(() => resolve(null), GUESS_AFTER_MS));
  const first = (await Promise.race([said, guess])) ?? storedLanguage(session) ?? 'en';
  const [spoken] = await Promise.all([loadLanguage(first), place === null ? null : loadPage(place.page)]);
  createRoot(root).render(
    <StrictMode>
      <InLanguage first={spoken} said={said}>
        <ErrorBoundary text={spoken.texts.common.broken}>
          <ShopProvider value={shop}>{frame(<ShopApp />)}</ShopProvider>
        </ErrorBoundary>
      </InLanguage>
    </StrictMode>,
  );
}

/** How long the app may take to say its language before a page is drawn in the session's, ms. */
const GUESS_AFTER_MS = 300;

const move = (path: string, options?: { readonly replace?: boolean }): void => void moveTo(path, options);

/** The host that this build has, and what is drawn around the shop: the sandbox's stand-in, or nothing. */
async function openHost(): Promise<{ readonly host: HostApp; readonly frame: (app: ReactNode) => ReactNode }> {
  if (__SANDBOX__) {
    const { openSandbox } = await import('./sandbox/open-sandbox.tsx');
    return openSandbox(move);
  }
  const { createAbsentHost } = await import('#adapters/host-app/absent-host.ts');
  return { host: createAbsentHost(), frame: (app) => app };
}
