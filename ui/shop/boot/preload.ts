/*
 * Inlined into the product page's shell: asks the app for its token and the gateway for the phone before the program is
 * there, shows what came, keeps a tap on BUY NOW, and loads the program once the picture is painted.
 */
import { postQuietly } from '#adapters/browser/post-quietly.ts';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createBearerBody } from '#adapters/gateway/bearer-body.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { pageGateway } from '#adapters/gateway/page-gateway.ts';
import { type PreloadedProduct, preloadProduct } from '#adapters/gateway/preload.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import type { WireFormat } from '#adapters/gateway/wire-format.ts';
import { leaveForApp } from '#adapters/host-app/leave-for-app.ts';
import { type PreloadedHost, preloadHost } from '#adapters/host-app/preload.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { productId } from '#core/lib/ids.ts';
import type { ErrorReport } from '#core/ports/error-reports.ts';
import { createKeptTap, type KeptTap, keepTap } from '#core/product/kept-tap.ts';
import { shopLanguage } from '#core/session/session.ts';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import { fillShell } from './fill-shell.ts';
import { loadSheet } from './sheet.ts';
import { turnPage } from './turn-page.ts';

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
  /** Resolves when the shop's sheet is there; null while the program may not be loaded yet. */
  sheet: Promise<void> | null;
  /** Words what of the shell is there in the language of the page. */
  readonly speak: () => void;
}

declare global {
  interface Window {
    asaanShop?: PreloadedShop;
  }
}

/** When the program is loaded at the latest, whatever app, gateway and picture do, ms since the navigation. */
const PROGRAM_WAIT_MS = 3000;

const clock = createSystemClock();
const transport = findTransport(window, __SANDBOX__);
const host = transport === null ? null : preloadHost(transport, clock);
const shop: PreloadedShop = {
  host,
  product: host === null ? null : askGateway(host),
  buyWhenReady: createKeptTap(),
  release: null,
  sheet: null,
  speak,
};
window.asaanShop = shop;
// The words for a broken page stay hidden: this script was not refused.
document.documentElement.dataset['preloads'] = '';
document.addEventListener('pointerdown', keepFinger);
document.addEventListener('click', takeTap);
document.addEventListener('DOMContentLoaded', () => {
  speak();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shell] button')) button.disabled = false;
});
void start();

/** Asks for the phone that the address names. The other cipher, for pages without `crypto.subtle`, comes with the program. */
function askGateway({ identity }: PreloadedHost): PreloadedProduct | null {
  const id = new URLSearchParams(window.location.search).get('productId') ?? '';
  const format = availableFormat();
  if (id === '' || format === null) return null;
  const options = {
    base: pageGateway(__GATEWAY__, window.location),
    source: __GATEWAY__.source,
    format,
    identify: () => identity,
    clock,
  };
  return preloadProduct(options, productId(id));
}

function availableFormat(): WireFormat | null {
  if (__GATEWAY__.transport === 'bearer-body') return createBearerBody();
  return crypto.subtle === undefined ? null : createSealedQuery(createWebCryptoCipher(__GATEWAY__.secret));
}

const shellButton = (target: EventTarget | null, name: 'buy' | 'back'): Element | null =>
  target instanceof Element ? target.closest(`[data-shell] [data-${name}]`) : null;

/** A finger on the button: the program waits until it has let go, and its click was heard. */
function keepFinger({ target }: PointerEvent): void {
  if (shellButton(target, 'buy') === null) return;
  shop.release = new Promise((resolve) => {
    const heard = (): void => void setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, heard, { once: true });
  });
}

/** A tap before the program: the button answers at once, and the product screen buys. Back leaves. */
function takeTap({ target }: MouseEvent): void {
  if (shellButton(target, 'back') !== null) {
    const back = (): void => window.history.back();
    return host === null ? back() : leaveForApp(host.rpc, back);
  }
  const button = shellButton(target, 'buy');
  if (button === null) return;
  button.setAttribute('aria-busy', 'true');
  keepTap(shop.buyWhenReady);
}

/** Loads the program once the phone is painted, since its bytes would hold the picture back, or when it is time. */
async function start(): Promise<void> {
  const late = new Promise<void>((resolve) => clock.after(PROGRAM_WAIT_MS - performance.now(), resolve));
  await Promise.race([showPhone(), late]);
  shop.sheet = loadSheet();
  const { program = '', errors = '' } = document.documentElement.dataset;
  await withChunkReload(() => import(/* @vite-ignore */ program)).catch(() => {
    showBroken();
    // What else tells of failures is in the program.
    const failure: ErrorReport = { kind: 'error', name: 'ProgramMissing', at: [] };
    if (errors !== '') postQuietly(errors, JSON.stringify({ ...failure, page: 'product' }), fetch);
  });
}

async function showPhone(): Promise<void> {
  // Without an app to ask, the program finds out, and turns the shell.
  if (host === null) return;
  const identity = await host.identity;
  const language = shopLanguage(
    identity?.parameters ?? {},
    createWebSession(() => window.sessionStorage),
  );
  turnPage(language);
  const answer = await shop.product?.answer;
  if (answer?.kind === 'done') await fillShell(answer.data, language);
}

function speak(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-shell] [data-ur]')) {
    const words = each.dataset[document.documentElement.lang] ?? '';
    if (each.ariaLabel === null) each.textContent = words;
    else each.ariaLabel = words;
  }
}
