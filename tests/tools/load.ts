import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { type LoadFigure, serverFigures } from '../bench/server-load.ts';
import { storeFigures } from '../bench/store-load.ts';
import { startPostgres } from '../support/postgres.ts';

/** Each part with the document that shows its table, between `<!-- NAME -->` and the next `<!-- end -->`. */
const PARTS = {
  server: {
    document: '.github/SECURITY.md',
    measure: async (seconds: number, soak: number) => serverFigures(await ensureSite('production'), seconds, soak),
  },
  stores: { document: 'adapters/server/README.md', measure: measureStores },
} as const;

/**
 * `npm run bench:load`: the server under load beside a bare one, the file beside PostgreSQL; writes their tables into the documents
 * that show them. `--only server|stores`; `--seconds` of each kind (10), `--soak` seconds at the end (60).
 */
export async function main(args: readonly string[]): Promise<never> {
  const text = { type: 'string' } as const;
  const options = { seconds: text, soak: text, only: text };
  const { seconds = '10', soak = '60', only } = parseArgs({ args: [...args], options }).values;
  let isMet = true;
  for (const [name, { document, measure }] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    const facts = factsLine(Number(seconds));
    const figures = await measure(Number(seconds), Number(soak));
    const lines = [facts, '', ...tableOf(figures)].join('\n');
    process.stdout.write(`${lines}\n`);
    const file = join(PROJECT, document);
    const table = new RegExp(`(<!-- ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(table, `$1${lines}$2`));
    isMet &&= figures.every((each) => each.isMet);
  }
  // A package that starts PostgreSQL ends a process that comes to its end by itself with 0.
  process.exit(isMet ? 0 : 1);
}

function tableOf(figures: readonly LoadFigure[]): readonly string[] {
  const first = figures[0]?.perSecond ?? 1;
  const rows = figures.map(
    ({ what, perSecond, p99, errors, demand, isMet }) =>
      `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / first).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
  );
  return [
    '| what | per second | of the first | p99 ms | errors | demand |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ];
}

async function measureStores(seconds: number): Promise<readonly LoadFigure[]> {
  const postgres = await startPostgres();
  if (postgres === null) return process.exit(1);
  const figures = await storeFigures(postgres, seconds);
  await postgres.stop();
  return figures;
}

/** Where, when and with what a run that begins now is measured. */
function factsLine(seconds: number): string {
  const [processor = 'unknown', load = 0] = [cpus()[0]?.model.trim(), loadavg()[0]];
  const machine = `${processor}, ${availableParallelism()} cores for generator, servers and database together`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, a load of ${load.toFixed(1)} before it began; Node ${process.versions.node}; ${seconds} s of each kind.`;
}
