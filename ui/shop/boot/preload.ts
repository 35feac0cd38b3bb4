/*
 * Inlined into the product page's shell: asks the app for its token and the gateway for the phone before the program is
 * there, shows what came, keeps a tap on BUY NOW, and loads the program once the picture is painted.
 */
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { type PreloadedProduct, preloadProduct } from '#adapters/gateway/preload.ts';
import { type PreloadedHost, preloadHost } from '#adapters/host-app/preload.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { productId } from '#core/lib/ids.ts';
import { createKeptTap, type KeptTap, keepTap } from '#core/product/kept-tap.ts';
import { isTestHost } from '#core/routes/gateway-host.ts';
import { parseLanguage } from '#core/text/language.ts';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import { fillShell } from './fill-shell.ts';

/** What was done for a product page before its program was there. The program goes on with it. */
export interface PreloadedShop {
  /** The app; null where there is none to be asked. */
  readonly host: PreloadedHost | null;
  /** The phone, asked for by the app's token; null where there is no app, no phone in the address, or no cipher yet. */
  readonly product: PreloadedProduct | null;
  /** A tap on the shell's BUY NOW, for the product screen to take. */
  readonly buyWhenReady: KeptTap;
  /** Resolves when a finger that is on BUY NOW has let go: its tap would fall between shell and page. */
  release: Promise<void> | null;
}

declare global {
  interface Window {
    asaanShop?: PreloadedShop;
  }
}

/** Longest that app, gateway and picture may keep the program waiting, ms. */
const PROGRAM_WAIT_MS = 3000;

const clock = createSystemClock();
const transport = findTransport(window, __SANDBOX__);
const host = transport === null ? null : preloadHost(transport, clock);
const shop: PreloadedShop = {
  host,
  product: host === null ? null : askGateway(host),
  buyWhenReady: createKeptTap(),
  release: null,
};
window.asaanShop = shop;
document.addEventListener('pointerdown', keepFinger);
document.addEventListener('click', takeTap);
void start();

/** Asks for the phone that the address names. The other cipher, for pages without `crypto.subtle`, comes with the program. */
function askGateway({ identity }: PreloadedHost): PreloadedProduct | null {
  const id = new URLSearchParams(window.location.search).get('productId') ?? '';
  if (id === '' || crypto.subtle === undefined) return null;
  const { base, testBase, secret, source } = __GATEWAY__;
  const options = {
    base: isTestHost(window.location.hostname) ? testBase : base,
    source,
    cipher: createWebCryptoCipher(secret),
    identify: () => identity,
    clock,
  };
  return preloadProduct(options, productId(id));
}

const shellButton = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-shell] [data-buy]') : null;

/** A finger on the button: the program waits until it has let go, and its click was heard. */
function keepFinger({ target }: PointerEvent): void {
  if (shellButton(target) === null) return;
  shop.release = new Promise((resolve) => {
    const heard = (): void => void setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, heard, { once: true });
  });
}

/** A tap before the program: the button answers at once, and the product screen buys. */
function takeTap({ target }: MouseEvent): void {
  const button = shellButton(target);
  if (button === null) return;
  button.setAttribute('aria-busy', 'true');
  keepTap(shop.buyWhenReady);
}

/** Loads the program once the phone is painted, since its bytes would hold the picture back, or after three seconds. */
async function start(): Promise<void> {
  await Promise.race([showPhone(), new Promise<void>((resolve) => clock.after(PROGRAM_WAIT_MS, resolve))]);
  const { program, sheet } = document.documentElement.dataset;
  head({ rel: 'modulepreload', href: program });
  const link = head({ rel: 'stylesheet', href: sheet });
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  await withChunkReload(() => import(/* @vite-ignore */ program ?? '')).catch(showBroken);
}

async function showPhone(): Promise<void> {
  const identity = await host?.identity;
  if (parseLanguage(identity?.parameters['language']) === 'ur') {
    document.documentElement.lang = 'ur';
    document.documentElement.dir = 'rtl';
  }
  const answer = await shop.product?.answer;
  if (answer?.kind === 'done') await fillShell(answer.data);
}

function head(link: { readonly rel: string; readonly href: string | undefined }): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}
