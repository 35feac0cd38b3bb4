import type { FactPart, FactRow } from '#core/text/fact-sheet.ts';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
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
      {rows.map(({ name, value, isSum = false }) => (
        <Definition name={name} isStrong={isSum} key={name}>
          {value}
        </Definition>
      ))}
    </DefinitionList>
  );
}

/** Sentences below rows. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <p className={styles.note} key={note}>
      {note}
    </p>
  ));
}
