import type { ReactNode } from 'react';
import styles from './columns.module.css';

/**
 * A page in two columns where the screen is wider than a tablet: `side` stays in sight beside `lead` and `rest`. On a tablet it
 * has halves: `lead` and `side` with `rest` below both, or, `isHeaded`, `lead` across above `side` and `rest`. On a phone the
 * three follow each other.
 */
export function Columns({
  isHeaded = false,
  lead,
  side,
  rest = null,
}: {
  readonly isHeaded?: boolean;
  readonly lead: ReactNode;
  readonly side: ReactNode;
  readonly rest?: ReactNode;
}) {
  return (
    <div className={styles.columns} data-headed={isHeaded || undefined}>
      <div className={styles.part}>{lead}</div>
      <div className={styles.part} data-side="">
        {side}
      </div>
      {rest === null ? null : <div className={styles.part}>{rest}</div>}
    </div>
  );
}
