import * as v from 'valibot';

const Position = v.object({ line: v.number(), column: v.number() });

/** The fields of Stryker's report that count here; `schemaVersion` 1 and 2 agree on them. */
export const StrykerReport = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          location: v.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
});
/** Stryker's report. */
export type StrykerReport = v.InferOutput<typeof StrykerReport>;

/** Mutants that no test can tell from the code: where they stand, and why nothing can be seen of them. */
export const Equivalents = v.array(
  v.strictObject({
    file: v.string(),
    /** The line of the mutant's start, without the blanks around it. */
    line: v.string(),
    mutator: v.string(),
    /** The code that is replaced, with one blank for each run of them. */
    original: v.string(),
    replacement: v.string(),
    reason: v.pipe(v.string(), v.minLength(1)),
  }),
);
/** The list of `equivalents.json`. */
export type Equivalents = v.InferOutput<typeof Equivalents>;

/** One mutant as the score counts it. */
interface Counted {
  readonly file: string;
  readonly at: string;
  readonly line: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly isNoticed: boolean;
}

/** What a run came to. */
export interface Score {
  /** Noticed and all mutants of each folder, without the listed ones. */
  readonly folders: ReadonlyMap<string, { readonly noticed: number; readonly all: number }>;
  /** Noticed, of all, in per cent. */
  readonly percent: number;
  /** One line for each mutant that no test noticed. */
  readonly survivors: readonly string[];
  /** Mutants that are listed as equal in effect and survived. */
  readonly listed: number;
  /** Entries of the list that are wrong: no such mutant exists, or a test notices it. */
  readonly wrongEntries: readonly string[];
}

/** Counts a report's mutants, the listed ones aside. Entries on files that were not mutated are left alone. */
export function scoreOf(report: StrykerReport, equivalents: Equivalents): Score {
  const mutants = countedMutants(report);
  const isListed = (mutant: Counted): boolean => equivalents.some((entry) => isOf(entry, mutant));
  const counted = mutants.filter((mutant) => mutant.isNoticed || !isListed(mutant));
  const folders = new Map<string, { noticed: number; all: number }>();
  for (const { file, isNoticed } of counted) {
    const folder = file.split('/').slice(0, -1).join('/');
    const { noticed, all } = folders.get(folder) ?? { noticed: 0, all: 0 };
    folders.set(folder, { noticed: noticed + (isNoticed ? 1 : 0), all: all + 1 });
  }
  const noticed = counted.filter(({ isNoticed }) => isNoticed).length;
  return {
    folders,
    percent: counted.length === 0 ? 100 : (100 * noticed) / counted.length,
    survivors: counted.filter(({ isNoticed }) => !isNoticed).map(describe),
    listed: mutants.length - counted.length,
    wrongEntries: equivalents.flatMap((entry) => {
      if (!(entry.file in report.files)) return [];
      const found = mutants.filter((mutant) => isOf(entry, mutant));
      const name = `${entry.file}: ${entry.mutator} of \`${entry.line}\``;
      if (found.length === 0) return [`${name} is listed, but no such mutant exists`];
      return found.every(({ isNoticed }) => isNoticed) ? [`${name} is listed, but a test notices it`] : [];
    }),
  };
}

function countedMutants({ files }: StrykerReport): readonly Counted[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const offset = ({ line, column }: v.InferOutput<typeof Position>): number =>
      lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, column - 1);
    return mutants.flatMap(({ status, mutatorName, replacement, location: { start, end } }): readonly Counted[] => {
      if (status === 'Ignored' || status === 'CompileError' || status === 'RuntimeError') return [];
      return [
        {
          file,
          at: `${start.line}:${start.column}`,
          line: (lines[start.line - 1] ?? '').trim(),
          mutator: mutatorName,
          original: onOneLine(source.slice(offset(start), offset(end))),
          replacement: onOneLine(replacement),
          isNoticed: status === 'Killed' || status === 'Timeout',
        },
      ];
    });
  });
}

function isOf(entry: Equivalents[number], mutant: Counted): boolean {
  return (
    entry.file === mutant.file &&
    entry.line === mutant.line &&
    entry.mutator === mutant.mutator &&
    entry.original === mutant.original &&
    entry.replacement === mutant.replacement
  );
}

function describe({ file, at, mutator, original, replacement }: Counted): string {
  return `${file}:${at} ${mutator}: ${original.slice(0, 100)} → ${replacement.slice(0, 100)}`;
}

function onOneLine(code: string): string {
  return code.replace(/\s+/g, ' ');
}
