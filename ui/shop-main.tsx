import './styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { composeBrowserShop } from '#adapters/composition/browser.ts';
import { createAbsentHost } from '#adapters/host-app/absent-host.ts';
import { placeAt, SHOP_PATHS } from '#core/routes/places.ts';
import { english } from '#core/text/catalogue.ts';
import { type Shop, ShopProvider } from './binding/shop-context.tsx';
import { TextProvider } from './binding/text.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ShopApp } from './shop-app.tsx';
import { loadPage, moveTo } from './shop-pages.ts';

void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  if (/^\/bnpl\/?$/.test(window.location.pathname)) {
    window.history.replaceState(null, '', SHOP_PATHS.product + window.location.search);
  }
  const place = placeAt(window.location.pathname, () => null);
  const [content] = await Promise.all([open(), place === null ? null : loadPage(place.page)]);
  createRoot(root).render(
    <StrictMode>
      <TextProvider value={english}>
        <ErrorBoundary text={english.common.broken}>{content}</ErrorBoundary>
      </TextProvider>
    </StrictMode>,
  );
}

/** The shop on the host that this build has: the sandbox's stand-in, or none. */
async function open(): Promise<ReactNode> {
  const move = (path: string, options?: { readonly replace?: boolean }): void => void moveTo(path, options);
  if (__SANDBOX__) {
    const { openSandbox } = await import('./sandbox/open-sandbox.tsx');
    return openSandbox((host) => composeBrowserShop(__GATEWAY__, host, move), move);
  }
  return drawn(composeBrowserShop(__GATEWAY__, createAbsentHost(), move));
}

function drawn(shop: Shop): ReactNode {
  return (
    <ShopProvider value={shop}>
      <ShopApp />
    </ShopProvider>
  );
}
