import { type ReactNode, useSyncExternalStore } from 'react';
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

/** Wider than a tablet: the side of a page (ui/kit/parts/columns) then holds what stands at the foot of narrower ones. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1023.02px)');

/** Whether the screen is wider than a tablet; follows a window that is resized and a device that is turned. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide().matches);

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
