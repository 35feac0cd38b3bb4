import { offline } from 'virtual:settings/features';
import { createWebSession } from '#adapters/browser/web-session.ts';
import {
  countVitals,
  openSiteAnalytics,
  reportAddresses,
  watchFailures,
} from '#adapters/composition/browser-reports.ts';
import { watchPageDrafts } from '#adapters/composition/page-drafts.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import type { ErrorReports } from '#core/ports/reporting.ts';
import { inLayout, layoutAfter, routeOfHash, siteAddressAt } from '#core/routes/site-pages.ts';
import {
  dismissRiskDialog,
  rememberLanguage,
  rememberLargeText,
  rememberLayout,
  riskWarning,
  storedLanguage,
  storedLayout,
} from '#core/session/session.ts';
import { parseLanguage } from '#core/text/language.ts';
import { openForPaper } from '../../kit/open-for-paper.ts';
import { offerReading } from '../../kit/reading/offer-reading.ts';
import { withChunkReload } from '../../kit/reload.ts';

/** The program of a public page: small things by hand, and the working parts where the page has any. */
const session = createWebSession(() => window.sessionStorage);
const language = parseLanguage(document.documentElement.lang) ?? 'en';

const reports = watch();
watchPageDrafts(window, session, () => (document.querySelector('[data-island=complaint]') ? 'draft:complaint' : null));
followHash();
keepLayout();
warnOfRisk();
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) {
    stayInLayout(target);
    switchLanguage(target);
    closeMenus(target);
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeByKey();
});
// A page that the browser keeps comes back as it was left.
window.addEventListener('pagehide', () => closeMenus(document.documentElement));
openForPaper();
offerLargeText();
offerReading(language, hasBridge(window) ? speakInApp : null);
keepOffline();
startIslands().catch((error: unknown) => {
  for (const words of document.querySelectorAll<HTMLElement>('[data-broken]')) words.dataset['broken'] = 'shown';
  reportError(error);
});
setTimeout(() => {
  document.documentElement.dataset['whole'] = '';
});

/** Tells the operator what fails here, and how fast the page was, where there is anybody to be told. */
function watch(): ErrorReports {
  const { errors, analytics } = reportAddresses(document.documentElement);
  const page = siteAddressAt(window.location.pathname)?.page ?? 'other';
  const counting = openSiteAnalytics(analytics);
  if (counting !== null) countVitals(counting, page);
  return watchFailures(errors, () => page);
}

/** Brings the page's working parts, where it has any. */
async function startIslands(): Promise<void> {
  if (document.querySelector('[data-island]') === null) return;
  await withChunkReload(async () => (await import('./islands-main.tsx')).startParts(session, reports));
}

/** The app's voice; the code that asks it is fetched with the first press. */
async function speakInApp(text: string): Promise<boolean> {
  const { openExtras } = await import('#adapters/composition/page-extras.ts');
  return (await openExtras(window)?.speak(text, language)) ?? false;
}

/** A route in the hash is followed where it is one of ours, and taken out of the address bar where it is not (R16, Q5). */
function followHash(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith('#/')) return;
  const route = routeOfHash(hash, storedLanguage(session) ?? language, storedLayout(session));
  if (route === null) window.history.replaceState(null, '', pathname + search);
  else window.location.replace(route.includes('?') ? route : route + search);
}

/** The risk dialog: once per session and language, on wide screens alone, also once a window becomes wide or narrow (R17, Q6). */
function warnOfRisk(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#risk');
  if (dialog === null) return;
  const isMeant = (): boolean => riskWarning(session, language, window.innerWidth) === 'dialog';
  const follow = (): void => {
    if (isMeant() === dialog.open) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  };
  for (const way of ['submit', 'close']) {
    dialog.addEventListener(way, () => {
      // A window that became narrow closed it: nobody has read it.
      if (isMeant()) dismissRiskDialog(session, language);
    });
  }
  window.addEventListener('resize', follow);
  follow();
}

/** The switch keeps the query, and the choice is kept for the session (R15). */
function switchLanguage(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[data-switch]');
  const chosen = parseLanguage(link?.dataset['switch']);
  if (link === null || chosen === null) return;
  rememberLanguage(session, chosen);
  link.search = window.location.search;
}

function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!menu.contains(target)) menu.open = false;
  }
}

/** Closes every menu, and gives the focus of one back to what opened it. */
function closeByKey(): void {
  const held = document.activeElement?.closest('details[data-menu][open]');
  const outer = held?.parentElement?.closest('details[data-menu][open]') ?? held;
  closeMenus(document.documentElement);
  outer?.querySelector('summary')?.focus();
}

/** The family of addresses is kept, since English and some Urdu pages have one address for both (R12). */
function keepLayout(): void {
  const address = siteAddressAt(window.location.pathname);
  if (address !== null) rememberLayout(session, layoutAfter(address, storedLayout(session)));
}

/** A link to a page that this family has an address for leads there. */
function stayInLayout(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link?.origin !== window.location.origin) return;
  const path = inLayout(link.pathname, storedLayout(session));
  if (path !== link.pathname) link.pathname = path;
}

/** In the menu and in the header: what is pressed in one is pressed in both. */
function offerLargeText(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-tool="large"]');
  const press = (isLarge: boolean): void => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(isLarge));
  };
  press(document.documentElement.hasAttribute('data-large'));
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const isLarge = document.documentElement.toggleAttribute('data-large');
      rememberLargeText(session, isLarge);
      press(isLarge);
    });
  }
}

/** A maker of script addresses that the page's policy lets through (Trusted Types); older web views have none. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Keeps the number check and the calculator for a phone without a network: public pages alone, never the gateway. */
function keepOffline(): void {
  if (!offline || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = '/sw.js';
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  const policy = trustedTypes?.createPolicy('asaan-worker', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('only our own worker');
      return url;
    },
  });
  navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker).catch(() => undefined);
}
