import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endTogether } from './child.ts';
import { locked } from './lock.ts';
import { PROJECT } from './project.ts';

/** `production` is what is deployed, `sandbox` what `npm start` and the tests serve. */
export type SiteMode = 'production' | 'sandbox';

/** Folder of a mode's site. */
export const siteFolder = (mode: SiteMode): string =>
  join(PROJECT, mode === 'production' ? 'dist' : join('build', 'sandbox'));

/** What a site is made from: these folders and files, and these settings of the environment. */
const SOURCES = ['core', 'adapters', 'ui', 'vite.config.ts', 'package.json', 'package-lock.json'];
const SETTINGS = [
  'GATEWAY_URL',
  'GATEWAY_TEST_URL',
  'GATEWAY_SECRET',
  'GATEWAY_SOURCE',
  'GATEWAY_TRANSPORT',
  'GATEWAY_TAKES_KEYS',
];

/** Names the content of everything that a site is made from. */
export function siteFingerprint(mode: SiteMode): string {
  const hash = createHash('sha256').update(mode);
  for (const setting of SETTINGS) hash.update(`\0${setting}=${process.env[setting] ?? ''}`);
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT, file)));
  return hash.digest('hex');
}

/** Files below a path of the project, in a fixed order. */
function filesUnder(path: string): readonly string[] {
  if (/\.(?:ts|json)$/.test(path)) return [path];
  return readdirSync(join(PROJECT, path), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
    .sort();
}

const stampOf = (mode: SiteMode): string => join(PROJECT, 'build', 'stamps', `site-${mode}`);

/** Notes what a site was made from, once it is whole; null while it is being made. */
export function stampSite(mode: SiteMode, fingerprint: string | null): void {
  const stamp = stampOf(mode);
  if (fingerprint === null) return rmSync(stamp, { force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function isCurrent(mode: SiteMode): boolean {
  const stamp = stampOf(mode);
  if (!existsSync(stamp) || !existsSync(join(siteFolder(mode), 'index.html'))) return false;
  return readFileSync(stamp, 'utf8') === siteFingerprint(mode);
}

/**
 * Builds a mode's site unless it is there and nothing changed since. Only one process builds at a time; the others wait
 * for it. Resolves with the site's folder, rejects where the build fails.
 */
export async function ensureSite(mode: SiteMode): Promise<string> {
  if (!isCurrent(mode)) {
    await locked(`ensure-site-${mode}`, async () => {
      if (!isCurrent(mode)) await viteBuild(mode);
    });
  }
  return siteFolder(mode);
}

/** Runs `vite build` in a process of its own: this one keeps neither the bundler nor its memory. */
function viteBuild(mode: SiteMode): Promise<void> {
  // What a test runner sets for its own process is not meant for the site.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 2, 2],
  });
  return endTogether(child, `building the site for ${mode} failed`);
}
