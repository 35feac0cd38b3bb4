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

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem;color:#1a1c1e;background:#fff}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-block-end:1px solid #ccd1d6}
td:first-child{white-space:nowrap}.refused{font-weight:bold;color:#a31515}.held{color:#0b6b2e}.excused{color:#5c5f62}small{color:#5c5f62}`;

/** The report as a page: words of a gateway stand in it as text. */
export function reportPage(report: ConformanceReport): string {
  const { gateway, transport, time, laws } = report;
  const rows = laws.map(({ law, requirement, group, verdict, why, ms }) =>
    [
      `<tr><td class="${verdict}">${verdict}</td>`,
      `<td>${escaped(law)}${why === null ? '' : `<br><small>${escaped(why)}</small>`}</td>`,
      `<td>${escaped(requirement)}</td><td>${group}</td><td>${ms} ms</td></tr>`,
    ].join(''),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance: ${sumOf(report)}</title><style>${STYLE}</style></head>
<body><h1>${sumOf(report)}</h1>
<p>${escaped(gateway)}, ${escaped(transport)}, ${escaped(time)}</p>
<table><thead><tr><th>verdict</th><th>law</th><th>lines</th><th>part</th><th>took</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
