import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './picture.module.css';

/** A square picture with its place kept; where it is missing or does not load, a drawn phone stands in. */
export function Picture({
  source,
  alt,
  isEager = false,
}: {
  readonly source: string | null;
  readonly alt: string;
  readonly isEager?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (source === null || source === broken) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> needs an address, and here is none
      <span className={styles.missing} role="img" aria-label={alt}>
        <Icon name="phone" />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={source}
      alt={alt}
      width="600"
      height="600"
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(source)}
    />
  );
}
