import { type Store, updateWhen } from '../lib/store.ts';
import { createTimer } from '../lib/timer.ts';
import type { Clock } from '../ports/clock.ts';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '../product/carousel.ts';
import type { ProductState } from './product-flow.ts';

/** The pictures of the product page (R38). */
export interface Carousel {
  /** Begins the wait for the next picture anew. */
  restart(): void;
  stop(): void;
  showSlide(index: number): void;
  /** A finger moved by so many px; turns the page where that was a swipe. */
  swipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): void;
  hold(isHeld: boolean): void;
}

/** Turns the pictures every five seconds while nobody holds them, and as a finger does. */
export function createCarousel(state: Store<ProductState>, clock: Clock): Carousel {
  const change = updateWhen(state, 'ready');
  const timer = createTimer(clock);
  let isHeld = false;

  const turn = (steps: number): void =>
    change((ready) => ({ ...ready, slide: slideAfter(ready.slide, ready.pictures.length, steps) }));

  function restart(): void {
    timer.start(CAROUSEL_ADVANCE_MS, () => {
      if (!isHeld) turn(1);
      restart();
    });
  }

  return {
    restart,
    stop: timer.stop,
    showSlide(index) {
      change((ready) => ({ ...ready, slide: slideAfter(index, ready.pictures.length, 0) }));
      restart();
    },
    swipe(dx, dy, direction) {
      const steps = stepsOfSwipe(dx, dy, direction);
      if (steps === 0) return;
      turn(steps);
      restart();
    },
    hold(held) {
      isHeld = held;
    },
  };
}
