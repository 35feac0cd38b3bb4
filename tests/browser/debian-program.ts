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
  const libraries = join(unpackedTo(name), 'usr', 'lib');
  const found = (): string | null => (existsSync(join(libraries, within)) ? join(libraries, within) : installed(name));
  await unpackUnless(() => found() !== null, [name]);
  const path = found();
  const own = existsSync(libraries)
    ? readdirSync(libraries).flatMap((each) =>
        each.endsWith('-linux-gnu') ? [join(libraries, each), join(libraries, each, 'pulseaudio')] : [],
      )
    : [];
  const env = { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: own.join(':') };
  return path === null ? null : { path, env };
}

/** Programs of Debian that look for their parts under `/usr`. */
export interface DebianTree {
  /** The command, and its words, that runs one of them. */
  run(program: string, words: readonly string[]): [string, string[]];
}

/**
 * Programs of Debian's packages: those of this machine, or ones that are fetched, and laid over `/usr` for themselves alone;
 * null where they can be had neither way.
 */
export async function debianTree(
  programs: readonly string[],
  packages: readonly [string, ...string[]],
): Promise<DebianTree | null> {
  if (programs.every((each) => installed(each) !== null)) return { run: (program, words) => [program, [...words]] };
  const tree = join(unpackedTo(packages[0]), 'usr');
  const over = ['-m', 'sh', '-c', 'mount -t overlay -o lowerdir="$0":/usr overlay /usr && exec "$@"', tree];
  await unpackUnless(() => existsSync(tree), packages);
  if (!existsSync(tree) || !(await isDone('unshare', [...over, 'true']))) return null;
  return { run: (program, words) => ['unshare', [...over, program, ...words]] };
}

/** Where a package is unpacked: installed, it would be every other test's program too. */
const unpackedTo = (name: string): string => join(PROJECT, 'build', 'other-programs', name);

/** Unpacks packages into the first one's folder, unless they are there, or cannot be had. */
async function unpackUnless(isThere: () => boolean, packages: readonly [string, ...string[]]): Promise<void> {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await locked('apt-get', async () => {
    if (!isThere()) await unpack(packages, unpackedTo(packages[0]));
  });
}

/** Fetches the packages with what they need and this machine lacks, and unpacks all of it. */
async function unpack(packages: readonly string[], into: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-packages-'));
  const archives = join(folder, 'archives');
  mkdirSync(join(archives, 'partial'), { recursive: true });
  const options = ['-y', '-q', '-d', '--no-install-recommends', '-o', `Dir::Cache::archives=${archives}`];
  const fetched = ['install', ...options, ...packages];
  const isFetched =
    (await isDone('apt-get', fetched)) ||
    ((await isDone('apt-get', ['update', '-q'])) && (await isDone('apt-get', fetched)));
  const files = readdirSync(archives).filter((each) => each.endsWith('.deb'));
  const root = join(folder, 'root');
  let isUnpacked = isFetched;
  for (const each of isFetched ? files : []) isUnpacked &&= await isDone('dpkg', ['-x', join(archives, each), root]);
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
