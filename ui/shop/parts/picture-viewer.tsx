import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PICTURE_TEXTS } from '#core/text/aids.ts';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { IconButton } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './picture-viewer.module.css';
import {
  doubleTapFactor,
  type Frame,
  isEnlarged,
  moved,
  pinched,
  SCALE_STEP,
  type Shift,
  WHOLE,
  type Zoom,
  zoomed,
} from './zoom.ts';

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
  const text = PICTURE_TEXTS[useLanguage()];
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
        {pictures.length < 2 ? null : (
          <>
            <div className={styles.arrow}>
              <IconButton label={text.previous} onClick={() => onTurn(-1)}>
                <Icon name="back" />
              </IconButton>
            </div>
            <div className={styles.arrow} data-next="">
              <IconButton label={text.next} onClick={() => onTurn(1)}>
                <Icon name="forward" />
              </IconButton>
            </div>
          </>
        )}
      </div>
      <div className={styles.foot}>
        {pictures.length < 2 ? null : dots}
        <div className={styles.zooming}>
          <IconButton label={text.smaller} onClick={() => scale(1 / SCALE_STEP)}>
            <span aria-hidden="true">−</span>
          </IconButton>
          <bdi className={`${shared.muted} ${styles.share}`} dir="ltr">
            {Math.round(zoom.scale * 100)}%
          </bdi>
          <IconButton label={text.larger} onClick={() => scale(SCALE_STEP)}>
            <span aria-hidden="true">+</span>
          </IconButton>
        </div>
      </div>
    </Modal>
  );
}

/** The frame of an enlarged picture: two fingers pinch it, one drags it, or turns the page where it is whole. */
function PictureStage({
  frame,
  zoom,
  onScale,
  onMove,
  onSwipe,
  children,
}: {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly zoom: Zoom;
  readonly onScale: (factor: number, at: Shift) => void;
  readonly onMove: (by: Shift) => void;
  readonly onSwipe: (dx: number, dy: number) => void;
  readonly children: ReactNode;
}) {
  const fingers = useRef(new Map<number, Shift>());
  const from = useRef<Shift | null>(null);

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = fromMiddle(frame.current, event);
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      if (isEnlarged(zoom)) onMove({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    // A pinch is no swipe, also once one finger is up.
    from.current = null;
    const { factor, at, by } = pinched(before, now, other);
    onScale(factor, at);
    onMove(by);
  }

  function onPointerUp(event: PointerEvent): void {
    const start = from.current;
    fingers.current.delete(event.pointerId);
    from.current = null;
    if (start === null || isEnlarged(zoom)) return;
    const now = fromMiddle(frame.current, event);
    onSwipe(now.x - start.x, now.y - start.y);
  }

  return (
    <div
      ref={frame}
      className={styles.stage}
      data-zoom={zoom.scale.toFixed(2)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = fromMiddle(frame.current, event);
        fingers.current.set(event.pointerId, at);
        from.current = fingers.current.size === 1 ? at : null;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => void fingers.current.delete(event.pointerId)}
      onDoubleClick={(event) => onScale(doubleTapFactor(zoom), fromMiddle(frame.current, event))}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.moved} style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        {children}
      </div>
    </div>
  );
}

function fromMiddle(frame: HTMLElement | null, at: { readonly clientX: number; readonly clientY: number }): Shift {
  const box = frame?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0 };
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
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
