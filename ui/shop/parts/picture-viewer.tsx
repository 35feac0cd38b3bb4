import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import styles from './picture-viewer.module.css';

/** A phone's picture on the whole screen: a press makes it larger at that place, where it is scrolled; the next makes it whole. */
export function PictureViewer({
  name,
  picture,
  alt,
  dots,
  onClose,
}: {
  readonly name: string;
  readonly picture: string | null;
  readonly alt: string;
  /** A press for each picture. */
  readonly dots: ReactNode;
  readonly onClose: () => void;
}) {
  const { common } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [larger, setLarger] = useState<string | null>(null);
  // Each picture is whole at first.
  const isLarger = larger !== null && larger === picture;

  function press({ currentTarget, clientX, clientY }: MouseEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    flushSync(() => setLarger(isLarger ? null : picture));
    const box = frame.current;
    if (box === null) return;
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }

  return (
    <Modal title={name} isPlain look="full" onDismiss={onClose}>
      <div className={styles.frame} dir="ltr" ref={frame}>
        <button type="button" className={styles.picture} aria-pressed={isLarger} onClick={press}>
          <Picture source={picture} alt={alt} isEager />
        </button>
      </div>
      {dots}
      <Button look="quiet" onClick={onClose}>
        {common.close}
      </Button>
    </Modal>
  );
}
