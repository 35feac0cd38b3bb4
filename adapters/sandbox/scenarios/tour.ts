import type { OrderId } from '#core/lib/ids.ts';
import type { Shopper } from './shopper.ts';
import type { Step } from './shopper-driver.ts';

/** A journey: each step with what must come of it. Stops at the first step that ends otherwise. */
export interface Tour {
  readonly title: string;
  walk(context: TourContext): Promise<void>;
}

/** What a tour works with. */
export interface TourContext {
  readonly shopper: Shopper;
  /** The token of the shopper who is on tour. */
  readonly token: string;
  /** Waits for a step and notes it; throws `TourStopped` where its outcome is not the one expected. */
  expect(step: Promise<Step>, outcome: string): Promise<void>;
  /** The order in hand; `TourStopped` where there is none. */
  order(): OrderId;
}

/** A step ended otherwise than the tour says. */
export class TourStopped extends Error {}
