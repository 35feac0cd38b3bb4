import type { NumberReason } from '#core/number-check/explain-number.ts';

/** Every requirement and decision, in order. */
export type Requirements = ReturnType<typeof readRequirements>;

/** Reads the two tables of `tests/requirements.md`: what the product must do, and each choice that we made. */
export function readRequirements(markdown: string) {
  const rows = markdown.split('\n').map((line) => line.replace(/^\| | \|$/g, '').split(/(?<!\\) \| /));
  /** The rows of ids like `R1`, some in parts: `R42a`. */
  const of = (letter: string) =>
    rows
      .filter(([id = '']) => new RegExp(`^${letter}\\d+[a-e]?$`).test(id))
      .map((cells) => cells.map((cell) => cell.replaceAll('\\|', '|')));
  return {
    requirements: of('R').map(([id = '', says = '', words = '', rule = '']) => {
      // Section of the specification and its own words; `design` for the one line that the architecture asks for.
      const [, section = '', quote = ''] = /^(.+?): “(.*)”$/.exec(words) ?? [];
      return { id, says, section, quote, rules: rulesIn(rule) };
    }),
    decisions: of('Q').map(([id = '', says = '', why = '', rule = '']) => {
      // Why there was a choice (`defect`, `contradiction`, `ambiguous` or `silent`), and the requirements that it settles.
      const [because = '', settled = ''] = why.split(': ');
      return { id, says, because, settles: settled.split(', '), rules: rulesIn(rule) };
    }),
  };
}

/** `core/loan/terms.ts#LOAN_TERMS` of `[LOAN_TERMS](../core/loan/terms.ts)`. */
const rulesIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g), ([, name, file]) => `${file}#${name}`);

/** The lines of some ids like `R21`, `r42a` or `Q11`, in their order; ids of another table are left out. */
export const linesOf = <T extends { readonly id: string }>(lines: readonly T[], ids: readonly string[]): readonly T[] =>
  ids.flatMap((name) => lines.filter(({ id }) => id.toLowerCase() === name.toLowerCase()));

const BY_REASON: Readonly<Record<Exclude<NumberReason['kind'], 'range'>, readonly string[]>> = {
  exact: ['R24', 'Q13', 'Q61'],
  laterEdition: ['R21', 'R23', 'R24', 'Q13'],
  hiddenPrefix: ['R22', 'R23', 'Q11'],
  unreadable: ['R24', 'Q12', 'Q61'],
  noRule: ['R24', 'Q11', 'Q12'],
  empty: ['R19', 'R20'],
};

/** The ids behind the verdict on a number: a row of R21 holds numbers of 10 digits, one of R23 longer ones. */
export const linesOnNumber = (reason: NumberReason): readonly string[] =>
  reason.kind === 'range'
    ? [reason.prefix.length + reason.from.length === 10 ? 'R21' : 'R23', 'Q13', 'Q61']
    : BY_REASON[reason.kind];
