import { name } from 'virtual:settings/company';
import { type ReactNode, useEffect, useRef } from 'react';
import { keepPressed, lostFocus } from '../../binding/pressed.ts';
import { Name, useLanguage, useText } from '../../binding/text.tsx';
import shared from '../../styles/shared.module.css';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Status } from '../status/status.tsx';
import styles from './page-frame.module.css';

/** A shop page: title bar with Back, content, and what stays at the bottom of the screen. */
export function PageFrame({
  title,
  onBack,
  action,
  footer = null,
  isRefreshing = false,
  note = null,
  isForm = false,
  children,
}: {
  readonly title: string;
  readonly onBack: () => void;
  /** At the end of the title bar. */
  readonly action: ReactNode;
  readonly footer?: ReactNode;
  /** True while the page was pulled and is about to load again. */
  readonly isRefreshing?: boolean;
  /** Below the title bar, while the page is not about to load again. */
  readonly note?: string | null;
  /** True where the page is as wide as a form's fields, and not as two columns. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}) {
  const text = useText();
  const language = useLanguage();
  const said = isRefreshing ? text.shop.pulling : note;
  useEffect(() => {
    document.title = `${title} – ${name[language]}`;
  }, [title, language]);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be drawn no more: Try again, or the page before.
  useEffect(() => {
    if (lostFocus()) heading.current?.focus({ preventScroll: true });
  });
  return (
    <div className={styles.frame} data-form={isForm || undefined} onClickCapture={keepPressed}>
      <header className={styles.bar}>
        <IconButton label={text.common.back} onClick={onBack}>
          <Icon name="back" />
        </IconButton>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          <Name of={title} />
        </h1>
        <div className={styles.action}>{action}</div>
      </header>
      <Status>{said === null ? null : <p className={styles.refreshing}>{said}</p>}</Status>
      <main className={`${shared.stack} ${styles.content}`}>{children}</main>
      {footer === null ? null : <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
