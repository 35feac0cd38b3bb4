/** One line of a sheet: its name, and what stands for it, as it is shown. */
export interface FactRow {
  readonly name: string;
  readonly value: string;
  /** The value that counts no more, shown before it and crossed out. */
  readonly struck?: string | null;
  /** True for the sum of the rows before it. */
  readonly isSum?: boolean;
  /** The word for a value that is a sample; none where it is not (Q8). */
  readonly mark?: string | null;
}

/** A part of a sheet: a heading, rows, and sentences below them. */
export interface FactPart {
  readonly title: string;
  readonly rows: readonly FactRow[];
  readonly notes: readonly string[];
}

/** One page of facts, in one language: shown, printed, or kept as a text. A part of which nothing is known is left out. */
export interface FactSheet {
  readonly title: string;
  readonly parts: readonly FactPart[];
}

/** A row, none where nothing is known of it. */
export const row = (name: string, value: string | null, struck: string | null = null): readonly FactRow[] =>
  value === null ? [] : [{ name, value, ...(struck === null ? {} : { struck }) }];

/** The row of what those before it come to, none where that is not known. */
export const sumRow = (name: string, value: string | null): readonly FactRow[] =>
  row(name, value).map((each) => ({ ...each, isSum: true }));

/** The sheet of those parts that say anything. */
export function factSheet(title: string, parts: readonly FactPart[]): FactSheet {
  return { title, parts: parts.filter(({ rows, notes }) => rows.length > 0 || notes.length > 0) };
}

/** The sheet as plain text, a line for each row. */
export function sheetText({ title, parts }: FactSheet): string {
  const lines = parts.flatMap((part) => [
    '',
    part.title,
    ...part.rows.map(({ name, value, mark = null }) => `${name}: ${value}${mark === null ? '' : ` (${mark})`}`),
    ...part.notes,
  ]);
  return `${[title, ...lines].join('\n')}\n`;
}
