import type { Clock } from '#core/ports/clock.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { HostApp, Identity } from '#core/ports/host-app.ts';
import type { ShownNotice } from '#core/ports/notices.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { isTestHost } from '#core/routes/gateway-host.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import type { ShopperGuard } from '#core/session/shopper-guard.ts';
import { createSilentAnalytics } from '../browser/silent-analytics.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createToastNotices } from '../browser/toast-notices.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createWebNavigation, type Navigate } from '../browser/web-navigation.ts';
import type { Cipher } from '../gateway/ciphers/cipher.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '../gateway/http-gateway.ts';
import type { HttpTransportOptions } from '../gateway/http-transport.ts';
import type { PreloadedProduct } from '../gateway/preload.ts';
import type { MakeHost } from './browser-bridge.ts';
import { composeShop } from './compose-shop.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';

/** The gateway that a build speaks to. */
export interface GatewaySettings {
  readonly base: string;
  /** For local and test hosts (R36). */
  readonly testBase: string;
  readonly secret: string;
  readonly source: string;
}

/** The shop in a browser: what its pages are given. */
export interface BrowserShop {
  /** A page's screen can be made once `loadScreen` has fetched its code. */
  readonly screens: ScreenFactories;
  readonly notice: ShownNotice;
  readonly hostApp: HostApp;
  readonly clock: Clock;
  readonly guard: ShopperGuard;
  readonly logIn: () => void;
}

/** Composes the shop on the browser's own adapters. */
export function composeBrowserShop(
  settings: GatewaySettings,
  makeHost: MakeHost,
  session: SessionMemory,
  navigate: Navigate,
  preloaded: PreloadedProduct | null = null,
): BrowserShop {
  const clock = createSystemClock();
  const notices = createToastNotices(clock);
  const { ports, screens, guard, logins } = composeShop(
    {
      gateway: ({ hostApp }) => openGateway(settings, () => hostApp.identify(), clock, preloaded),
      hostApp: makeHost,
      session: () => session,
      clock: () => clock,
      navigation: () => createWebNavigation(navigate, window),
      notices: () => notices,
      analytics: createSilentAnalytics,
      clipboard: () => createWebClipboard(() => navigator.clipboard),
    },
    LAZY_SCREENS,
  );
  return { screens, notice: notices, hostApp: ports.hostApp, clock, guard, logIn: logins.ask };
}

/** The gateway of a build, spoken to as whoever `identify` names. */
export function openGateway(
  { base, testBase, secret, source }: GatewaySettings,
  identify: () => Promise<Identity | null>,
  clock: Clock,
  preloaded: PreloadedProduct | null = null,
): Gateway {
  const options: HttpTransportOptions = {
    base: isTestHost(window.location.hostname) ? testBase : base,
    source,
    cipher: availableCipher(secret),
    identify,
    clock,
    // Called as a method of its own window, as browsers demand.
    fetch: (input, init) => window.fetch(input, init),
  };
  return createHttpGateway(options, preloaded);
}

/** WebCrypto where the page may use it; else crypto-js, loaded when it is first needed (Q60). */
function availableCipher(secret: string): Cipher {
  if (globalThis.crypto?.subtle !== undefined) return createWebCryptoCipher(secret);
  const loading = import('../gateway/ciphers/crypto-js.ts').then((module) => module.createCryptoJsCipher(secret));
  return {
    encrypt: async (text) => (await loading).encrypt(text),
    decrypt: async (base64) => (await loading).decrypt(base64),
  };
}
