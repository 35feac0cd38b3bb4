import { HotlineLink } from './contact.tsx';
import styles from './missing-program.module.css';
import { useSite } from './site-context.tsx';
import { StoppedArt } from './stopped-art.tsx';

/**
 * What is said beside a working part's button where its program does not come. `early`: the same where the script inside of
 * the page does the work; whether drafts are kept is that script's to say as well.
 */
export function MissingProgram({ text, early = null }: { readonly text: string; readonly early?: string | null }) {
  const { common, site } = useSite();
  return (
    <p className={styles.missing} role="alert" data-broken="">
      <StoppedArt />
      <span className={early === null ? undefined : styles.late}>{text} </span>
      {early === null ? null : <span className={styles.early}>{early} </span>}
      <span className={styles.kept}>{site.frame.stillKept} </span>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- loads the page again without any script */}
      <a className={styles.again} href="">
        {common.broken.reload}
      </a>{' '}
      <HotlineLink />
    </p>
  );
}
