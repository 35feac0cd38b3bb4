import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import card from '../card/card.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './fold.module.css';

/** Something that is folded under its name. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  readonly title: ReactNode;
  /** Whether it stands open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <span>{title}</span> <Icon name="down" />
      </summary>
      <div className={shared.close}>{children}</div>
    </details>
  );
}

/** A card of folds, with a line between them. */
export function FoldCard({ children }: { readonly children: ReactNode }) {
  return <section className={`${card.card} ${styles.folds}`}>{children}</section>;
}
