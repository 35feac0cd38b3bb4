import type { ReactNode } from 'react';
import styles from './card.module.css';

/** For a heading's `data-kaf`: whether it begins with the letter that reaches out of its column in Nastaliq; tokens.css indents it. */
export const kafOf = (heading: string): true | undefined => heading.startsWith('ک') || undefined;

/** A sheet of paper with an optional heading. */
export function Card({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title === undefined ? null : (
        <h2 className={styles.title} data-kaf={kafOf(title)}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
