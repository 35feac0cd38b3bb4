import { createTimer } from '../lib/time.ts';
import type { ProductPage } from './product-buying.ts';

/** The pictures of the product page, as a person turns them (R38). */
export type Carousel = ReturnType<typeof createCarousel>['carousel'];

/** Makes the pictures, which turn every five seconds while nobody holds them, until a person chooses one: then never again. */
export function createCarousel({ ports, state, change }: ProductPage) {
  const timer = createTimer(ports.clock);
  let isHeld = false;
  let isChosen = false;

  const turn = (steps: number, from?: number): void =>
    change((ready) => ({ ...ready, slide: slideAfter(from ?? ready.slide, ready.pictures.length, steps) }));

  function choose(steps: number, from?: number): void {
    if (state.getSnapshot().kind !== 'ready') return;
    isChosen = true;
    timer.stop();
    turn(steps, from);
  }

  function start(): void {
    if (isChosen) return;
    timer.start(CAROUSEL_ADVANCE_MS, () => {
      if (!isHeld) turn(1);
      start();
    });
  }

  const carousel = {
    /** Shows a picture; the pictures turn no more by themselves (WCAG 2.2.2). */
    showSlide: (index: number) => choose(0, index),
    /** A finger or a mouse moved by so many px; shows the next picture where that was a swipe, as `showSlide` does. */
    swipe(dx: number, dy: number, direction: 'ltr' | 'rtl') {
      const steps = stepsOfSwipe(dx, dy, direction);
      if (steps !== 0) choose(steps);
    },
    /** Holds the pictures (a finger or the focus rests on them, or motion is not wanted) or lets them go on. */
    holdCarousel(held: boolean) {
      isHeld = held;
    },
  };
  return { carousel, start, stop: timer.stop };
}

/** How long a picture stays (R38). */
export const CAROUSEL_ADVANCE_MS = 5000;
/** How far a finger must move sideways to turn the page (R38). */
export const SWIPE_THRESHOLD_PX = 50;

/** The picture after `steps` forward (or back, below 0), wrapping around at both ends (R38). */
export function slideAfter(index: number, count: number, steps: number): number {
  return count < 1 ? 0 : (((index + steps) % count) + count) % count;
}

/** Steps that a swipe turns: over 50 px sideways, and more sideways than upright. Reading right to left mirrors it. */
export function stepsOfSwipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(dx) <= SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  const isForward = direction === 'ltr' ? dx < 0 : dx > 0;
  return isForward ? 1 : -1;
}
