import type { HostExtras } from '#core/ports/host-app.ts';
import { createWebExtras } from '../browser/web-extras.ts';
import { openExtras } from './open-extras.ts';

/** What saves, shares and prints: the app around this page, which may say that it cannot; without one the browser. */
export function openPageExtras(page: Window): HostExtras {
  return (
    openExtras(page) ??
    createWebExtras({
      document: page.document,
      open: (...of) => page.open(...of),
      print: () => page.print(),
    })
  );
}
