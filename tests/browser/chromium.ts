import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Names under which a browser may be installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium: the one named by CHROMIUM, one on the PATH, else the one inside a package of ours. */
async function chromiumPath(): Promise<string> {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  return installed ?? (await import('@sparticuz/chromium')).default.executablePath();
}

/** How a Chromium is started, that reaches this machine alone. `hosts`: what it finds at other addresses, `host:port` of both. */
export function chromiumOptions(hosts: Readonly<Record<string, string>> = {}) {
  const found = Object.entries(hosts).map(([asked, there]) => `MAP ${asked} ${there}`);
  return {
    // As on a phone; the package's browser keeps no pages all the same.
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
