import { samples } from 'virtual:settings/samples';
import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import styles from './fact.module.css';
import { type CompanyFact, isSample } from './is-sample.ts';

/** A fact of the settings where it stands; what the licence holder has not supplied is followed by its mark (Q8). Without `of`: words alone. */
export function Fact({
  of,
  mark,
  children,
}: {
  readonly of: CompanyFact | undefined;
  /** The word for a sample. */
  readonly mark: string;
  readonly children: ReactNode;
}) {
  if (of === undefined || !isSample(of)) return children;
  return (
    <span data-fact={of}>
      {children} <Mark word={mark} />
    </span>
  );
}

/** The mark alone, for a fact whose place in the page is no line of text: what holds both has `data-fact`. */
export function Mark({ word }: { readonly word: string }) {
  return (
    <small className={styles.mark} title={word}>
      <span className={shared.hidden}>{word}</span>
    </small>
  );
}

/** Whether anything of the company's is a sample. */
export const HAS_SAMPLES = samples.length > 0;
