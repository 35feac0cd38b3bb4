import styles from './skip-link.module.css';

/** Leads the keyboard past a page's header to `id="content"`; out of sight until it has the focus. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles.skip} href="#content">
      {text}
    </a>
  );
}
