import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Least share of mutants that the tests must notice, in per cent. */
const GOAL = 97;

const root = process.cwd();
const reportFile = join(root, 'build', 'mutation.json');

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The fields of Stryker's report that count here. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Which mutant it is, however its line moves: `equivalents.json` lists those that no test can tell from the code. */
interface Place {
  readonly file: string;
  /** The line of the mutant's start, without the blanks around it. */
  readonly line: string;
  readonly mutator: string;
  /** The code that is replaced, with one blank for each run of them. */
  readonly original: string;
  readonly replacement: string;
}

/** `npm run test:mutation`: changes the core, or the files of the patterns, in small ways; status 1 where too few are noticed. */
export function main(patterns: readonly string[]): number {
  rmSync(reportFile, { force: true });
  const bin = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [bin, 'run', 'tests/mutation/stryker.config.json', '--reporters', 'progress-append-only,json'];
  const chosen = patterns.length > 0 ? ['--mutate', patterns.join(',')] : [];
  const { status } = spawnSync(process.execPath, [...args, ...chosen], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return 1;

  const { files } = readJson(reportFile) as Report;
  const listed = readJson(join(root, 'tests', 'mutation', 'equivalents.json')) as readonly Place[];
  const isListed = (place: Place): boolean => listed.some((each) => keyOf(each) === keyOf(place));
  const survivors: Place[] = [];
  let noticed = 0;
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants) {
      if (mutant.status === 'Killed' || mutant.status === 'Timeout') noticed += 1;
      else if (!/^(?:Ignored|CompileError|RuntimeError)$/.test(mutant.status))
        survivors.push(placeOf(file, source, mutant));
    }
  }
  const missed = survivors.filter((each) => !isListed(each));
  for (const each of missed) process.stdout.write(`survived: ${keyOf(each)}\n`);
  const known = new Set(survivors.map(keyOf));
  const wrong = listed.filter((each) => each.file in files && !known.has(keyOf(each)));
  for (const each of wrong) process.stdout.write(`equivalents.json: gone, or noticed by a test: ${keyOf(each)}\n`);
  const percent = (100 * noticed) / Math.max(1, noticed + missed.length);
  process.stdout.write(
    `${percent.toFixed(1)} % of mutants noticed (goal ${GOAL} %), ${survivors.length - missed.length} more equal in effect\n`,
  );
  return percent >= GOAL && wrong.length === 0 ? 0 : 1;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const keyOf = ({ file, line, mutator, original, replacement }: Place): string =>
  `${file}: ${mutator} in \`${line}\`: ${original} → ${replacement}`;

function placeOf(file: string, source: string, { mutatorName, replacement = '', location }: Mutant): Place {
  const lines = source.split('\n');
  const { start, end } = location;
  const offset = ({ line, column }: Position): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, column - 1);
  const original = onOneLine(source.slice(offset(start), offset(end)));
  const line = (lines[start.line - 1] ?? '').trim();
  return { file, line, mutator: mutatorName, original, replacement: onOneLine(replacement) };
}

const onOneLine = (code: string): string => code.replaceAll(/\s+/g, ' ');
