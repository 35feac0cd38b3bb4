import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './picture-viewer.module.css';
import { doubleTapFactor, isEnlarged, pinched, type Shift, type Zoom } from './zoom.ts';

/** The frame of an enlarged picture: two fingers pinch it, one drags it, or turns the page where it is whole. */
export function PictureStage({
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
  usePinchWheel(frame, onScale);

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

/** A pinch on a touch pad comes as a wheel with Ctrl; the browser must not enlarge the page for it. */
function usePinchWheel(frame: RefObject<HTMLElement | null>, onScale: (factor: number, at: Shift) => void): void {
  const latest = useRef(onScale);
  useEffect(() => {
    latest.current = onScale;
  });
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY / 100), fromMiddle(element, event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);
}
