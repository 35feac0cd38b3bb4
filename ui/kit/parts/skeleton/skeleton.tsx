import { useText } from '../../binding/text.tsx';
import shared from '../../styles/shared.module.css';
import card from '../card/card.module.css';
import { Status } from '../status/status.tsx';
import styles from './skeleton.module.css';

/** A grey shape: a picture, lines of words, a title, a tinted line, a colour, a choice in words, a card. */
type Shape = 'picture' | 'line' | 'short' | 'title' | 'plan' | 'swatch' | 'chip' | 'card';

/** Grey shapes of what is coming, in its final sizes; a list among them stands on one card. Announced as 'Loading'. */
export function Skeleton({ shapes }: { readonly shapes: readonly (Shape | readonly Shape[])[] }) {
  const text = useText();
  return (
    <Status className={shared.close} data-skeleton="" aria-label={text.common.loading}>
      <Shapes shapes={shapes} />
    </Status>
  );
}

function Shapes({ shapes }: { readonly shapes: readonly (Shape | readonly Shape[])[] }) {
  return shapes.map((shape, at) =>
    typeof shape === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key -- shapes repeat, and their list never changes
      <span className={styles.shape} data-shape={shape} key={at} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- shapes repeat, and their list never changes
      <span className={`${card.card} ${shared.close}`} key={at}>
        <Shapes shapes={shape} />
      </span>
    ),
  );
}
