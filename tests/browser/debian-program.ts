import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locked } from '#adapters/server/lock.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { installed } from '../support/other-programs.ts';

/** A program of Debian, ready to be started. */
export interface DebianProgram {
  readonly path: string;
  /** The environment with the libraries that came with it. */
  readonly env: Record<string, string>;
}

/**
 * A program of Debian's package of that name: one of this machine, or one that is fetched and unpacked, `within` its folder
 * of libraries; null where it can be had neither way.
 */
export async function debianProgram(name: string, within: string): Promise<DebianProgram | null> {
  // Installed, it would be every other test's program too.
  const unpacked = join(PROJECT, 'build', 'other-programs', name);
  const libraries = join(unpacked, 'usr', 'lib');
  const found = (): string | null => (existsSync(join(libraries, within)) ? join(libraries, within) : installed(name));
  if (found() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await locked('apt-get', async () => {
      if (found() === null) await unpack(name, unpacked);
    });
  }
  const path = found();
  const own = existsSync(libraries)
    ? readdirSync(libraries).flatMap((each) =>
        each.endsWith('-linux-gnu') ? [join(libraries, each), join(libraries, each, 'pulseaudio')] : [],
      )
    : [];
  const env = { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: own.join(':') };
  return path === null ? null : { path, env };
}

/** Fetches the package with what it needs and this machine lacks, and unpacks all of it. */
async function unpack(name: string, into: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `asaan-${name}-`));
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
    name,
  ];
  const isFetched =
    (await isDone('apt-get', fetched)) ||
    ((await isDone('apt-get', ['update', '-q'])) && (await isDone('apt-get', fetched)));
  const packages = readdirSync(archives).filter((each) => each.endsWith('.deb'));
  const root = join(folder, 'root');
  let isUnpacked = isFetched;
  for (const each of isFetched ? packages : []) isUnpacked &&= await isDone('dpkg', ['-x', join(archives, each), root]);
  if (isUnpacked) {
    mkdirSync(join(into, '..'), { recursive: true });
    rmSync(into, { recursive: true, force: true });
    await isDone('cp', ['-r', root, `${into}.new`]);
    renameSync(`${into}.new`, into);
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
