import { useText } from '../../binding/text.tsx';
import { Status } from '../status/status.tsx';
import styles from './skeleton.module.css';

/** A grey shape: a picture, lines of words, a tinted line, a colour, a choice in words, a card. */
type Shape = 'picture' | 'line' | 'short' | 'plan' | 'swatch' | 'chip' | 'card';

/** Grey shapes of what is coming, in its final sizes; announced as 'Loading'. */
export function Skeleton({ shapes }: { readonly shapes: readonly Shape[] }) {
  const text = useText();
  return (
    <Status className={styles.skeleton} data-skeleton="" aria-label={text.common.loading}>
      {shapes.map((shape, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- shapes repeat, and their list never changes
        <span className={styles.shape} data-shape={shape} key={`${shape}-${at}`} />
      ))}
    </Status>
  );
}
