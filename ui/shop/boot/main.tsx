import '../../kit/styles/index.css';
import { bridgeCheck } from 'virtual:settings/features';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { tabStorage } from '#adapters/browser/tab-storage.ts';
import type { Navigate } from '#adapters/browser/web-navigation.ts';
import { createWebSession, scopedStorage, type WebStorage } from '#adapters/browser/web-session.ts';
import { countVitals, reportAddresses, watchFailures } from '#adapters/composition/browser-reports.ts';
import { bridgeIn, composeBrowserShop, type GatewayWire, type MakeHost } from '#adapters/composition/browser-shop.ts';
import { loadScreen } from '#adapters/composition/lazy-screens.ts';
import { createAvailableCipher } from '#adapters/gateway/ciphers/available-cipher.ts';
import { createBearerBody, createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createAbsentHost } from '#adapters/host-app/absent-host.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import { keepKeys } from '#core/gateway/pipeline.ts';
import type { PageExtras } from '#core/ports/host-app.ts';
import { placeAt, SHOP_PATHS } from '#core/routes/places.ts';
import { prefersLargeText, rememberLargeText, shopLanguage } from '#core/session/session.ts';
import type { Language } from '#core/text/language.ts';
import { ShopProvider } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import { ErrorBoundary } from '../../kit/parts/error-boundary/error-boundary.tsx';
import { loadWords } from '../../kit/texts/load-language.ts';
import { warmEvents } from '../../kit/warm-events.ts';
import { Drawing } from '../parts/page-message.tsx';
import { ShopApp } from '../shop-app.tsx';
import { createShopPages } from '../shop-pages.ts';
import { InLanguage } from './in-language.tsx';
import { pageName } from './page-name.ts';
import { preloadedIn } from './paint-phone.ts';
import { loadSheet } from './sheet.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) return;
  const sheet = window.asaanShop?.sheet ?? loadSheet();
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
    delete document.documentElement.dataset['unturned'];
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
  const preloaded = preloadedIn(window.asaanShop);
  const shop = composeBrowserShop(__GATEWAY__, wire, makeHost, session, move, reports, preloaded);
  countVitals(shop.analytics, pageName());
  const wanted = shop.hostApp.readParameters().then((parameters) => shopLanguage(parameters, session));
  // The app mostly answers at once; where it does not, the page is made meanwhile, and is in sight once its side is known.
  const guess = new Promise<null>((resolve) => setTimeout(() => resolve(null), GUESS_AFTER_MS));
  const heard = await Promise.race([wanted, guess]);
  const first = heard ?? shopLanguage({}, session);
  const [locale] = await Promise.all([withChunkReload(() => loadWords(first)), code, sheet]);
  const shell = document.querySelector<HTMLElement>('[data-shell]');
  // It is made while its shell stands: in the document, since dialogs open nowhere else.
  root.hidden = shell !== null;
  const fail = (error: unknown): void => {
    // The words for it have no bar of their own, and no way back.
    shop.hostApp.setTitleStyle('plain');
    reportError(error);
  };
  createRoot(root, { onCaughtError: fail }).render(
    <StrictMode>
      <InLanguage first={locale} isHeard={heard !== null} wanted={wanted}>
        <Guarded>
          <ShopProvider
            value={{
              ...shop,
              speak: hasBridge(window) ? speakInApp : null,
              keepLargeText: (isLarge) => rememberLargeText(session, isLarge),
              extras,
              buyWhenReady: window.asaanTap?.buyWhenReady,
            }}
          >
            {frame(<ShopApp pages={pages} />)}
          </ShopProvider>
        </Guarded>
      </InLanguage>
    </StrictMode>,
  );
  if (shell !== null) await takeOver(shell, root);
  warmEvents(root);
}

/** What saves, shares, prints and speaks: its code is fetched with the first press. */
const extras = async (): Promise<PageExtras> =>
  (await import('#adapters/composition/open-page-extras.ts')).openPageExtras(window);

const speakInApp = async (text: string, language: Language): Promise<boolean> => (await extras()).speak(text, language);

/** The last resort above the shop, in its language. */
function Guarded({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary text={useText().common} drawing={<Drawing of="broken" />}>
      {children}
    </ErrorBoundary>
  );
}

/** Longest that a shell stands in for a page whose language is known, and that a finger on it keeps it there, ms. */
const SHELL_MS = 8000;

/** Puts the page in the place of its shell once it has its phone, and its language. */
async function takeOver(shell: HTMLElement, root: HTMLElement): Promise<void> {
  // What can be pressed of it stays as long as it does.
  shell.dataset['shell'] = 'held';
  await new Promise<void>((resolve) => {
    let isDue = false;
    const check = (): void => {
      // A page that does not know its language yet would stand in another on the shell's side.
      const waited = isDue ? '#root [data-unheard]' : '#root:empty, #root [data-skeleton]';
      if (document.querySelector(waited) !== null) return;
      watch.disconnect();
      void (window.asaanTap?.release ?? Promise.resolve()).then(resolve);
    };
    const watch = new MutationObserver(check);
    watch.observe(root, { childList: true, subtree: true });
    setTimeout(() => {
      isDue = true;
      check();
    }, SHELL_MS);
    check();
  });
  const held = shell.querySelector(':focus');
  shell.remove();
  root.hidden = false;
  // The keyboard stays where it was: on BUY NOW, or on Back, the page's first button.
  if (held !== null) root.querySelector<HTMLElement>(held.matches('[data-buy]') ? '[data-buy]' : 'button')?.focus();
}

/** How long the app may take to say its language before a page is made out of sight in the session's, ms. */
const GUESS_AFTER_MS = 300;

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
  const bridge = bridgeIn(window, __SANDBOX__, window.asaanShop?.host ?? null);
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
