import type { ShownNotice } from '#core/ports/page.ts';
import { noticeText } from '#core/text/sentences.ts';
import { useText } from '../../binding/text.tsx';
import { useStore } from '../../binding/use-screen.ts';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Status } from '../status/status.tsx';
import styles from './notice-toast.module.css';

/** The short message over the page. Its region is always there, so that screen readers hear what comes into it. */
export function NoticeToast({ notice }: { readonly notice: ShownNotice }) {
  const text = useText();
  const toast = useStore(notice.toast);
  return (
    <Status className={styles.region} aria-live="polite">
      {toast === null ? null : (
        <div className={styles.toast} key={toast.id}>
          <p>{noticeText(text, toast.notice)}</p>
          <IconButton label={text.common.close} onClick={notice.dismiss}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </Status>
  );
}
