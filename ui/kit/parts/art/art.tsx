import styles from './art.module.css';

/**
 * A drawing of ours, whose file lies here: the classes in it have the page's colours. Hidden from screen readers, since the words
 * beside it say the same. `name`: for what looks for it.
 */
export function Art({
  drawing,
  size = 'full',
  name,
}: {
  /** The file's text. */
  readonly drawing: string;
  readonly size?: 'full' | 'small';
  readonly name?: string;
}) {
  return (
    <div
      className={styles.art}
      data-size={size}
      data-drawing={name}
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- a file of our own
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
