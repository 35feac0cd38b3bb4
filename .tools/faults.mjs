// npm run test:faults: every row of the fault matrix in full, kills and chaos; writes the results table into .github/SECURITY.md.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, compile, ensureInstalled, root } from './ready.mjs';
import { writeResults } from './results.mjs';
import { makeSite } from './site.mjs';

/** Faults that a full run makes at least on the wire, in the server and around a browser; the core's are runs of properties. */
const FLOOR = 3000;

ensureInstalled();
compile();
await makeSite('production');
await makeSite('sandbox');
const folder = join(root, 'build', 'faults');
rmSync(folder, { recursive: true, force: true });
const started = performance.now();
const browserSuites = [
  'faults',
  'canaries',
  'hostile',
  'interrupted',
  'missing-code',
  'once',
  'restored',
  'simulator',
  'weak-devices',
];
// The kills mostly wait for processes, so that all else runs beside them.
const results = await Promise.all([
  suites('tests/server/process'),
  suites('tests/faults', 'tests/adapters/bridge', ...browserSuites.map((name) => `tests/browser/${name}`)),
]);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
const figures = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const sum = (key, of = figures) => of.reduce((total, each) => total + each[key], 0);
const real = figures.filter(({ seam }) => seam !== 'core');
const runs = figures.filter(({ seam }) => seam === 'core');
const rows = figures.flatMap(({ seam, suite, rows: each }) =>
  Object.entries(each).map(([row, { injected, survived }]) => ({ seam, suite, row, injected, survived })),
);
const number = ({ row }) => Number.parseInt(row, 10) || 999;
const table = [
  '| row | seam | injected | survived |',
  '| --- | --- | ---: | ---: |',
  ...rows
    .sort((a, b) => number(a) - number(b) || a.row.localeCompare(b.row))
    .map(({ row, seam, injected, survived }) => `| ${row} | ${seam} | ${injected} | ${survived} |`),
  `| **all but the core’s** | | **${sum('injected', real)}** | **${sum('survived', real)}** |`,
  `| **the core’s, runs of properties** | | **${sum('injected', runs)}** | **${sum('survived', runs)}** |`,
];
writeResults('faults', table);
process.stdout.write(
  `faults injected ${sum('injected', real)}, survived ${sum('survived', real)}, ${minutes} minutes; ` +
    `runs of properties in the core ${sum('injected', runs)}, held ${sum('survived', runs)}\n`,
);
process.exitCode =
  results.every((status) => status === 0) && sum('injected') === sum('survived') && sum('injected', real) >= FLOOR
    ? 0
    : 1;

/** Runs test files in full; their exit status. */
function suites(...files) {
  const args = ['run', '--config', 'tests/vitest.config.ts', ...files];
  const env = { ...process.env, FAULT_SUITE: 'full' };
  const child = spawn(bin('vitest'), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
  return new Promise((resolve) => child.once('exit', resolve));
}
