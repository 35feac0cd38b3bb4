import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PICTURE_TEXTS } from '#core/text/aids.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { IconButton } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import { PictureStage } from './picture-stage.tsx';
import styles from './picture-viewer.module.css';
import { type Frame, isEnlarged, moved, SCALE_STEP, type Shift, WHOLE, type Zoom, zoomed } from './zoom.ts';

/** How far a key moves an enlarged picture, px. */
const KEY_PX = 60;

/** What the full-screen pictures are given. */
export interface PictureViewerProperties {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly slide: number;
  /** A press for each picture, or which of many it is. */
  readonly dots: ReactNode;
  readonly onTurn: (steps: number) => void;
  /** A finger moved by so many px; turns the page where that was a swipe. */
  readonly onSwipe: (dx: number, dy: number) => void;
  readonly onClose: () => void;
}

/** A phone's pictures on the whole screen: turned, pinched and dragged, or by keys and buttons. */
export function PictureViewer({ name, pictures, slide, dots, onTurn, onSwipe, onClose }: PictureViewerProperties) {
  const { common, shop } = useText();
  const language = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  // Each picture is whole at first, however it was turned to.
  const [seen, setSeen] = useState({ zoom: WHOLE, slide });
  const zoom = seen.slide === slide ? seen.zoom : WHOLE;
  const setZoom = (next: (now: Zoom) => Zoom): void =>
    setSeen((now) => ({ zoom: next(now.slide === slide ? now.zoom : WHOLE), slide }));
  const frame = (): Frame => ({ width: stage.current?.clientWidth ?? 1, height: stage.current?.clientHeight ?? 1 });
  const scale = (factor: number, at: Shift = { x: 0, y: 0 }): void =>
    setZoom((now) => zoomed(now, factor, at, frame()));
  const move = (by: Shift): void => setZoom((now) => moved(now, by, frame()));

  function onKey(key: string): boolean {
    const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    const up = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
    if (key === '+' || key === '=') scale(SCALE_STEP);
    else if (key === '-') scale(1 / SCALE_STEP);
    else if (isEnlarged(zoom) && (side !== 0 || up !== 0)) move({ x: -side * KEY_PX, y: up * KEY_PX });
    else if (side !== 0) onTurn(document.documentElement.dir === 'rtl' ? -side : side);
    else return false;
    return true;
  }

  useKeys(onKey);

  return (
    <Modal title={name} isPlain look="screen" onDismiss={onClose}>
      <div className={styles.close}>
        <IconButton label={common.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.viewer}>
        <PictureStage frame={stage} zoom={zoom} onScale={scale} onMove={move} onSwipe={onSwipe}>
          <Picture
            source={pictures[slide] ?? null}
            alt={shop.product.picture({ name, number: slide + 1, count: pictures.length })}
            isEager
          />
        </PictureStage>
        {pictures.length < 2 ? null : <Arrows pictures={PICTURE_TEXTS[language]} onTurn={onTurn} />}
      </div>
      <div className={styles.foot}>
        {pictures.length < 2 ? null : dots}
        <Zooming pictures={PICTURE_TEXTS[language]} scale={zoom.scale} onScale={scale} />
      </div>
    </Modal>
  );
}

interface Words {
  readonly pictures: Catalogue['pictures'];
}

/** The picture before and the one after, at the sides of the one that is shown. */
function Arrows({ pictures, onTurn }: Words & { readonly onTurn: (steps: number) => void }) {
  return (
    <>
      <div className={styles.arrow}>
        <IconButton label={pictures.previous} onClick={() => onTurn(-1)}>
          <Icon name="back" />
        </IconButton>
      </div>
      <div className={styles.arrow} data-next="">
        <IconButton label={pictures.next} onClick={() => onTurn(1)}>
          <Icon name="forward" />
        </IconButton>
      </div>
    </>
  );
}

/** How large the picture is, and the presses that change it. */
function Zooming({
  pictures,
  scale,
  onScale,
}: Words & { readonly scale: number; readonly onScale: (factor: number) => void }) {
  return (
    <div className={styles.zooming}>
      <IconButton label={pictures.smaller} onClick={() => onScale(1 / SCALE_STEP)}>
        <span aria-hidden="true">−</span>
      </IconButton>
      <bdi className={styles.share} dir="ltr">
        {Math.round(scale * 100)}%
      </bdi>
      <IconButton label={pictures.larger} onClick={() => onScale(SCALE_STEP)}>
        <span aria-hidden="true">+</span>
      </IconButton>
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
