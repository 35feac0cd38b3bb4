import { kafOf } from '../../kit/texts/kaf.ts';
import styles from './site.module.css';

/** The title of a public page. */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <h1 className={styles.title} data-kaf={kafOf(children)}>
      {children}
    </h1>
  );
}
