import type { Catalogue } from '#core/text/catalogue.ts';
import shared from '../../styles/shared.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './listen-button.module.css';

/**
 * Reads aloud the part of the page around it that is marked `data-spoken`, else the whole page. Shown where there is a voice:
 * `ui/kit/reading/` says so on the root element, and takes the press.
 */
export function ListenButton({
  text,
  about,
}: {
  readonly text: Pick<Catalogue['site']['readingAids'], 'listen' | 'stop' | 'noVoice'>;
  /** What it reads, where many stand in a row: then it is drawn as its picture alone. */
  readonly about?: string;
}) {
  const heard = about === undefined ? '' : shared.hidden;
  return (
    <button
      type="button"
      className={`${shared.pressed} ${styles.listen}`}
      data-listen=""
      data-small={about === undefined ? undefined : ''}
    >
      <Icon name="sound" />
      <span className={`${styles.start} ${heard}`}>{text.listen}</span>
      <span className={`${styles.stop} ${heard}`}>{text.stop}</span>
      {about === undefined ? null : <span className={heard}>: {about}</span>}
      <em className={styles.none}>{text.noVoice}</em>
    </button>
  );
}
