import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { serverFigures } from '../bench/server-load.ts';
import { storeFigures } from '../bench/store-load.ts';
import { startPostgres } from '../support/postgres.ts';

/** What one part measured: the lines of its table, and whether everything held that must. */
interface Part {
  readonly lines: readonly string[];
  readonly isMet: boolean;
}

/** Each part with the document that shows its table, between `<!-- NAME -->` and the next `<!-- end -->`. */
const PARTS = {
  server: { document: '.github/SECURITY.md', measure: measureServer },
  stores: { document: 'adapters/server/README.md', measure: measureStores },
} as const;

/**
 * `npm run bench:load`: the server under load beside a bare one, the file and PostgreSQL beside a bare client; writes their tables
 * into the documents that show them. `--only server|stores`; `--seconds` of each kind (10), `--soak` seconds at the end (60).
 */
export async function main(args: readonly string[]): Promise<never> {
  const text = { type: 'string' } as const;
  const options = { seconds: text, soak: text, only: text };
  const { seconds = '10', soak = '60', only } = parseArgs({ args: [...args], options }).values;
  let isMet = true;
  for (const [name, { document, measure }] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    const part = await measure(Number(seconds), Number(soak));
    process.stdout.write(`${part.lines.join('\n')}\n`);
    const file = join(PROJECT, document);
    const table = new RegExp(`(<!-- ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(table, `$1${part.lines.join('\n')}$2`));
    isMet &&= part.isMet;
  }
  // A package that starts PostgreSQL ends a process that comes to its end by itself with 0.
  process.exit(isMet ? 0 : 1);
}

async function measureServer(seconds: number, soak: number): Promise<Part> {
  const site = await ensureSite('production');
  const facts = factsLine(seconds);
  const figures = await serverFigures(site, seconds, soak);
  const bare = figures[0]?.perSecond ?? 1;
  const rows = figures.map(
    ({ what, perSecond, p99, errors, demand, isMet }) =>
      `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
  );
  const head = [
    '| what | per second | of bare | p99 ms | errors | demand |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
  ];
  return { lines: [facts, '', ...head, ...rows], isMet: figures.every((each) => each.isMet) };
}

async function measureStores(seconds: number): Promise<Part> {
  const postgres = await startPostgres();
  if (postgres === null) return process.exit(1);
  const facts = factsLine(seconds, `, PostgreSQL ${await postgres.version()}`);
  const figures = await storeFigures(postgres, seconds);
  await postgres.stop();
  const rows = figures.map(({ what, reads, writes }) => {
    const cells = ([run, bare]: readonly (typeof reads | undefined)[]): string =>
      `${run?.perSecond.toFixed(0)} | ${((run?.perSecond ?? 0) / (bare?.perSecond ?? 1)).toFixed(2)} | ${run?.p99.toFixed(0)}`;
    return `| ${what} | ${cells([reads, figures[0]?.reads])} | ${cells([writes, figures[0]?.writes])} | ${reads.errors + writes.errors} |`;
  });
  const head = [
    '| kept in | reads/s | of bare | p99 ms | purchases/s | of bare | p99 ms | errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  const isMet = figures.every(({ isExact, reads, writes }) => isExact && reads.errors + writes.errors === 0);
  return { lines: [facts, '', ...head, ...rows], isMet };
}

/** Where, when and with what a run that begins now is measured. */
function factsLine(seconds: number, programs = ''): string {
  const [processor = 'unknown', load = 0] = [cpus()[0]?.model.trim(), loadavg()[0]];
  const machine = `${processor}, ${availableParallelism()} cores for generator, servers and database together`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, a load of ${load.toFixed(1)} before it began; Node ${process.versions.node}${programs}; ${seconds} s of each kind.`;
}
