import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { killFigures } from '../bench/kills.ts';
import { loadFigures } from '../bench/load.ts';
import { keepMeasured, type Measured } from '../bench/measured.ts';
import { runFacts } from '../bench/run-facts.ts';
import { storeFigures } from '../bench/store-load.ts';
import { startPostgres } from '../support/postgres.ts';
import { writeLoadPages } from './load-pages.ts';

const USAGE = 'takes --seconds N (10), --soak N (60), --only server|stores|kills, --json FILE';
const PARTS = ['server', 'stores', 'kills'] as const;
type Part = (typeof PARTS)[number];

/**
 * `npm run bench:load`: the server under load beside a bare one, the file and PostgreSQL beside a bare client, and kills of
 * database and servers; `--only` one of the three. Writes tests/bench/measured.json, and from it the tables of
 * .github/SECURITY.md and adapters/server/README.md and the page tests/model/year.md.
 */
export async function main(args: readonly string[]): Promise<never> {
  const wanted = readOptions(args);
  if (typeof wanted === 'string') {
    process.stderr.write(`asaan: ${wanted}\n`);
    process.exit(2);
  }
  const parts: Partial<Measured> = {};
  if (wanted.parts.includes('server')) Object.assign(parts, { server: await measureServer(wanted) });
  if (wanted.parts.includes('stores')) Object.assign(parts, { stores: await measureStores(wanted) });
  if (wanted.parts.includes('kills')) Object.assign(parts, { kills: { date: today(), ...(await killFigures()) } });
  if (wanted.json !== undefined) writeFileSync(wanted.json, `${JSON.stringify(parts, null, 2)}\n`);
  const { server, stores, kills } = parts;
  process.stdout.write(await writeLoadPages(keepMeasured(parts), parts));
  const isMet = server?.figures.every((each) => each.isMet) !== false;
  const isExact =
    stores?.figures.every((each) => each.isExact && each.reads.errors + each.writes.errors === 0) !== false;
  // A package that starts PostgreSQL ends a process that comes to its end by itself with 0.
  process.exit(isMet && isExact && kills?.isWhole !== false ? 0 : 1);
}

/** What the command line asks for; a text says what is wrong with it. */
interface Wanted {
  readonly seconds: number;
  readonly soak: number;
  readonly parts: readonly Part[];
  readonly json: string | undefined;
}

export function readOptions(args: readonly string[]): Wanted | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seconds: { type: 'string', default: '10' },
        soak: { type: 'string', default: '60' },
        only: { type: 'string' },
        json: { type: 'string' },
      },
    });
    const [seconds, soak] = [values.seconds, values.soak].map((text) =>
      /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0,
    );
    const parts = PARTS.filter((part) => values.only === undefined || values.only === part);
    if (!seconds || !soak || parts.length === 0) return USAGE;
    return { seconds, soak, parts, json: values.json };
  } catch {
    return USAGE;
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

async function measureServer({ seconds, soak }: Wanted): Promise<Measured['server']> {
  const site = await ensureSite('production');
  const run = runFacts(seconds);
  const progress = startProgress('load', 1);
  progress.step(`five kinds for ${seconds} s each, then a soak of ${soak} s`);
  const figures = await loadFigures(serverScript(site), site, seconds, soak);
  progress.end();
  return { run, figures };
}

async function measureStores({ seconds }: Wanted): Promise<Measured['stores']> {
  const postgres = await startPostgres();
  if (postgres === null) return process.exit(1);
  const run = runFacts(seconds, [`PostgreSQL ${await postgres.version()}`]);
  const figures = await storeFigures(postgres, seconds);
  await postgres.stop();
  return { run, figures };
}

/** The compiled server with the built site, in a process of its own. */
function serverScript(site: string): string {
  const built = (file: string): string => JSON.stringify(join(PROJECT, 'build', 'adapters', 'server', file));
  return `
    const { main } = await import(${built('main.js')});
    const { createStaticFiles } = await import(${built('static-files.js')});
    await main(async () => createStaticFiles(${JSON.stringify(site)}));
  `;
}
