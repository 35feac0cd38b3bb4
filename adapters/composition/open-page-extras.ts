import type { PageExtras } from '#core/ports/host-app.ts';
import { createWebClipboard } from '../browser/web-clipboard.ts';
import { createExtrasInApp, createWebExtras } from '../browser/web-extras.ts';
import { createWebSharing } from '../browser/web-sharing.ts';
import { openExtras } from './page-rpc.ts';

/** What saves, shares and prints: the app around this page, and the browser where there is none, or it cannot. */
export function openPageExtras(page: Window): PageExtras {
  const web = createWebExtras(page);
  const app = openExtras(page);
  if (app === null) return web;
  return createExtrasInApp(app, {
    sharing: createWebSharing(() => page.navigator),
    clipboard: createWebClipboard(() => page.navigator.clipboard),
    download: web.saveFile,
  });
}
