import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createFormGuard, type FormGuard } from '#core/session/form-guard.ts';
import { watchPresence } from '../browser/web-presence.ts';
import { createWebShopperMarks } from '../browser/web-shopper-marks.ts';
import { BRIDGE_NOTIFICATIONS, createHostSignals } from '../host-app/host-signals.ts';
import { askToken } from '../host-app/questions.ts';
import { pageRpc } from './page-extras.ts';

/** Guards the form of a public page by what the app around it says; null where no app can be asked (Q71). */
export function guardForm(page: Window, session: SessionMemory): FormGuard | null {
  const rpc = pageRpc(page);
  if (rpc === null) return null;
  const signals = createHostSignals();
  watchPresence(page, signals.tell);
  rpc.onNotification((method) => {
    if (Object.hasOwn(BRIDGE_NOTIFICATIONS, method)) signals.interrupt();
  });
  return createFormGuard({
    session,
    marks: createWebShopperMarks(window.crypto),
    askToken: () => askToken(rpc),
    watchPresence: (watch) => void signals.onPresence(watch),
    startOver: () => page.location.reload(),
  });
}
