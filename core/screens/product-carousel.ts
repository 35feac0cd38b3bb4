import { type Store, updateWhen } from '../lib/store.ts';
import { createTimer } from '../lib/timer.ts';
import type { Clock } from '../ports/clock.ts';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '../product/carousel.ts';
import type { ProductState } from './product-flow.ts';

/** The pictures of the product page (R38). */
export interface Carousel {
  /** Begins the wait for the next picture, unless a picture was chosen. */
  start(): void;
  stop(): void;
  /** Shows a picture that a person chose, by tap or key. */
  showSlide(index: number): void;
  /** A finger or a mouse moved by so many px; turns the page where that was a swipe. */
  swipe(dx: number, dy: number, direction: 'ltr' | 'rtl'): void;
  hold(isHeld: boolean): void;
}

/** Turns the pictures every five seconds while nobody holds them, until a person chooses one: then never again (R38, WCAG 2.2.2). */
export function createCarousel(state: Store<ProductState>, clock: Clock): Carousel {
  const change = updateWhen(state, 'ready');
  const timer = createTimer(clock);
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

  return {
    start,
    stop: timer.stop,
    showSlide: (index) => choose(0, index),
    swipe(dx, dy, direction) {
      const steps = stepsOfSwipe(dx, dy, direction);
      if (steps !== 0) choose(steps);
    },
    hold(held) {
      isHeld = held;
    },
  };
}
