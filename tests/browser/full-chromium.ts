import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';
import { type DebianProgram, debianProgram } from './debian-program.ts';

/** Settings as a profile's `Preferences` file holds them. */
export type Preferences = Readonly<Record<string, unknown>>;

/** A whole Chromium, with profiles, settings and a back/forward cache, which the package's browser lacks; null where there is none. */
export const fullChromium = (): Promise<DebianProgram | null> =>
  debianProgram('chromium', join('chromium', 'chromium'));

/** A profile of a Chromium. */
export interface Profile {
  /** Starts the browser. */
  open(): Promise<BrowserContext>;
  remove(): void;
}

/** Makes a profile with these settings. */
export function profileOf({ path, env }: DebianProgram, preferences: Preferences): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const { args, ignoreDefaultArgs } = chromiumOptions();
  return {
    async open() {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: path,
        ignoreDefaultArgs,
        // Its own way of having no window: Playwright's would be that of the package's browser.
        headless: false,
        args: [...args, '--headless=new'],
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
        env,
        timeout: 60_000,
      });
      context.setDefaultTimeout(30_000);
      return context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
