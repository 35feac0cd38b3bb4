import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { type LoadFigure, loadFigures } from '../bench/load.ts';
import { storeFigures } from '../bench/store-load.ts';
import { startPostgres } from '../support/postgres.ts';
import { between, writeResults } from './results.ts';

/**
 * `npm run bench:load`: pages, reads, durable writes, overload and a soak, against a bare server in the same run; writes
 * them into .github/SECURITY.md. `-- --seconds N --soak N --json FILE`; with `--stores` the file and PostgreSQL beside a bare
 * client instead, into the server's README.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '10' },
      soak: { type: 'string', default: '60' },
      json: { type: 'string' },
      stores: { type: 'boolean', default: false },
    },
  });
  if (values.stores) return loadStores(Number(values.seconds));
  const [seconds, soak] = [Number(values.seconds), Number(values.soak)];
  const site = await ensureSite('production');
  const progress = startProgress('load', 1);
  progress.step(`five kinds for ${seconds} s each, then a soak of ${soak} s`);
  const figures = await loadFigures(serverScript(site), site, seconds, soak);
  progress.end();
  const [bare] = figures;
  print(figures, bare?.perSecond ?? 1);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  writeResults('load', resultsTable(figures, bare?.perSecond ?? 1));
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

async function loadStores(seconds: number): Promise<number> {
  const postgres = await startPostgres();
  if (postgres === null) return 1;
  const figures = await storeFigures(postgres, seconds);
  await postgres.stop();
  const bare = figures[0];
  const lines = [
    '| kept in | reads/s | of bare | p99 ms | purchases/s | of bare | p99 ms | errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(({ what, reads, writes }) => {
      const cells = [reads, writes].map(
        (run, at) =>
          `${run.perSecond.toFixed(0)} | ${ratio(run, at === 0 ? bare?.reads : bare?.writes)} | ${run.p99.toFixed(0)}`,
      );
      return `| ${what} | ${cells.join(' | ')} | ${reads.errors + writes.errors} |`;
    }),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  const file = join(PROJECT, 'adapters', 'server', 'README.md');
  writeFileSync(file, between(readFileSync(file, 'utf8'), '<!-- measured -->\n', '<!-- end -->', lines));
  return figures.every(({ isExact, reads, writes }) => isExact && reads.errors + writes.errors === 0) ? 0 : 1;
}

const ratio = (run: { readonly perSecond: number }, bare: { readonly perSecond: number } | undefined): string =>
  (run.perSecond / (bare?.perSecond ?? 1)).toFixed(2);

/** The compiled server with the built site, in a process of its own. */
function serverScript(site: string): string {
  const built = (file: string): string => JSON.stringify(join(PROJECT, 'build', 'adapters', 'server', file));
  return `
    const { main } = await import(${built('main.js')});
    const { createStaticFiles } = await import(${built('static-files.js')});
    await main(async () => createStaticFiles(${JSON.stringify(site)}));
  `;
}

function print(figures: readonly LoadFigure[], bare: number): void {
  const cell = (value: number, digits = 0): string => value.toFixed(digits).padStart(9);
  const head = ['of bare', 'p50 ms', 'p99 ms', 'errors'].map((name) => name.padStart(9)).join('');
  process.stdout.write(`${'per second'.padStart(10)}${head}  what\n`);
  for (const { what, perSecond, p50, p99, errors, demand, isMet } of figures) {
    const line = ` ${cell(perSecond)}${cell(perSecond / bare, 2)}${cell(p50, 1)}${cell(p99, 1)}${cell(errors)}`;
    process.stdout.write(`${line}  ${what} (${demand})${isMet ? '' : '   MISSED'}\n`);
  }
}

const resultsTable = (figures: readonly LoadFigure[], bare: number): readonly string[] => [
  '| what | per second | of bare | p99 ms | errors | demand |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
  ...figures.map(
    ({ what, perSecond, p99, errors, demand, isMet }) =>
      `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
  ),
];
