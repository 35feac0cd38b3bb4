import '../../kit/styles/index.css';
import { bridgeCheck } from 'virtual:settings/features';
import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { tabStorage } from '#adapters/browser/tab-storage.ts';
import type { Navigate } from '#adapters/browser/web-page.ts';
import { createWebSession, scopedStorage, type WebStorage } from '#adapters/browser/web-session.ts';
import { countVitals, reportAddresses, watchFailures } from '#adapters/composition/browser-reports.ts';
import { bridgeIn, composeBrowserShop, type GatewayWire, type MakeHost } from '#adapters/composition/browser-shop.ts';
import { loadScreen } from '#adapters/composition/lazy-screens.ts';
import { createAvailableCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createBearerBody, createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import { createAbsentHost } from '#adapters/host-app/host-ports.ts';
import { keepKeys } from '#core/gateway/pipeline.ts';
import type { PageExtras } from '#core/ports/host-app.ts';
import { placeAt, SHOP_PATHS } from '#core/routes/places.ts';
import { prefersLargeText, rememberLargeText, shopLanguage } from '#core/session/session.ts';
import type { Language } from '#core/text/language.ts';
import { ShopProvider } from '../../kit/binding/shop-context.tsx';
import { type Locale, LocaleProvider, useText } from '../../kit/binding/text.tsx';
import { ErrorBoundary } from '../../kit/parts/error-boundary/error-boundary.tsx';
import { showBroken, withChunkReload } from '../../kit/reload.ts';
import { loadLanguage, loadWords } from '../../kit/texts/load-language.ts';
import { Drawing } from '../parts/page-message.tsx';
import { ShopApp } from '../shop-app.tsx';
import { createShopPages } from '../shop-pages.ts';
import { loadSheet, pageName, turnPage } from './page.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const sheet = loadSheet();
  if (/^\/bnpl\/?$/.test(window.location.pathname)) {
    window.history.replaceState(null, '', SHOP_PATHS.product + window.location.search);
  }
  if (__SANDBOX__ && /^\/(?:sandbox(?:\/|$)|bridge-check\/?$)/.test(window.location.pathname)) {
    const [{ SandboxPage }] = await Promise.all([
      withChunkReload(() => import('../../sandbox/sandbox-page.tsx')),
      sheet,
    ]);
    createRoot(root).render(<SandboxPage />);
    return;
  }
  if (bridgeCheck && /^\/bridge-check\/?$/.test(window.location.pathname)) {
    const [{ BridgeCheck }] = await Promise.all([import('../../bridge-check/bridge-check.tsx'), sheet]);
    createRoot(root).render(<BridgeCheck />);
    return;
  }
  const place = placeAt(window.location.pathname, () => null);
  // Fetched while the app is asked.
  const code = place === null ? null : withChunkReload(() => pages.load(place.page));
  const session = createWebSession(() => (__SANDBOX__ ? sandboxStorage() : window.sessionStorage));
  code?.catch(() => undefined);
  document.documentElement.toggleAttribute('data-large', prefersLargeText(session));
  const { makeHost, frame } = await openHost();
  const shop = composeBrowserShop(__GATEWAY__, wire, makeHost, session, move, reports, window.asaanEarly?.product);
  countVitals(shop.analytics, pageName());
  const wanted = shop.hostApp.readParameters().then((parameters) => shopLanguage(parameters, session));
  const unheard = new Promise<null>((resolve) => setTimeout(() => resolve(null), LANGUAGE_WAIT_MS));
  const first = (await Promise.race([wanted, unheard])) ?? shopLanguage({}, session);
  const [locale] = await Promise.all([withChunkReload(() => loadWords(first)), code, sheet]);
  const fail = (error: unknown): void => {
    // The words for it have no bar of their own, and no way back.
    shop.hostApp.setTitleStyle('plain');
    reportError(error);
  };
  const app = (
    <StrictMode>
      <InLanguage first={locale} wanted={wanted}>
        <Guarded>
          <ShopProvider
            value={{
              ...shop,
              speak: hasBridge(window) ? speakInApp : null,
              keepLargeText: (isLarge) => rememberLargeText(session, isLarge),
              extras,
              buyWhenReady: window.asaanTap,
            }}
          >
            {frame(<ShopApp pages={pages} />)}
          </ShopProvider>
        </Guarded>
      </InLanguage>
    </StrictMode>
  );
  const shell = document.querySelector('[data-shell]');
  const hasFocus = document.activeElement?.closest('[data-shell] [data-buy]') != null;
  // In one turn, in which a phone that was asked for early is drawn too: no frame lies between shell and page.
  flushSync(() => createRoot(root, { onCaughtError: fail }).render(app));
  shell?.remove();
  if (hasFocus) setTimeout(() => root.querySelector<HTMLElement>('[data-buy]')?.focus());
}

/** What saves, shares, prints and speaks: its code is fetched with the first press. */
const extras = async (): Promise<PageExtras> =>
  (await import('#adapters/composition/page-extras.ts')).openPageExtras(window);

const speakInApp = async (text: string, language: Language): Promise<boolean> => (await extras()).speak(text, language);

/** The last resort above the shop, in its language. */
function Guarded({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary text={useText().common} drawing={<Drawing of="broken" />}>
      {children}
    </ErrorBoundary>
  );
}

/** How long the app may take to say its language before the page is drawn in the session's, ms. */
const LANGUAGE_WAIT_MS = 1000;

/** Several frames of the simulator share one storage. */
const sandboxStorage = (): WebStorage =>
  window.parent === window ? tabStorage(window) : scopedStorage(tabStorage(window), window.name);

const pages = createShopPages(loadScreen);

const wire: GatewayWire = {
  format:
    __GATEWAY__.transport === 'bearer-body'
      ? createBearerBody()
      : createSealedQuery(createAvailableCipher(__GATEWAY__.secret)),
  keys: __GATEWAY__.takesIdempotencyKeys ? (identify) => keepKeys(createRandomKeys(), identify) : null,
};

const reports = watchFailures(reportAddresses(document.documentElement).errors, pageName);

const move: Navigate = (path, options) => void pages.moveTo(path, options);

/** What is drawn around the shop. */
type Frame = (app: ReactNode) => ReactNode;

/** The host: the native app; without one the sandbox's stand-in, or none (Q67). */
async function openHost(): Promise<{ readonly makeHost: MakeHost; readonly frame: Frame }> {
  const bridge = bridgeIn(window, __SANDBOX__, window.asaanEarly?.host);
  if (bridge !== null) return { makeHost: bridge, frame: (app) => app };
  if (__SANDBOX__) {
    const { openSandbox } = await withChunkReload(() => import('../../sandbox/strip.tsx'));
    const { host, frame } = openSandbox(move);
    return { makeHost: () => host, frame };
  }
  return { makeHost: createAbsentHost, frame: (app) => app };
}

start().catch((error: unknown) => {
  showBroken();
  reportError(error);
});

/** The shop in its first language, turned where the app says another one late, or the words of that one come late (Q50). */
function InLanguage({
  first,
  wanted,
  children,
}: {
  readonly first: Locale;
  readonly wanted: Promise<Language>;
  readonly children: ReactNode;
}) {
  const [locale, setLocale] = useState(first);
  useLayoutEffect(() => turnPage(locale.language), [locale]);
  useEffect(() => {
    void wanted
      .then((language) => (language === first.language ? first : loadLanguage(language)))
      .then(setLocale, () => undefined);
  }, [wanted, first]);
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}
