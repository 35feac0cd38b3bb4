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

/** The line of a name like `R21`, `r42a` or `Q11`; undefined where there is none. */
export const lineOf = <T extends { readonly id: string }>(lines: readonly T[], name: string): T | undefined =>
  lines.find(({ id }) => id.toLowerCase() === name.toLowerCase());

/** The lines of some ids, in their order. */
export const linesOf = <T extends { readonly id: string }>(lines: readonly T[], ids: readonly string[]): readonly T[] =>
  ids.flatMap((id) => lineOf(lines, id) ?? []);
