// Makes a checkout ready: installs what is missing, compiles what changed. Needs Node and npm alone, and writes to stderr only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs a program from the project's folder, its output on stderr; ends this process where it fails. */
export function must(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    process.stderr.write(`asaan: '${command} ${args.join(' ')}' failed${error ? `: ${error.message}` : ''}\n`);
    process.exit(1);
  }
}

/** Installs the packages of the lockfile, unless they are there already. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`asaan: needs Node 20.19 or newer, this is ${process.versions.node}\n`);
    process.exit(1);
  }
  const stamp = join(root, 'node_modules', '.asaan-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const windows = process.platform === 'win32';
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (status !== 0) {
    process.stderr.write('asaan: the packages could not be installed\n');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Newest change below the source folders, ms since 1970. */
function newestSource() {
  let newest = 0;
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.(?:tsx?|json)$/.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs);
    }
  };
  for (const folder of ['core', 'adapters', 'tests']) visit(join(root, folder));
  return Math.max(newest, statSync(join(root, 'tsconfig.json')).mtimeMs);
}

/** Compiles core, adapters and the testing kit into build/, unless nothing changed since. */
export function ensureCompiled() {
  const stamp = join(root, 'build', '.compiled');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource()) return;
  compile();
}

/** Type-checks everything and compiles what is shipped. */
export function compile() {
  must(bin('tsc'), ['-b']);
  markCompiled();
}

/** Notes that build/ is as new as the sources. */
export function markCompiled() {
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, 'build', '.compiled'), '');
}

/** Ends with the `npm` that runs us: its shell dies of a signal without passing it on. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
