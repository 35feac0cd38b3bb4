import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { writeResults } from './results.ts';
import { runVitest } from './run-vitest.ts';

/** Faults that a full run makes at least on the wire, in the server and around a browser; the core's are runs of properties. */
const FLOOR = 3000;

/** The suite whose kills mostly wait for processes. */
const KILLS = 'tests/adapters/server/process.test.ts';

/** Every suite that counts the faults that it injects, from the project's folder. */
export function faultSuites(root: string): readonly string[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('keepTally('))
    .toSorted();
}

/** What a suite left in build/faults. */
interface Figures {
  readonly seam: string;
  readonly suite: string;
  readonly injected: number;
  readonly survived: number;
  readonly rows: Readonly<Record<string, { readonly injected: number; readonly survived: number }>>;
}

/**
 * `npm run test:faults`: every row of the fault matrix in full, kills and chaos; writes the results table into
 * .github/SECURITY.md. With names only the suites whose files have one in their path; the others' figures are of their last run.
 */
export async function main(names: readonly string[]): Promise<number> {
  await Promise.all([ensureSite('production'), ensureSite('sandbox')]);
  const folder = join(PROJECT, 'build', 'faults');
  const isChosen = (file: string): boolean => names.length === 0 || names.some((name) => file.includes(name));
  if (names.length === 0) rmSync(folder, { recursive: true, force: true });
  const started = performance.now();
  const env = { FAULT_SUITE: 'full' };
  const others = faultSuites(PROJECT).filter((file) => file !== KILLS);
  const groups = [[KILLS], others].map((files) => files.filter(isChosen)).filter((files) => files.length > 0);
  const results = await Promise.all(groups.map((files) => runVitest(files, env)));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const figures = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Figures);
  const real = figures.filter(({ seam }) => seam !== 'core');
  const runs = figures.filter(({ seam }) => seam === 'core');
  writeResults('faults', resultsTable(figures, real, runs));
  process.stdout.write(
    `faults injected ${sum('injected', real)}, survived ${sum('survived', real)}, ${minutes} minutes; ` +
      `runs of properties in the core ${sum('injected', runs)}, held ${sum('survived', runs)}\n`,
  );
  const isWhole = sum('injected', figures) === sum('survived', figures) && sum('injected', real) >= FLOOR;
  return isWhole && results.every((status) => status === 0) ? 0 : 1;
}

const sum = (key: 'injected' | 'survived', of: readonly Figures[]): number =>
  of.reduce((total, each) => total + each[key], 0);

function resultsTable(all: readonly Figures[], real: readonly Figures[], runs: readonly Figures[]): readonly string[] {
  const rows = all.flatMap(({ seam, rows: each }) =>
    Object.entries(each).map(([row, { injected, survived }]) => ({ seam, row, injected, survived })),
  );
  const number = ({ row }: { readonly row: string }): number => Number.parseInt(row, 10) || 999;
  return [
    '| row | seam | injected | survived |',
    '| --- | --- | ---: | ---: |',
    ...rows
      .sort((a, b) => number(a) - number(b) || a.row.localeCompare(b.row))
      .map(({ row, seam, injected, survived }) => `| ${row} | ${seam} | ${injected} | ${survived} |`),
    `| **all but the core’s** | | **${sum('injected', real)}** | **${sum('survived', real)}** |`,
    `| **the core’s, runs of properties** | | **${sum('injected', runs)}** | **${sum('survived', runs)}** |`,
  ];
}
