import type { ReactNode } from 'react';
import type { Catalogue } from '#core/text/catalogue.ts';
import shared from '../../styles/shared.module.css';
import { Button } from '../button/button.tsx';
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
    <Status className={`${shared.close} ${styles.message}`}>
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

/** Instead of a page, or a form, of which it is not known yet whose it is, with the way to ask again (Q71). */
export function HiddenPage({
  common,
  drawing,
  onRetry,
}: {
  readonly common: Pick<Catalogue['common'], 'hidden' | 'retry'>;
  readonly drawing?: ReactNode;
  readonly onRetry: () => void;
}) {
  return (
    <Message icon="question" drawing={drawing} title={common.hidden.title} text={common.hidden.text}>
      <Button onClick={onRetry}>{common.retry}</Button>
    </Message>
  );
}
