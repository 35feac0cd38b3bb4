// npm run bench: speed as ratios within one run. `-- --json FILE` writes the figures too.
import { writeFileSync } from 'node:fs';
import { ensureCompiled, ensureInstalled } from './ready.mjs';

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
if (file !== undefined) writeFileSync(file, `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
