import { type RefObject, useLayoutEffect, useRef } from 'react';
import { PAISA_PER_RUPEE, type Paisa } from '#core/lib/money.ts';
import styles from './counted-amount.module.css';

/**
 * An amount that counts to its new value for the eye alone: the text is the value at once, and the figures that count are
 * content of the style. It does not count where less motion is asked for, nor when it is first drawn.
 */
export function CountedAmount({
  amount,
  write,
}: {
  /** Paisa. */
  readonly amount: Paisa;
  /** The amount as it is shown, with the words that belong to it. */
  readonly write: (amount: Paisa) => string;
}) {
  const moving = useRef<HTMLSpanElement>(null);
  const shown = useRef(amount);
  const written = useRef(write);
  useLayoutEffect(() => {
    written.current = write;
  });
  useLayoutEffect(() => {
    const { current } = moving;
    return current === null ? undefined : count(current, shown, amount, written);
  }, [amount]);
  return (
    <span className={styles.counted}>
      <span className={styles.moving} ref={moving} aria-hidden="true" />
      <span className={styles.value}>{write(amount)}</span>
    </span>
  );
}

/** Counts from what is shown to an amount, a step each frame; returns what stops it. */
function count(
  element: HTMLElement,
  shown: RefObject<Paisa>,
  to: Paisa,
  written: RefObject<(amount: Paisa) => string>,
): (() => void) | undefined {
  const from = shown.current;
  const lasts = from === to ? 0 : Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000;
  shown.current = to;
  if (lasts === 0) return undefined;
  let began: number | null = null;
  let frame = 0;
  const draw = (now: number | null): void => {
    began ??= now;
    const passed = began === null || now === null ? 0 : (now - began) / lasts;
    shown.current = countedAmount(from, to, passed);
    if (passed >= 1) return void delete element.dataset['shown'];
    element.dataset['shown'] = written.current(shown.current);
    frame = requestAnimationFrame(draw);
  };
  draw(null);
  return () => {
    cancelAnimationFrame(frame);
    delete element.dataset['shown'];
  };
}

/**
 * An amount that counts from one value to another, fast at first and slower towards the end: never outside of both, never
 * back, and `to` itself at the end. Paisa; whole rupees where both are. `passed`: the part of its time that is over, 0 to 1.
 */
export function countedAmount(from: Paisa, to: Paisa, passed: number): Paisa {
  if (passed >= 1) return to;
  const step = from % PAISA_PER_RUPEE === 0 && to % PAISA_PER_RUPEE === 0 ? PAISA_PER_RUPEE : 1;
  const left = 1 - Math.max(0, passed);
  return from + Math.round(((to - from) * (1 - left * left * left)) / step) * step;
}
