import { samples } from 'virtual:settings/samples';
import type { ReactNode } from 'react';
import type { Company } from '#core/text/company.ts';
import shared from '../../styles/shared.module.css';
import styles from './fact.module.css';

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

/** A fact of the company's, by its place in the settings. */
export type CompanyFact =
  | `company.${keyof Company | 'whatsApp' | 'numbers' | 'numbers.listedOn'}`
  | `company.licence.${keyof Company['licence']}`;

/** Whether the licence holder has not supplied a fact. */
export const isSample = (fact: CompanyFact): boolean =>
  samples.some((path) => path === fact || path.startsWith(`${fact}.`) || path.startsWith(`${fact}[`));
