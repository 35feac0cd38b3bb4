import type { HostExtras, PageExtras } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createExtrasInApp, createWebExtras } from '../browser/web-extras.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import type { BridgeMethodName } from '../host-app/bridge-methods.ts';
import { createRpcClient, type RpcClient } from '../host-app/json-rpc.ts';
import { findTransport } from '../host-app/transports.ts';

/** The clients of pages. */
const clients = new WeakMap<Window, RpcClient>();

/** The one client of a public page, null without an app around it: two would take each other's answers for their own. */
export function pageRpc(page: Window): RpcClient | null {
  const transport = clients.has(page) ? null : findTransport(page, false);
  if (transport !== null) clients.set(page, createRpcClient(transport, createSystemClock()));
  return clients.get(page) ?? null;
}

/** What the app around this page can do beyond its bridge; null without one. */
export function openExtras(page: Window): HostExtras | null {
  const rpc = pageRpc(page);
  return rpc === null ? null : createBridgeExtras(rpc);
}

/** What saves, shares and prints: the app around this page, and the browser where there is none, or it cannot. */
export function openPageExtras(page: Window): PageExtras {
  const web = createWebExtras(page);
  const app = openExtras(page);
  if (app === null) return web;
  const clipboard = createWebClipboard(() => page.navigator.clipboard);
  return createExtrasInApp(
    app,
    createWebSharing(() => page.navigator),
    clipboard,
    web.saveFile,
  );
}

/** What some apps can do beyond their bridge's 13 methods. Error -32601, any other error and silence all mean no. */
export function createBridgeExtras(rpc: RpcClient): HostExtras {
  const did = async (method: BridgeMethodName, params: Readonly<Record<string, unknown>>): Promise<boolean> =>
    (await rpc.request(method, params)).kind === 'result';
  return {
    printPage: () => did('printPage', {}),
    saveFile: ({ name, type, bytes }) => did('saveFile', { name, type, data: base64Of(bytes) }),
    shareText: (text) => did('shareText', { text }),
    speak: (text, language) => did('speak', { text, language }),
  };
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(''));
