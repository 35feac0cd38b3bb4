import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Title and first sentence of a tool's page, above what it holds. */
export function PageHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p>{children}</p>
    </div>
  );
}

/** Leads the keyboard past a page's header to `id="content"`; out of sight until it has the focus. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  );
}
