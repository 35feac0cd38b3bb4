import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { loadFigures } from '../bench/load.ts';
import { factsLine } from '../bench/run-facts.ts';
import { type StoreFigures, storeFigures } from '../bench/store-load.ts';
import { startPostgres } from '../support/postgres.ts';

const USAGE = 'takes --seconds N (10), --soak N (60), --only server|stores';

/** What the command line asks for. */
interface Wanted {
  readonly seconds: number;
  readonly soak: number;
}

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
 * `npm run bench:load`: the server under load beside a bare one, the file and PostgreSQL beside a bare client; `--only` one
 * of both. Writes their tables into .github/SECURITY.md and adapters/server/README.md.
 */
export async function main(args: readonly string[]): Promise<never> {
  const { only, ...wanted } = readOptions(args);
  let isMet = true;
  for (const [name, { document, measure }] of Object.entries(PARTS)) {
    if (only !== undefined && only !== name) continue;
    const part = await measure(wanted);
    process.stdout.write(`${part.lines.join('\n')}\n`);
    writeTable(join(PROJECT, document), name, part.lines);
    isMet &&= part.isMet;
  }
  // A package that starts PostgreSQL ends a process that comes to its end by itself with 0.
  process.exit(isMet ? 0 : 1);
}

function readOptions(args: readonly string[]): Wanted & { readonly only: string | undefined } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { seconds: text, soak: text, only: text } });
    const { seconds = '10', soak = '60', only } = values;
    const areNumbers = [seconds, soak].every((each) => /^[1-9]\d{0,3}$/.test(each));
    if (areNumbers && (only === undefined || Object.hasOwn(PARTS, only)))
      return { seconds: Number(seconds), soak: Number(soak), only };
  } catch {
    // What is wrong is said below.
  }
  process.stderr.write(`asaan: ${USAGE}\n`);
  process.exit(2);
}

function writeTable(file: string, name: string, lines: readonly string[]): void {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`<!-- ${name} -->`);
  const end = text.indexOf('<!-- end -->', start);
  if (start === -1 || end === -1) throw new Error(`${file} has no <!-- ${name} --> … <!-- end -->`);
  writeFileSync(file, `${text.slice(0, start)}<!-- ${name} -->\n\n${lines.join('\n')}\n\n${text.slice(end)}`);
}

/** The compiled server with the built site, in a process of its own. */
async function measureServer({ seconds, soak }: Wanted): Promise<Part> {
  const site = await ensureSite('production');
  const built = (file: string): string => JSON.stringify(join(PROJECT, 'build', 'adapters', file));
  const script = `
    const { main } = await import(${built('server/main.js')});
    const { createSite } = await import(${built('sandbox/http/site.js')});
    await main(async () => ({ app: createSite(${JSON.stringify(site)}), build: 'load' }));
  `;
  const facts = factsLine(seconds);
  const progress = startProgress('load', 1);
  progress.step(`five kinds for ${seconds} s each, then a soak of ${soak} s`);
  const figures = await loadFigures(script, site, seconds, soak);
  progress.end();
  const bare = figures[0]?.perSecond ?? 1;
  const rows = figures.map(
    ({ what, perSecond, p99, errors, demand, isMet }) =>
      `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
  );
  return {
    lines: [
      facts,
      '',
      '| what | per second | of bare | p99 ms | errors | demand |',
      '| --- | ---: | ---: | ---: | ---: | --- |',
      ...rows,
    ],
    isMet: figures.every((each) => each.isMet),
  };
}

async function measureStores({ seconds }: Wanted): Promise<Part> {
  const postgres = await startPostgres();
  if (postgres === null) return process.exit(1);
  const facts = factsLine(seconds, `PostgreSQL ${await postgres.version()}`);
  const figures = await storeFigures(postgres, seconds);
  await postgres.stop();
  const cells = (run: StoreFigures['reads'], bare: StoreFigures['reads'] | undefined): string =>
    [run.perSecond.toFixed(0), (run.perSecond / (bare?.perSecond ?? 1)).toFixed(2), run.p99.toFixed(0)].join(' | ');
  const rows = figures.map(
    ({ what, reads, writes }) =>
      `| ${what} | ${cells(reads, figures[0]?.reads)} | ${cells(writes, figures[0]?.writes)} | ${reads.errors + writes.errors} |`,
  );
  return {
    lines: [
      facts,
      '',
      '| kept in | reads/s | of bare | p99 ms | purchases/s | of bare | p99 ms | errors |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ],
    isMet: figures.every(({ isExact, reads, writes }) => isExact && reads.errors + writes.errors === 0),
  };
}
