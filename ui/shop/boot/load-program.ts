import { reportMissingProgram } from '#adapters/browser/beacons.ts';
import { showBroken, withChunkReload } from '../../kit/reload.ts';
import { loadSheet, pageName } from './page.ts';

/** Loads the shop's program and its sheet. Where the program does not come, also not after a reload, the page and the operator are told. */
export async function loadProgram(): Promise<void> {
  const { program = '', errors = '' } = document.documentElement.dataset;
  void loadSheet();
  await withChunkReload(() => import(/* @vite-ignore */ program)).catch(() => {
    showBroken();
    reportMissingProgram(errors, pageName());
  });
}
