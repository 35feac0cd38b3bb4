import type { Order, OrderStatus, OrderTimes } from './order.ts';

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

/** The steps whose time an order tells (R65). */
const TIME_OF: Readonly<Partial<Record<StoryStep, keyof OrderTimes>>> = {
  placed: 'placedAt',
  paid: 'paidAt',
  shipped: 'shippedAt',
  received: 'receivedAt',
  cancelled: 'cancelledAt',
};

const PATH = ['placed', 'paid', 'confirmed', 'shipped', 'received'] as const;

/**
 * The steps of an order from its placing to its end, each with its time, as far as they are known (R62, R65, Q43): five, or four
 * for one that is picked up, which the seller keeps. Of one that ended early, or whose status is not specified, what has happened.
 */
export function orderStory(order: Told): readonly StoryPart[] {
  const { status, receiptType } = order;
  const isPickedUp = receiptType === 'pickUp';
  const done = (step: StoryStep): StoryPart => ({ step, state: 'done', at: timeOf(step, order) });
  if (status === null || status === 'returns' || status === 'cancelled') {
    // One whose money is sent back was paid.
    const least = status === 'returns' ? 2 : 1;
    const past = PATH.reduce(
      (known, step, at) => (timeOf(step, order) === null ? known : Math.max(known, at + 1)),
      least,
    );
    const steps = PATH.slice(0, past).filter((step) => step !== 'shipped' || !isPickedUp);
    const end: readonly StoryPart[] =
      status === 'returns'
        ? [{ step: 'returned', state: 'now', at: null }]
        : status === 'cancelled'
          ? [done('cancelled')]
          : [];
    return [...steps.map(done), ...end];
  }
  const now = status === 'readyForShipment' && isPickedUp ? DONE.shipped : DONE[status];
  return PATH.flatMap((each, at): readonly StoryPart[] => {
    if (each === 'shipped' && isPickedUp) return [];
    const step = each === 'paid' && status === 'underReview' ? 'reviewed' : each;
    if (at < now) return [done(step)];
    return [{ step, state: at === now ? 'now' : 'ahead', at: null }];
  });
}

/** The time that a step has; null for one that orders tell none of. */
function timeOf(step: StoryStep, { times }: Told): number | null {
  const name = TIME_OF[step];
  return name === undefined ? null : times[name];
}
