import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { locked } from '#adapters/server/lock.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { installed } from '../support/other-programs.ts';
import { chromiumOptions } from './chromium.ts';

/** Where Debian's package is unpacked: installed, it would be every other test's browser too. */
const UNPACKED = join(PROJECT, 'build', 'other-programs', 'chromium');
const LIBRARIES = join(UNPACKED, 'usr', 'lib');

/** Settings as a profile's `Preferences` file holds them. */
export type Preferences = Readonly<Record<string, unknown>>;

/**
 * The program of a whole Chromium, with profiles, settings and a back/forward cache, which the package's browser lacks: one
 * of this machine, or Debian's, unpacked; null where there is neither.
 */
export async function fullChromium(): Promise<string | null> {
  const found = (): string | null => {
    const program = join(LIBRARIES, 'chromium', 'chromium');
    return existsSync(program) ? program : installed('chromium');
  };
  if (found() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await locked('apt-get', async () => {
      if (found() === null) await unpack();
    });
  }
  return found();
}

/** Fetches the package with what it needs and this machine lacks, and unpacks all of it. */
async function unpack(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-chromium-'));
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const fetched = [
    'install',
    '-y',
    '-q',
    '-d',
    '--no-install-recommends',
    '-o',
    `Dir::Cache::archives=${archives}`,
    'chromium',
  ];
  const isFetched =
    (await isDone('apt-get', fetched)) ||
    ((await isDone('apt-get', ['update', '-q'])) && (await isDone('apt-get', fetched)));
  const packages = readdirSync(archives).filter((name) => name.endsWith('.deb'));
  const root = join(folder, 'root');
  let isUnpacked = isFetched;
  for (const name of isFetched ? packages : []) isUnpacked &&= await isDone('dpkg', ['-x', join(archives, name), root]);
  if (isUnpacked) {
    mkdirSync(join(UNPACKED, '..'), { recursive: true });
    rmSync(UNPACKED, { recursive: true, force: true });
    await isDone('cp', ['-r', root, `${UNPACKED}.new`]);
    renameSync(`${UNPACKED}.new`, UNPACKED);
  }
  rmSync(folder, { recursive: true });
}

function isDone(command: string, words: readonly string[]): Promise<boolean> {
  const child = spawn(command, words, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}

/** A profile of a Chromium, which outlives its browser. */
export interface Profile {
  /** Starts the browser; `more` are arguments of its command line. */
  open(more?: readonly string[]): Promise<BrowserContext>;
  remove(): void;
}

/** Makes a profile with these settings. */
export function profileOf(program: string, preferences: Preferences): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const own = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).flatMap((name) =>
        name.endsWith('-linux-gnu') ? [join(LIBRARIES, name), join(LIBRARIES, name, 'pulseaudio')] : [],
      )
    : [];
  const { args, ignoreDefaultArgs } = chromiumOptions();
  return {
    async open(more = []) {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: program,
        ignoreDefaultArgs,
        // Its own way of having no window: Playwright's would be that of the package's browser.
        headless: false,
        args: [...args, '--headless=new', ...more],
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
        env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: own.join(':') },
      });
      context.setDefaultTimeout(30_000);
      return context;
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
