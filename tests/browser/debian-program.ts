import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((each) => each.endsWith('-linux-gnu')) : [];
  const own = folders.flatMap((each) => [join(libraries, each), join(libraries, each, 'pulseaudio')]);
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
  if (!existsSync(tree) || spawnSync('unshare', [...over, 'true']).status !== 0) return null;
  return { run: (program, words) => ['unshare', [...over, program, ...words]] };
}

/** Where a package is unpacked: nothing of this machine is changed. */
const unpackedTo = (name: string): string => join(PROJECT, 'build', 'other-programs', name);

/** Fetches packages with what they need and this machine lacks, and unpacks all of it into the folder `$0`. */
const UNPACK = `set -e
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
mkdir -p "$folder/archives/partial" "$(dirname "$0")"
fetch() { apt-get install -y -q -d --no-install-recommends -o "Dir::Cache::archives=$folder/archives" "$@"; }
fetch "$@" || { apt-get update -q && fetch "$@"; }
for each in "$folder"/archives/*.deb; do dpkg -x "$each" "$folder/root"; done
rm -rf "$0.new" && cp -r "$folder/root" "$0.new" && mv "$0.new" "$0"`;

/** Unpacks packages into the first one's folder, unless they are there, or cannot be had. */
async function unpackUnless(isThere: () => boolean, packages: readonly [string, ...string[]]): Promise<void> {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await locked('apt-get', async () => {
    if (isThere()) return;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', UNPACK, unpackedTo(packages[0]), ...packages], { stdio: 'ignore', env });
  });
}
