import type { ReactNode } from 'react';
import { Struck } from '../../binding/text.tsx';
import shared from '../../styles/shared.module.css';
import styles from './definition-list.module.css';

/** Rows of a name and a value: amounts, times, specifications. */
export function DefinitionList({ children }: { readonly children: ReactNode }) {
  return <dl className={shared.tight}>{children}</dl>;
}

/** One row. `struck` is the value that no longer counts, shown before the one that does. */
export function Definition({
  name,
  struck = null,
  isStrong = false,
  children,
}: {
  readonly name: string;
  readonly struck?: string | null;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.row} data-strong={isStrong || undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {struck === null ? null : (
          <>
            <Struck className={styles.struck}>{struck}</Struck>{' '}
          </>
        )}
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
