import { type Browser, chromium } from 'playwright-core';
import { locked } from '#adapters/server/lock.ts';

/** The Chromium named by CHROMIUM, else the headless shell inside of a package of ours. */
async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '') return named;
  const { default: shell } = await import('@sparticuz/chromium');
  // It is unpacked where it is first asked for: the other worker waits until it is whole.
  return locked('chromium', () => shell.executablePath());
}

/** How a Chromium is started, that reaches this machine alone. `hosts`: what it finds at other addresses, `host:port` of both. */
export function chromiumOptions(hosts: Readonly<Record<string, string>> = {}) {
  const found = Object.entries(hosts).map(([asked, there]) => `MAP ${asked} ${there}`);
  return {
    // As on a phone; the headless shell keeps no pages all the same.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--host-resolver-rules=${[...found, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`,
    ],
  };
}

/** Starts a browser that reaches this machine alone, and what `hosts` names. */
export async function launchChromium(hosts: Readonly<Record<string, string>> = {}): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), ...chromiumOptions(hosts) });
}

let shared: Promise<Browser> | null = null;

/** The one browser of this worker, for every file whose tests need no hosts of their own; it ends with the worker. */
export const sharedChromium = (): Promise<Browser> => (shared ??= launchChromium());
