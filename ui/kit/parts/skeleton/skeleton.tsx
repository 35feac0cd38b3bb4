import { useText } from '../../binding/text.tsx';
import styles from './skeleton.module.css';

/** Grey shapes of what is coming, in its final sizes; spoken as 'Loading'. */
export function Skeleton({ shapes }: { readonly shapes: readonly ('picture' | 'line' | 'short' | 'card')[] }) {
  const text = useText();
  return (
    <div className={styles.skeleton} role="status" data-skeleton="" aria-label={text.common.loading}>
      {shapes.map((shape, at) => (
        <span className={styles.shape} data-shape={shape} key={`${shape}-${at}`} />
      ))}
    </div>
  );
}
