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
 * The steps of an order from its placing to its end, as far as they are known (R62, R65, Q43): five, or four for one that is picked
 * up, which the seller keeps. Of one that ended early, or whose status is not specified, what has happened. Each time that is known is
 * told, also where the status says that its step is still to come.
 */
export function orderStory({ status, receiptType, times }: Told): readonly StoryPart[] {
  const timeOf: Partial<Record<`${StoryStep}At`, number | null>> = times;
  const part = (step: StoryStep, state: StoryPart['state']): StoryPart => ({
    step,
    state,
    at: timeOf[`${step}At`] ?? null,
  });
  const isPickedUp = receiptType === 'pickUp';
  const path = PATH.filter((step) => step !== 'shipped' || !isPickedUp || times.shippedAt !== null);
  const cancelled = times.cancelledAt === null ? [] : [part('cancelled', 'ahead')];
  if (status === null || status === 'returns' || status === 'cancelled') {
    // One whose money is sent back was paid.
    const least = status === 'returns' ? 2 : 1;
    const known = path.map((step, at) => (part(step, 'done').at === null ? 0 : at + 1));
    const past = path.slice(0, Math.max(least, ...known)).map((step) => part(step, 'done'));
    if (status === 'cancelled') return [...past, part('cancelled', 'done')];
    return [...past, ...(status === 'returns' ? [part('returned', 'now')] : []), ...cancelled];
  }
  const now = status === 'readyForShipment' && isPickedUp ? DONE.shipped : DONE[status];
  const steps = path.flatMap((step): readonly StoryPart[] => {
    const at = PATH.indexOf(step);
    const told = part(step, at < now ? 'done' : at === now ? 'now' : 'ahead');
    if (step !== 'paid' || status !== 'underReview') return [told];
    return [part('reviewed', 'now'), ...(told.at === null ? [] : [{ ...told, state: 'ahead' as const }])];
  });
  return [...steps, ...cancelled];
}
