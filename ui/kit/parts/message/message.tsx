import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Status } from '../status/status.tsx';
import styles from './message.module.css';

/** A page's word instead of its content: nothing here, failed, elsewhere. */
export function Message({
  icon,
  drawing = null,
  title,
  text,
  children = null,
}: {
  readonly icon: IconName;
  /** Replaces the icon once its code is there, without moving the words. */
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <Status className={styles.message}>
      <div className={styles.picture}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {drawing}
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Status>
  );
}
