import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { askForProduct, type EarlyProduct } from '#adapters/gateway/early.ts';
import { pageGateway } from '#adapters/gateway/http-message.ts';
import { createBearerBody, createSealedQuery, type WireFormat } from '#adapters/gateway/wire-format.ts';
import { askEarly, type EarlyHost, leaveForApp } from '#adapters/host-app/questions.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { productId } from '#core/lib/ids.ts';
import { shopLanguage } from '#core/session/session.ts';
import { fillShell } from './fill-shell.ts';
import { loadProgram } from './load-program.ts';
import { turnPage } from './page.ts';

/*
 * Inlined in the product page as a module, so that the shell is on the glass and hears a tap before it runs: asks the app for
 * its token and the gateway for the phone, shows the phone in the shell, and loads the program once the picture is painted.
 */

/** When the program is loaded at the latest, whatever app, gateway and picture do, ms since the navigation. */
const PROGRAM_WAIT_MS = 3000;

const clock = createSystemClock();
const transport = findTransport(window, __SANDBOX__);
const host = transport === null ? null : askEarly(transport, clock);
if (host !== null) window.asaanEarly = { host, product: askGateway(host) };
const back = document.querySelector<HTMLButtonElement>('[data-shell] [data-back]');
if (back !== null) back.disabled = false;
back?.addEventListener('click', () => {
  const leave = (): void => window.history.back();
  if (host === null) leave();
  else leaveForApp(host.rpc, leave);
});
void start();

/** Asks for the phone that the address names. The other cipher, for pages without `crypto.subtle`, comes with the program. */
function askGateway({ identity }: EarlyHost): EarlyProduct | null {
  const id = productId(new URLSearchParams(window.location.search).get('productId') ?? '');
  const format = availableFormat();
  if (id === '' || format === null) return null;
  const base = pageGateway(__GATEWAY__, window.location);
  return askForProduct({ base, source: __GATEWAY__.source, format, identify: () => identity, clock }, id);
}

function availableFormat(): WireFormat | null {
  if (__GATEWAY__.transport === 'bearer-body') return createBearerBody();
  return crypto.subtle === undefined ? null : createSealedQuery(createWebCryptoCipher(__GATEWAY__.secret));
}

/** The program's bytes would hold the picture back. */
async function start(): Promise<void> {
  const late = new Promise<void>((resolve) => clock.after(PROGRAM_WAIT_MS - performance.now(), resolve));
  // What cannot be shown is the program's to show, or to tell.
  await Promise.race([showPhone().catch(() => undefined), late]);
  await loadProgram();
}

/** Resolves when the picture is painted, or where there is nothing to show. */
async function showPhone(): Promise<void> {
  if (window.asaanEarly === undefined) return;
  const { host: asked, product } = window.asaanEarly;
  const language = shopLanguage(
    await asked.parameters,
    createWebSession(() => window.sessionStorage),
  );
  turnPage(language);
  const answer = await product?.answer;
  if (answer?.kind === 'done') await fillShell(answer.data, language);
}
