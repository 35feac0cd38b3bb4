/*
 * Inlined into the product page's shell: asks the app for its token and the gateway for the phone before the program is
 * there, shows what came, keeps a tap on BUY NOW, and loads the program once the picture is painted.
 */
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { POST_OPTIONS } from '#adapters/gateway/post-options.ts';
import { sealedQuery } from '#adapters/gateway/sealed-query.ts';
import type { EarlyIdentity } from '#adapters/host-app/bridge-host.ts';
import type { BridgeTransport } from '#adapters/host-app/json-rpc.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { isTestHost } from '#core/routes/gateway-host.ts';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import { fillShell } from './fill-shell.ts';
import type { EarlyShop } from './preloaded.ts';

type Answer = { readonly code: number; readonly data: unknown } | null;

// The key is made while the app is asked.
const cipher = crypto.subtle === undefined ? null : createWebCryptoCipher(__GATEWAY__.secret);
const id = new URLSearchParams(window.location.search).get('productId');
const transport = findTransport(window, __SANDBOX__);
const identity = transport === null ? null : askApp(transport);
const reply = id === null || identity === null ? null : identity.then((said) => askGateway(said, id));
const shop: EarlyShop = {
  identity,
  product: id === null || reply === null ? null : { path: 'product/detail', field: 'productId', value: id, reply },
  isBuyTapped: false,
  release: null,
};
window.asaanShop = shop;
document.addEventListener('pointerdown', keepFinger);
document.addEventListener('click', keepTap);
void show();

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

/** A tap before the program: the button answers at once, and the program does what was asked. */
function keepTap({ target }: MouseEvent): void {
  const button = shellButton(target);
  if (button === null) return;
  shop.isBuyTapped = true;
  button.setAttribute('aria-busy', 'true');
}

async function askApp(host: BridgeTransport): Promise<EarlyIdentity> {
  const [token, parameters] = await Promise.all([ask(host, -1, 'getToken'), ask(host, -2, 'getAppParameters')]);
  return { token, parameters };
}

/** One request of the bridge; undefined where nothing comes. Negative ids are this script's own. */
function ask(host: BridgeTransport, request: number, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (value: unknown): void => {
      stop();
      resolve(value);
    };
    const stop = host.onText((text) => {
      const said = parsed(text) as { readonly id?: unknown; readonly result?: unknown } | null;
      if (said?.id === request) end(said.result);
    });
    setTimeout(end, 5000, undefined);
    try {
      host.send(JSON.stringify({ jsonrpc: '2.0', id: request, method, params: {} }));
    } catch {
      end(undefined);
    }
  });
}

/** The phone as the gateway sends it; null for everything that went wrong: the program asks again, and says why. */
async function askGateway({ token, parameters }: EarlyIdentity, productId: string): Promise<Answer> {
  const { base, testBase, source } = __GATEWAY__;
  if (typeof token !== 'string' || token === '' || cipher === null) return null;
  try {
    const common = typeof parameters === 'object' ? (parameters as Record<string, string> | null) : null;
    const query = await sealedQuery({ cipher, source }, { token, parameters: common ?? {} }, { productId });
    const where = isTestHost(window.location.hostname) ? testBase : base;
    const response = await fetch(`${where}/v1/bnpl/product/detail?${query ?? ''}`, {
      ...POST_OPTIONS,
      headers: { 'content-type': 'application/json', source },
      body: '{}',
    });
    const envelope = parsed(await response.text()) as { readonly code?: unknown; readonly data?: unknown } | null;
    if (response.status !== 200 || envelope?.code !== 0 || typeof envelope.data !== 'string') return null;
    const text = await cipher.decrypt(envelope.data);
    return text === null ? null : { code: 0, data: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Shows the phone, then fetches the program: their bytes would hold the picture back. */
async function show(): Promise<void> {
  const said = await identity;
  const language = (said?.parameters as { readonly language?: unknown } | undefined)?.language;
  if (language === 'ur') {
    document.documentElement.lang = 'ur';
    document.documentElement.dir = 'rtl';
  }
  const answer = await reply;
  await fillShell(answer?.data ?? null);
  const { program, sheet } = document.documentElement.dataset;
  head({ rel: 'modulepreload', href: program });
  const link = head({ rel: 'stylesheet', href: sheet });
  const styled = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  await styled;
  await withChunkReload(() => import(/* @vite-ignore */ program ?? '')).catch(showBroken);
}

function head(link: { readonly rel: string; readonly href: string | undefined }): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link);
  document.head.append(element);
  return element;
}
