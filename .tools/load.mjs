// npm run bench:load: pages, reads, durable writes, overload and a soak, against a bare server in the same run; writes them into .github/SECURITY.md. `-- --seconds N --soak N --json FILE`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureCompiled, ensureInstalled, root } from './ready.mjs';
import { writeResults } from './results.mjs';
import { makeSite, siteFolder } from './site.mjs';

ensureInstalled();
ensureCompiled();
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    soak: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
});
await makeSite('production');
const site = siteFolder('production');
const built = (file) => JSON.stringify(join(root, 'build', 'adapters', 'server', file));
/** The compiled server with the built site, in a process of its own. */
const script = `
  const { main } = await import(${built('main.js')});
  const { createStaticFiles } = await import(${built('static-files.js')});
  await main(async () => createStaticFiles(${JSON.stringify(site)}));
`;
const { loadFigures } = await import('../build/tests/bench/load.js');
const figures = await loadFigures(script, site, Number(values.seconds), Number(values.soak));
const bare = figures[0].perSecond;
const cell = (value, digits = 0) => value.toFixed(digits).padStart(9);
process.stdout.write(
  `${'per second'.padStart(10)}${'of bare'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'errors'.padStart(9)}  what\n`,
);
for (const { what, perSecond, p50, p99, errors, demand, isMet } of figures) {
  const line = ` ${cell(perSecond)}${cell(perSecond / bare, 2)}${cell(p50, 1)}${cell(p99, 1)}${cell(errors)}`;
  process.stdout.write(`${line}  ${what} (${demand})${isMet ? '' : '   MISSED'}\n`);
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
writeResults('load', [
  '| what | per second | of bare | p99 ms | errors | demand |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
  ...figures.map(
    ({ what, perSecond, p99, errors, demand, isMet }) =>
      `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
  ),
]);
process.exitCode = figures.every(({ isMet }) => isMet) ? 0 : 1;
