import type { ReactNode } from 'react';
import { kafOf } from '../../texts/kaf.ts';
import styles from './card.module.css';

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
