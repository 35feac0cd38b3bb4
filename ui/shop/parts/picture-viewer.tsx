import { useEffect, useRef, useState } from 'react';
import { type Frame, isEnlarged, moved, SCALE_STEP, type Shift, WHOLE, zoomed } from '#core/product/zoom.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { PICTURE_TEXTS } from '#core/text/pictures.ts';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import { PictureStage } from './picture-stage.tsx';
import styles from './picture-viewer.module.css';

/** How far a key moves an enlarged picture, px. */
const KEY_PX = 60;

/** What the full-screen pictures are given. */
export interface PictureViewerProperties {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly slide: number;
  readonly onTurn: (steps: number) => void;
  /** A finger moved by so many px; turns the page where that was a swipe. */
  readonly onSwipe: (dx: number, dy: number) => void;
  readonly onClose: () => void;
}

/** A phone's pictures on the whole screen: turned, pinched and dragged, or by keys and buttons. */
export function PictureViewer({ name, pictures, slide, onTurn, onSwipe, onClose }: PictureViewerProperties) {
  const { shop } = useText();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(WHOLE);
  const frame = (): Frame => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const scale = (factor: number, at: Shift = { x: 0, y: 0 }): void =>
    setZoom((now) => zoomed(now, factor, at, frame()));
  const move = (by: Shift): void => setZoom((now) => moved(now, by, frame()));
  const turn = (steps: number): void => {
    setZoom(WHOLE);
    onTurn(steps);
  };

  function onKey(key: string): boolean {
    const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const up = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
    if (key === '+' || key === '=') scale(SCALE_STEP);
    else if (key === '-') scale(1 / SCALE_STEP);
    else if (isEnlarged(zoom) && (side !== 0 || up !== 0)) move({ x: -side * KEY_PX, y: up * KEY_PX });
    else if (side !== 0) turn(document.documentElement.dir === 'rtl' ? -side : side);
    else return false;
    return true;
  }

  useKeys(onKey);

  return (
    <Modal title={name} look="screen" onDismiss={onClose}>
      <div className={styles.viewer}>
        <PictureStage frame={stage} zoom={zoom} onScale={scale} onMove={move} onSwipe={onSwipe}>
          <Picture
            source={pictures[slide] ?? null}
            alt={shop.product.picture({ name, number: slide + 1, count: pictures.length })}
            isEager
          />
        </PictureStage>
        <Tools
          pictures={PICTURE_TEXTS[language]}
          onTurn={pictures.length < 2 ? null : turn}
          onScale={scale}
          onClose={onClose}
        />
      </div>
    </Modal>
  );
}

/** The same by buttons; without `onTurn` there is one picture. */
function Tools({
  pictures,
  onTurn,
  onScale,
  onClose,
}: {
  readonly pictures: Catalogue['pictures'];
  readonly onTurn: ((steps: number) => void) | null;
  readonly onScale: (factor: number) => void;
  readonly onClose: () => void;
}) {
  const { common } = useText();
  return (
    <div className={styles.tools}>
      {onTurn === null ? null : (
        <>
          <IconButton label={pictures.previous} onClick={() => onTurn(-1)}>
            <Icon name="back" />
          </IconButton>
          <IconButton label={pictures.next} onClick={() => onTurn(1)}>
            <Icon name="forward" />
          </IconButton>
        </>
      )}
      <IconButton label={pictures.smaller} onClick={() => onScale(1 / SCALE_STEP)}>
        <span aria-hidden="true">−</span>
      </IconButton>
      <IconButton label={pictures.larger} onClick={() => onScale(SCALE_STEP)}>
        <span aria-hidden="true">+</span>
      </IconButton>
      <Button look="secondary" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  );
}

/** Keys while the dialog stands over the page; `onKey` says whether it took one. */
function useKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
