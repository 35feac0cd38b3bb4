import { useRef } from 'react';
import { letterUnder } from '#core/address/place-list.ts';
import { useText } from '../../kit/binding/text.tsx';
import styles from './letter-rail.module.css';

/** How far a finger moves before a touch of the rail is a drag, px. */
const DRAG_FROM_PX = 8;

/**
 * The letters, each as large as a thumb. Where they are longer than the screen the rail scrolls; a drag along it goes from
 * the first to the last, so that the letter under the finger is the one that is shown.
 */
export function LetterRail({
  letters,
  onPress,
  onDrag,
}: {
  readonly letters: readonly string[];
  readonly onPress: (index: number) => void;
  readonly onDrag: (index: number) => void;
}) {
  const text = useText().shop.address;
  const drag = useRef<{ readonly from: number; isMoved: boolean } | null>(null);
  const end = (): void => {
    drag.current = null;
  };
  return (
    <nav
      className={styles.rail}
      aria-label={text.letters}
      onPointerDown={(event) => {
        drag.current = { from: event.clientY, isMoved: false };
      }}
      onPointerMove={({ clientY, currentTarget: rail, pointerId }) => {
        const now = drag.current;
        if (now === null || (!now.isMoved && Math.abs(clientY - now.from) < DRAG_FROM_PX)) return;
        if (!now.isMoved) rail.setPointerCapture(pointerId);
        now.isMoved = true;
        const { top, height } = rail.getBoundingClientRect();
        const fraction = Math.max(0, Math.min(1, (clientY - top) / height));
        rail.scrollTop = fraction * (rail.scrollHeight - rail.clientHeight);
        onDrag(letterUnder(fraction, letters.length));
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {letters.map((letter, index) => (
        <button type="button" className={styles.letter} key={letter} onClick={() => onPress(index)}>
          {letter}
        </button>
      ))}
    </nav>
  );
}
