import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short state beside a name. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: 'neutral' | 'good' | 'bad' | 'late' | 'caution' | 'brand';
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
