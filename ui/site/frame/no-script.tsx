import type { ReactNode } from 'react';
import { HotlineLink } from './contact.tsx';
import styles from './site.module.css';
import { useSite } from './site-context.tsx';
import { StoppedArt } from './stopped-art.tsx';

/** What is said above a form where no script runs (Q75). */
export function NoScript({ children = null }: { readonly children?: ReactNode }) {
  const { site } = useSite();
  return (
    <noscript>
      <p className={styles.noScript}>
        <StoppedArt />
        {site.frame.noScript} <HotlineLink /> {children}
      </p>
    </noscript>
  );
}
