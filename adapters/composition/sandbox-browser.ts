import { ORDER_IN_HAND_KEY } from '#core/session/order-in-hand.ts';
import { storedLanguage } from '#core/session/session.ts';
import { type Language, parseLanguage } from '#core/text/language.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import { createWebSession } from '../browser/web-session.ts';
import { createBrowserHost } from '../host-app/browser-host.ts';
import { adminTokenIn, httpActions, type PerformAction } from '../sandbox/actions/performers.ts';
import { SANDBOX, SANDBOX_CONTACT } from '../server/settings.ts';
import type { GatewaySettings } from './browser-shop.ts';

/** The app's stand-in and the actions of seller, courier and time, for the sandbox build alone. */
export type SandboxBrowser = ReturnType<typeof openSandboxBrowser>;

/** Storage key of the sandbox's shopper: another token is another person. */
export const SHOPPER_KEY = 'sandbox:shopper';
/** Storage key of the language that the sandbox's app says. */
export const LANGUAGE_KEY = 'sandbox:language';

/** Storage key of the admin token that the address of a sandbox page brought. */
const ADMIN_KEY = 'sandbox:admin';

/** The admin token of this tab, which the address brought along: kept for the tab, and taken out of the address. */
export function takeAdminToken(): string | null {
  const storage = tabStorage(window);
  const brought = adminTokenIn(window.location.hash);
  if (brought !== null) {
    storage.setItem(ADMIN_KEY, brought);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
  return storage.getItem(ADMIN_KEY);
}

/** Who holds the app's stand-in. `?shopper=NAME` on any page makes this tab another shopper, `?language=ur` the app an Urdu one. */
function readVisitor() {
  const query = new URLSearchParams(window.location.search);
  const storage = tabStorage(window);
  const named = query.get('shopper');
  if (named !== null && /^[A-Za-z0-9-]{1,60}$/.test(named)) storage.setItem(SHOPPER_KEY, named);
  const asked = parseLanguage(query.get('language'));
  if (asked !== null) storage.setItem(LANGUAGE_KEY, asked);
  const shopper = storage.getItem(SHOPPER_KEY);
  return {
    token: shopper === null ? SANDBOX.token : `${SANDBOX.token}-${shopper}`,
    language: parseLanguage(storage.getItem(LANGUAGE_KEY)),
    admin: takeAdminToken(),
  };
}

/** The language in which the visitor's shop will open. */
export function visitorLanguage(): Language {
  return readVisitor().language ?? storedLanguage(createWebSession(() => tabStorage(window))) ?? 'en';
}

/** Sets up the stand-in. */
export function openSandboxBrowser({ base, source }: GatewaySettings) {
  const { token, language, admin } = readVisitor();
  // A login renews the token: the same shopper has another one.
  let logins = 0;
  const act = httpActions(base, source, admin);
  const perform: PerformAction = async (action) => {
    const result = await act(action);
    if (action.action === 'login' && result?.ok === true) logins += 1;
    return result;
  };
  const renewed = (): string => (logins === 0 ? token : `${token}.${logins}`);
  const host = createBrowserHost({
    identify: () => ({
      token: renewed(),
      parameters: { app_version: 'sandbox', ...(language === null ? {} : { language }) },
    }),
    contact: SANDBOX_CONTACT,
    leave: () => window.location.assign('/sandbox'),
    openLink: (url) => window.open(url, '_blank', 'noopener'),
  });
  /** The order that the tab has in hand. */
  const orderInHand = () => tabStorage(window).getItem(ORDER_IN_HAND_KEY);
  return { host, perform, token, orderInHand };
}
