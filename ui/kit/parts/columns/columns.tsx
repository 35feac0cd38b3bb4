import type { ReactNode } from 'react';
import styles from './columns.module.css';

/**
 * A page in two columns of twelve where the screen is wider than a tablet: `side` stays in sight beside `lead` and `rest`. On a
 * tablet it has halves: `lead` and `side`, with `rest` below both. On a phone the three follow each other.
 */
export function Columns({
  look,
  lead,
  side,
  rest = null,
}: {
  /**
   * How the twelve are shared: 7 and 5, or 8 and 4. `headed`: 8 and 4, and on a tablet `lead` stands across, above the halves
   * of `side` and `rest`.
   */
  readonly look: '7-5' | '8-4' | 'headed';
  readonly lead: ReactNode;
  readonly side: ReactNode;
  readonly rest?: ReactNode;
}) {
  return (
    <div className={styles.columns} data-look={look}>
      <div className={styles.part}>{lead}</div>
      <div className={styles.part} data-side="">
        {side}
      </div>
      {rest === null ? null : <div className={styles.part}>{rest}</div>}
    </div>
  );
}
