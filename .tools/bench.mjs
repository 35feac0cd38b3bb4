// npm run bench: speed as ratios within one run, pages on a slow phone, then the six properties a million times each. `-- --json FILE` writes the figures too.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureCompiled, ensureInstalled, root } from './ready.mjs';
import { compress, makeSite, siteFolder } from './site.mjs';

ensureInstalled();
ensureCompiled();
const args = process.argv.slice(2);
const file = args[0] === '--json' ? args[1] : undefined;
if (args.length > 0 && (file === undefined || args.length > 2)) {
  process.stderr.write('asaan: usage: npm run bench -- [--json FILE]\n');
  process.exit(2);
}
const { bench } = await import('../build/tests/bench/bench.js');
const figures = await bench();
const whole = (value) => Math.round(value).toLocaleString('en-US').padStart(12);
process.stdout.write(`${'what'.padEnd(62)}${'ours/s'.padStart(12)}${'theirs/s'.padStart(12)}   ratio  against\n`);
for (const { what, ours, theirs, ratio, against } of figures) {
  process.stdout.write(`${what.padEnd(62)}${whole(ours)}${whole(theirs)}${ratio.toFixed(2).padStart(8)}  ${against}\n`);
}

await makeSite('production');
const { sitePageSpeed } = await import('../build/tests/bench/page-speed.js');
const { shopPageSpeed } = await import('../build/tests/bench/shop-speed.js');
const plainReact = join(root, 'build', 'plain-react');
await (await import('vite')).build({
  root: join(root, 'tests', 'bench', 'plain-react'),
  logLevel: 'warn',
  configFile: false,
  mode: 'production',
  build: { outDir: plainReact, emptyOutDir: true },
});
compress(plainReact);
const pages = [
  ...(await sitePageSpeed(siteFolder('production'), 7)),
  ...(await shopPageSpeed(siteFolder('production'), plainReact, 7)),
];
const cells = (page, what, ours, theirs, ratio, goal) =>
  `${page.padEnd(16)}${what.padEnd(30)}${ours.padStart(8)}${theirs.padStart(10)}${ratio.padStart(8)}${goal.padStart(8)}`;
process.stdout.write(`\n360 × 740, 1.6 Mbps, 150 ms, CPU ×4; medians of 7\n`);
process.stdout.write(`${cells('page', 'what', 'ours', 'theirs', 'ratio', 'goal')}  against\n`);
for (const { page, what, ours, theirs, ratio, goal, against } of pages) {
  const [own, other] = [ours, theirs].map((ms) => String(Math.round(ms)));
  const met = ratio <= goal ? '' : '   MISSED';
  process.stdout.write(`${cells(page, what, own, other, ratio.toFixed(2), String(goal))}  ${against}${met}\n`);
}
process.stdout.write('\n');
const started = performance.now();
const { status } = spawnSync(
  bin('vitest'),
  ['run', '--config', 'tests/vitest.config.ts', '--reporter=verbose', '--maxWorkers=2', 'tests/properties'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PROPERTY_RUNS: '1000000' },
  },
);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(
  `six properties, a million runs each: ${status === 0 ? 'hold' : 'FAIL'}, ${seconds.toFixed(0)} s\n`,
);
process.exitCode = status === 0 ? 0 : 1;
if (file !== undefined)
  writeFileSync(
    file,
    `${JSON.stringify({ node: process.version, figures, pages, properties: { runs: 1_000_000, hold: status === 0, seconds } }, null, 2)}\n`,
  );
