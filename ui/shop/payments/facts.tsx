import type { Catalogue } from '#core/text/catalogue.ts';
import type { FactPart, FactRow } from '#core/text/fact-sheet.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import { createTextHook } from '../../kit/binding/text.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Mark } from '../../kit/parts/fact/fact.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './payments.module.css';

/** The texts on payments, in the present language. */
export const usePaymentTexts = createTextHook<Pick<Catalogue, 'payments'>>(
  { payments: PAYMENT_TEXTS.en },
  { payments: PAYMENT_TEXTS.ur },
);

/** The parts of a sheet of facts, below each other. */
export function FactParts({ parts }: { readonly parts: readonly FactPart[] }) {
  return parts.map(({ title, rows, notes }) => (
    <section className={`${shared.tight} ${styles.part}`} key={title}>
      <h3>{title}</h3>
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
      {rows.map(({ name, value, struck = null, isSum = false, mark = null }) => (
        <Definition name={name} struck={struck} isStrong={isSum} key={name}>
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
    <p className={shared.muted} key={note}>
      {note}
    </p>
  ));
}
