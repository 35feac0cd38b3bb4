import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { buildPackage } from '../package/build-package.ts';

/** `npm run pack`: the package as a tarball in `build/packages`. */
export async function main(): Promise<void> {
  const file = await pack();
  process.stdout.write(`${file}: ${statSync(file).size} B\n`);
}

/** Builds the package and packs it; the tarball's path. */
export async function pack(): Promise<string> {
  const folder = await buildPackage(PROJECT);
  const out = join(PROJECT, 'build', 'packages');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const isWindows = process.platform === 'win32';
  const args = ['pack', folder, '--pack-destination', out, '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, {
    stdio: ['ignore', 'ignore', 2],
    shell: isWindows,
  });
  const [tarball] = readdirSync(out);
  if (status !== 0 || tarball === undefined) throw new Error('npm could not pack the package');
  return join(out, tarball);
}
