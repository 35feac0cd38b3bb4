import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Environment } from '../settings/read-settings.ts';
import { type Deployment, deploymentFor, type SiteMode } from './deployment.ts';
import { locked } from './lock.ts';
import { PROJECT } from './project.ts';

/** Where the demo's site of a mode lies: not in dist/, which is a deployment's. */
const demoFolder = (mode: SiteMode): string => join(PROJECT, 'build', mode === 'production' ? 'demo' : 'sandbox');

/** Begins to tell on stderr of a task of so many steps; what it returns names the step that begins. */
export function startProgress(task: string, steps: number): (step: string) => void {
  const started = performance.now();
  let begun = 0;
  return (step) => {
    begun += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`${task}: ${step}, ${begun} of ${steps}, ${seconds} s\n`);
  };
}

/** Where `npm run build` puts a mode's site. */
export const usualFolder = (mode: SiteMode): string =>
  mode === 'production' ? join(PROJECT, 'dist') : demoFolder(mode);

/** Where the recipes for serving a site are written. */
export const deployFolder = (folder: string): string =>
  folder === usualFolder('production') ? join(PROJECT, 'build', 'deploy') : `${folder}-deploy`;

/** What a site is made from, beside its deployment: these folders and files. The playground quotes the requirements. */
const SOURCES = [
  'core',
  'adapters',
  'ui',
  'tests/requirements.md',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** The name of a build, by the content of everything that it is made from: every page carries it as `<meta name="build">`. */
export function siteFingerprint(mode: SiteMode, deployment: Deployment): string {
  const hash = createHash('sha256').update(mode).update(JSON.stringify(deployment));
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(PROJECT, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Files below a path of the project, in a fixed order. */
function filesUnder(path: string): readonly string[] {
  if (/\.(?:ts|json|md)$/.test(path)) return [path];
  const inside = readdirSync(join(PROJECT, path), { recursive: true, withFileTypes: true });
  const files = inside.filter((entry) => entry.isFile() && entry.name !== 'README.md');
  return files.map(({ parentPath, name }) => relative(PROJECT, join(parentPath, name))).sort();
}

/** Names the build in a site's folder. A build empties the folder first and writes this last: a folder that has it is whole. */
export const BUILD_FILE = '.build';

/** The name of the build that lies whole in a folder, null where none does. */
export function buildIdIn(folder: string): string | null {
  const file = join(folder, BUILD_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A name for a site's folder that can stand in a file's name. */
export const nameOf = (folder: string): string => relative(PROJECT, folder).replaceAll(/[^\w-]+/g, '-');

/**
 * Builds a site unless it is there and nothing changed since: the demo's, or in a folder of its own that of a file of settings.
 * Only one process builds at a time; the others wait for it. Resolves with the site's folder, rejects where the build fails.
 */
export async function ensureSite(
  mode: SiteMode,
  folder = demoFolder(mode),
  config: string | null = null,
): Promise<string> {
  const env = environmentOf(config);
  const deployment = deploymentFor(mode, config === null, env);
  if ('faults' in deployment) throw new Error(deployment.faults.join('\n'));
  const isCurrent = (): boolean => buildIdIn(folder) === siteFingerprint(mode, deployment);
  if (!isCurrent()) {
    await locked(`ensure-${nameOf(folder)}`, async () => {
      if (!isCurrent()) await viteBuild(mode, [...(config === null ? ['--demo'] : []), '--out', folder], env);
    });
  }
  return folder;
}

/** The environment of a build: settings from its own file alone, and nothing that a test runner sets for its own process. */
function environmentOf(config: string | null): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:ASAAN_.*|NODE_ENV|VITEST)$/.test(name));
  return { ...Object.fromEntries(kept), ...(config === null ? {} : { ASAAN_CONFIG: config }) };
}

/** Runs `vite build` in a process of its own: this one keeps neither the bundler nor its memory. */
async function viteBuild(mode: SiteMode, args: readonly string[], env: Environment): Promise<void> {
  const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--', ...args], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 2, 2],
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`building the site for ${mode} failed`);
}
