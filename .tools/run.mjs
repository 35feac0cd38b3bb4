// Makes a checkout ready with Node and npm alone, then runs a compiled module in this process:
//   node .tools/run.mjs                       installs the packages of the lockfile
//   node .tools/run.mjs --compile             and compiles what changed
//   node .tools/run.mjs MODULE ARGUMENTS…     and calls `main(arguments)` of build/MODULE.js
//   node .tools/run.mjs --lenient MODULE …    even where the types do not hold, as long as something was compiled
// It writes to stderr alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STEPS = ['installing packages', 'compiling'];
const root = join(import.meta.dirname, '..');
const [mode, ...rest] = process.argv.slice(2);
const isLenient = mode === '--lenient';
const [module, args] = isLenient ? [rest[0], rest.slice(1)] : [mode, rest];

install();
if (module !== undefined) compile();
if (module !== undefined && module !== '--compile') {
  endWithNpm();
  const { main } = await import(pathToFileURL(join(root, 'build', `${module}.js`)).href);
  process.exitCode = (await main(args)) ?? process.exitCode;
}

/** Installs the packages of the lockfile, unless they are there already. */
function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`needs Node 20.19 or newer, this is ${process.versions.node}`);
  const stamp = join(root, 'node_modules', '.asaan-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (isInstalled()) return writeFileSync(stamp, wanted);
  const isWindows = process.platform === 'win32';
  // Also where NODE_ENV says production: what builds is a development dependency.
  const npm = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!told(1, isWindows ? 'npm.cmd' : 'npm', npm, { shell: isWindows })) fail('the packages could not be installed');
  writeFileSync(stamp, wanted);
}

/** True where npm has installed just what the lockfile names; packages for other platforms may be missing. */
function isInstalled() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const [there, locked] = [hidden, join(root, 'package-lock.json')].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] === undefined ? optional === true : there[path].version === version),
  );
}

/** Type-checks everything and compiles core, adapters and tests into build/, unless nothing changed since. */
function compile() {
  const stamp = join(root, 'build', 'stamps', 'compiled');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource()) return;
  const begun = new Date();
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  // One checker: each further one checks the shared types again, which costs more than it gains on two cores.
  if (!told(2, process.execPath, [tsc, '-b', '--checkers', '1'])) {
    if (!isLenient) fail('the sources do not compile');
    return;
  }
  mkdirSync(join(root, 'build', 'stamps'), { recursive: true });
  writeFileSync(stamp, '');
  // A file that was saved in the meantime counts as changed.
  utimesSync(stamp, begun, begun);
}

/** Newest change of a source or of a folder of sources, ms since 1970. */
function newestSource() {
  let newest = 0;
  const see = (path) => {
    newest = Math.max(newest, statSync(path).mtimeMs);
  };
  const visit = (folder) => {
    see(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.(?:tsx?|json)$/.test(entry.name)) see(path);
    }
  };
  for (const folder of ['core', 'adapters', 'ui', 'tests']) visit(join(root, folder));
  for (const file of ['tsconfig.json', 'vite.config.ts', 'package-lock.json']) see(join(root, file));
  return newest;
}

/** Runs a step's program from the project's folder, and says so. True where it ended well. */
function told(step, command, words, options = {}) {
  process.stderr.write(`making ready: ${STEPS[step - 1]}, ${step} of ${STEPS.length}\n`);
  return spawnSync(command, words, { cwd: root, stdio: ['ignore', 2, 2], ...options }).status === 0;
}

/** Ends with the `npm` that runs us: its shell dies of a signal without passing it on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: a second signal ends a server that lets its requests come to their end.
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

function fail(reason) {
  process.stderr.write(`asaan: ${reason}\n`);
  process.exit(1);
}
