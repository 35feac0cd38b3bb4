/*
 * Inlined in front of the shop's program: hears that it, or something that it imports, does not come, instead of waiting as
 * long as for one that is late.
 */
import { reportMissingProgram } from '#adapters/browser/beacons.ts';
import { askAgain } from '../../kit/ask-again.ts';
import { showBroken, withChunkReload } from '../../kit/chunk-reload.ts';
import { pageName } from './page-name.ts';

document.addEventListener('error', hear, true);
window.asaanReload = askAgain;

function hear({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  void withChunkReload(() => Promise.reject(new Error(target.src))).catch(() => {
    showBroken();
    const { errors = '' } = document.documentElement.dataset;
    reportMissingProgram(errors, pageName());
  });
}
