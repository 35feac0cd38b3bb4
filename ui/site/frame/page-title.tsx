import styles from './site.module.css';

/** The title of a public page. In Nastaliq a kaf that begins it reaches out of its column, which is made up for. */
export function PageTitle({ children }: { readonly children: string }) {
  return <h1 className={children.startsWith('ک') ? `${styles.title} ${styles.kaf}` : styles.title}>{children}</h1>;
}
