import { reportMissingProgram } from '#adapters/browser/beacons.ts';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { pageGateway } from '#adapters/gateway/page-gateway.ts';
import { sendAhead } from '#adapters/gateway/send-ahead.ts';
import { PRODUCT_QUESTION } from '#adapters/gateway/wire/product-question.ts';
import { createBearerBody, createSealedQuery, type WireFormat } from '#adapters/gateway/wire-format.ts';
import { leaveForApp, type PreloadedHost, preloadHost } from '#adapters/host-app/questions.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { productId } from '#core/lib/ids.ts';
import { shopLanguage } from '#core/session/session.ts';
import { keepOverReload, tellDropped } from '#core/session/tap-over-reload.ts';
import { askAgain } from '../../kit/ask-again.ts';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import type * as Painter from './paint-phone.ts';
import type { AskedProduct, PreloadedShop } from './preloaded-shop.ts';
import { loadSheet } from './sheet.ts';
import { holdBrokenWords } from './starting.ts';
import { turnPage } from './turn-page.ts';

/*
 * Inlined in the product page as a module, so that the shell is on the glass and hears a tap before it runs: asks the app for
 * its token and the gateway for the phone before anything else is there, and loads what shows the phone, then the program once
 * the picture is painted.
 */

/** When the program is loaded at the latest, whatever app, gateway and picture do, ms since the navigation. */
const PROGRAM_WAIT_MS = 3000;

const { program = '', painter: painterAddress = '', errors = '' } = document.documentElement.dataset;
const clock = createSystemClock();
const session = createWebSession(() => window.sessionStorage);
const tap = window.asaanTap?.buyWhenReady;
const transport = findTransport(window, __SANDBOX__);
const host = transport === null ? null : preloadHost(transport, clock);
const shop: PreloadedShop = {
  host,
  asked: host === null ? null : askGateway(host),
  product: null,
  sheet: null,
  speak,
};
window.asaanShop = shop;
window.asaanReload = async () => {
  await askAgain();
  return () => {
    if (tap !== undefined) keepOverReload(tap, session, window.location.search);
  };
};
// The page starts, too, where the script that keeps a tap was refused.
if (tap === undefined) holdBrokenWords();
document.addEventListener('click', leave);
document.querySelector('[data-shell] [data-back]')?.removeAttribute('disabled');
/** The turn after the question, in which a tap that waits is heard before all that the question does not need. */
const nextTurn = new Promise<void>((resolve) => clock.after(0, resolve));
/** Reads the answer and shows it; null where it does not come: the program shows the phone, or says what is wrong. */
const painter: Promise<typeof Painter | null> = import(/* @vite-ignore */ painterAddress).catch(() => null);
void start();
// Behind the question: storage is read from a disk.
if (tap !== undefined) void nextTurn.then(() => tellDropped(tap, session, window.location.search));

/** Asks for the phone that the address names. The other cipher, for pages without `crypto.subtle`, comes with the program. */
function askGateway({ identity }: PreloadedHost): AskedProduct | null {
  const id = productId(new URLSearchParams(window.location.search).get('productId') ?? '');
  const format = availableFormat();
  if (id === '' || format === null) return null;
  const options = {
    base: pageGateway(__GATEWAY__, window.location),
    source: __GATEWAY__.source,
    format,
    identify: () => identity,
    clock,
  };
  const { path, fields } = PRODUCT_QUESTION;
  return { id, options: { ...options, fetch: sendAhead(options, path, fields(id)) } };
}

function availableFormat(): WireFormat | null {
  if (__GATEWAY__.transport === 'bearer-body') return createBearerBody();
  return crypto.subtle === undefined ? null : createSealedQuery(createWebCryptoCipher(__GATEWAY__.secret));
}

/** Back leaves, before the page can. */
function leave({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('[data-shell] [data-back]') === null) return;
  const back = (): void => window.history.back();
  if (host === null) back();
  else leaveForApp(host.rpc, back);
}

/** Loads the program once the phone is painted, since its bytes would hold the picture back, or when it is time. */
async function start(): Promise<void> {
  const late = new Promise<void>((resolve) => clock.after(PROGRAM_WAIT_MS - performance.now(), resolve));
  // What cannot be shown is the program's to show, or to tell.
  await Promise.race([showPhone().catch(() => undefined), late]);
  shop.sheet = loadSheet();
  await withChunkReload(() => import(/* @vite-ignore */ program)).catch(() => {
    showBroken();
    reportMissingProgram(errors, 'product');
  });
}

async function showPhone(): Promise<void> {
  // Without an app to ask, the program finds out, and turns the shell.
  if (host === null) return;
  const parameters = await host.parameters;
  await nextTurn;
  const language = shopLanguage(parameters, session);
  turnPage(language);
  await (await painter)?.showPhone(shop, language);
}

function speak(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-shell] [data-ur]')) {
    const words = each.dataset[document.documentElement.lang] ?? '';
    if (each.ariaLabel === null) each.textContent = words;
    else each.ariaLabel = words;
  }
}
