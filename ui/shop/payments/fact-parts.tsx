import type { FactPart, FactRow } from '#core/text/fact-sheet.ts';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Mark } from '../../kit/parts/fact/fact.tsx';
import styles from './fact-parts.module.css';

/** The parts of a sheet of facts, below each other. */
export function FactParts({ parts }: { readonly parts: readonly FactPart[] }) {
  return parts.map(({ title, rows, notes }) => (
    <section className={styles.part} key={title}>
      <h3 className={styles.heading}>{title}</h3>
      <FactRows rows={rows} />
      <Notes notes={notes} />
    </section>
  ));
}

/** Rows of facts; nothing where there are none. */
export function FactRows({ rows }: { readonly rows: readonly FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <DefinitionList>
      {rows.map(({ name, value, isSum = false, mark = null }) => (
        <Definition name={name} isStrong={isSum} key={name}>
          <bdi dir={directionOf(value)}>{value}</bdi> {mark === null ? null : <Mark word={mark} />}
        </Definition>
      ))}
    </DefinitionList>
  );
}

/** Words in which values are isolated (U+2066) are Urdu, also where they begin with such a value. */
const directionOf = (value: string): 'auto' | 'rtl' => (value.startsWith('\u2066') ? 'rtl' : 'auto');

/** Sentences below rows. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p className={styles.note} key={note}>
      {note}
    </p>
  ));
}
