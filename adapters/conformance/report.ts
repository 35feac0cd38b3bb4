import { titleOf } from './law.ts';
import type { TriedLaw, Verdict } from './run-laws.ts';

/** A run as it is printed with `--json`. */
export type ConformanceReport = ReturnType<typeof reportOf>;

/** The report of a run that began at `time`, ISO 8601; `least` is how many laws must hold. */
export function reportOf(
  tried: readonly TriedLaw[],
  about: { readonly gateway: string; readonly transport: string; readonly time: string },
  least?: number,
) {
  const many = (kind: Verdict['kind']): number => tried.filter(({ verdict }) => verdict.kind === kind).length;
  const sum = { held: many('held'), refused: many('refused'), excused: many('excused') };
  return {
    ...about,
    ...sum,
    /** Whether none was refused, and as many held as must: more than were excused, where no other number is said. */
    isProof: sum.refused === 0 && sum.held > 0 && sum.held >= (least ?? sum.excused + 1),
    laws: tried.map(({ law: { name, requirement, group }, verdict: { kind: verdict, why }, ms }) => ({
      law: name,
      requirement,
      group,
      verdict,
      /** Why it was refused or excused; null for one that held. */
      why,
      /** How long it took, ms. */
      ms,
    })),
  };
}

/** A law of a run as a line. */
export function lineOf({ law, verdict }: TriedLaw): string {
  const head = `${verdict.kind.padEnd(8)}${titleOf(law)}`;
  return verdict.why === null ? head : `${head}\n        ${verdict.why}`;
}

/** The closing line of a run. */
export const sumOf = ({ held, refused, excused }: Readonly<Record<Verdict['kind'], number>>): string =>
  `${held} laws held, ${refused} refused, ${excused} excused`;
