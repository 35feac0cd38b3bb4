/** One line of what the product must do. */
export interface Requirement {
  /** `R1` to `R76`, some in parts: `R42a`. */
  readonly id: string;
  readonly says: string;
  /** Section of the specification; `design` for the one line that the architecture asks for. */
  readonly section: string;
  /** The specification's own words. */
  readonly quote: string;
  /** `file#name` of the rules, tables or screens that answer. */
  readonly rules: readonly string[];
}

/** One choice that we made. */
export interface Decision {
  /** `Q1` and on. */
  readonly id: string;
  readonly says: string;
  /** Why there was a choice to make: `defect`, `contradiction`, `ambiguous` or `silent`. */
  readonly because: string;
  /** The requirements that it settles. */
  readonly settles: readonly string[];
  readonly rules: readonly string[];
}

/** Every requirement and decision, in order. */
export interface Requirements {
  readonly requirements: readonly Requirement[];
  readonly decisions: readonly Decision[];
}

/** Reads the two tables of `tests/requirements.md`. */
export function readRequirements(markdown: string): Requirements {
  const rows = markdown.split('\n').map((line) => line.replace(/^\| | \|$/g, '').split(/(?<!\\) \| /));
  const of = (letter: string) =>
    rows
      .filter(([id = '']) => new RegExp(`^${letter}\\d+[a-e]?$`).test(id))
      .map((cells) => cells.map((cell) => cell.replaceAll('\\|', '|')));
  return {
    requirements: of('R').map(([id = '', says = '', words = '', rule = '']) => {
      const [, section = '', quote = ''] = /^(.+?): “(.*)”$/.exec(words) ?? [];
      return { id, says, section, quote, rules: rulesIn(rule) };
    }),
    decisions: of('Q').map(([id = '', says = '', why = '', rule = '']) => {
      const [because = '', settled = ''] = why.split(': ');
      return { id, says, because, settles: settled.split(', '), rules: rulesIn(rule) };
    }),
  };
}

/** `core/loan/terms.ts#LOAN_TERMS` of `[LOAN_TERMS](../core/loan/terms.ts)`. */
const rulesIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g), ([, name, file]) => `${file}#${name}`);

/** The line of a name like `R21`, `r42a` or `Q11`; undefined where there is none. */
export const lineOf = <T extends { readonly id: string }>(lines: readonly T[], name: string): T | undefined =>
  lines.find(({ id }) => id.toLowerCase() === name.toLowerCase());

/** The lines of some ids, in their order. */
export const linesOf = <T extends { readonly id: string }>(lines: readonly T[], ids: readonly string[]): readonly T[] =>
  ids.flatMap((id) => lineOf(lines, id) ?? []);
