import type { ReactNode } from 'react';
import shared from '../../kit/styles/shared.module.css';
import styles from './missing-program.module.css';
import { HotlineLink } from './page-parts.tsx';
import { useIsUp, useSite } from './site-context.tsx';

/**
 * What is said beside a working part's button until its program is there, and where that does not come. `early`: the same where
 * the script inside of the page does the work; whether drafts are kept is that script's to say as well.
 */
export function MissingProgram({ text, early = null }: { readonly text: string; readonly early?: string | null }) {
  const { common, site } = useSite();
  const isUp = useIsUp();
  return (
    <>
      <p className={`${shared.note} ${styles.missing}`} role="alert" data-broken="" hidden={isUp}>
        <span className={early === null ? undefined : styles.late}>{text} </span>
        {early === null ? null : <span className={styles.early}>{early} </span>}
        <span className={styles.kept}>{site.frame.stillKept} </span>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- loads the page again without any script */}
        <a className={styles.again} href="">
          {common.broken.reload}
        </a>{' '}
        <HotlineLink />
      </p>
      {early === null ? (
        <p className={styles.waiting} data-over={isUp || undefined}>
          {site.frame.waiting}
        </p>
      ) : null}
    </>
  );
}

/** What is said above a form where no script runs (Q75). */
export function NoScript({ children = null }: { readonly children?: ReactNode }) {
  const { site } = useSite();
  return (
    <noscript>
      <p className={shared.note}>
        {site.frame.noScript} <HotlineLink /> {children}
      </p>
    </noscript>
  );
}
