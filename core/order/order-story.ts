import type { Order, OrderStatus } from './order.ts';

/** Something that happens to an order. `reviewed` stands in the place of `paid`, while the lender decides. */
export type StoryStep =
  | 'placed'
  | 'reviewed'
  | 'paid'
  | 'confirmed'
  | 'shipped'
  | 'received'
  | 'cancelled'
  | 'returned';

/** One step of an order's story. */
export interface StoryPart {
  readonly step: StoryStep;
  /** `now`: what is waited for. */
  readonly state: 'done' | 'now' | 'ahead';
  /** When it happened, ms since 1970; null where it has not, or nobody says when. */
  readonly at: number | null;
}

type Told = Pick<Order, 'status' | 'receiptType' | 'times'>;

/** How many steps are done at each status of an order on its way. */
const DONE = {
  waitingForPayment: 1,
  underReview: 1,
  waitingForSeller: 2,
  readyForShipment: 3,
  shipped: 4,
  received: 5,
} as const satisfies Partial<Record<OrderStatus, number>>;

const PATH = ['placed', 'paid', 'confirmed', 'shipped', 'received'] as const;

/**
 * The steps of an order from its placing to its end, each with its time, as far as they are known (R62, R65, Q43): five, or four
 * for one that is picked up, which the seller keeps. Of one that ended early, or whose status is not specified, what has happened.
 */
export function orderStory({ status, receiptType, times }: Told): readonly StoryPart[] {
  const isPickedUp = receiptType === 'pickUp';
  const timeOf: Partial<Record<`${StoryStep}At`, number | null>> = times;
  const done = (step: StoryStep): StoryPart => ({ step, state: 'done', at: timeOf[`${step}At`] ?? null });
  if (status === null || status === 'returns' || status === 'cancelled') {
    // One whose money is sent back was paid.
    const least = status === 'returns' ? 2 : 1;
    const known = PATH.map((step, at) => (done(step).at === null ? 0 : at + 1));
    const steps = PATH.slice(0, Math.max(least, ...known));
    const past = steps.filter((step) => step !== 'shipped' || !isPickedUp).map(done);
    if (status === 'returns') return [...past, { step: 'returned', state: 'now', at: null }];
    return status === null ? past : [...past, done('cancelled')];
  }
  const now = status === 'readyForShipment' && isPickedUp ? DONE.shipped : DONE[status];
  return PATH.flatMap((each, at): readonly StoryPart[] => {
    if (each === 'shipped' && isPickedUp) return [];
    const step = each === 'paid' && status === 'underReview' ? 'reviewed' : each;
    if (at < now) return [done(step)];
    return [{ step, state: at === now ? 'now' : 'ahead', at: null }];
  });
}
