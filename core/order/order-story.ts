import type { Order, OrderStatus, OrderTimes } from './order.ts';

/** Something that happens to an order after it was placed. */
export type StoryStep =
  /** In the place of `paid`, while the lender decides. */
  | 'reviewed'
  | 'paid'
  | 'confirmed'
  | 'shipped'
  /** The courier brought the phone back. */
  | 'broughtBack'
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

/** Whether an order ends early with a step: the phone comes back, or was never sent. */
export const isEarlyEnd = (step: StoryStep): boolean => step === 'broughtBack' || step === 'cancelled';

type Told = Pick<Order, 'status' | 'receiptType' | 'times'>;

/** The step that each status of an order on its way waits for; null: all of them are done. */
const WAITED_FOR = {
  waitingForPayment: 'paid',
  underReview: 'reviewed',
  waitingForSeller: 'confirmed',
  readyForShipment: 'shipped',
  shipped: 'received',
  received: null,
} as const satisfies Partial<Record<OrderStatus, StoryStep | null>>;

/** The steps whose time an order tells. */
const TIME_OF: Readonly<Partial<Record<StoryStep, keyof OrderTimes>>> = {
  paid: 'paidAt',
  shipped: 'shippedAt',
  received: 'receivedAt',
  cancelled: 'cancelledAt',
};

/** The steps of an order that is sent. */
const ON_ITS_WAY = ['paid', 'confirmed', 'shipped', 'received'] as const;
/** The seller keeps a phone that is picked up. */
const PICKED_UP = ['paid', 'confirmed', 'received'] as const;

/**
 * The steps of an order from its payment to its end, as far as its status tells (R62, R65): four, or three for one that is
 * picked up. Empty for a status that is not specified.
 */
export function orderStory(order: Told): readonly StoryPart[] {
  const { status } = order;
  if (status === null) return [];
  if (status === 'cancelled') {
    return [
      ...pastOf(order),
      ...wayBackOf(order),
      { step: 'cancelled', state: 'done', at: timeOf('cancelled', order) },
    ];
  }
  if (status === 'returns') return [...pastOf(order), { step: 'returned', state: 'now', at: null }];
  const path = pathOf(order);
  const waited = WAITED_FOR[status] === 'shipped' && !path.includes('shipped') ? 'received' : WAITED_FOR[status];
  const now = waited === null ? path.length : path.indexOf(waited);
  return path.map((step, at): StoryPart => {
    if (at < now) return { step, state: 'done', at: timeOf(step, order) };
    return { step, state: at === now ? 'now' : 'ahead', at: null };
  });
}

function pathOf({ status, receiptType }: Told): readonly StoryStep[] {
  const path: readonly StoryStep[] = receiptType === 'pickUp' ? PICKED_UP : ON_ITS_WAY;
  return status === 'underReview' ? ['reviewed', ...path.slice(1)] : path;
}

/** All that is known of an order that ended early: the steps up to the last one that has a time. One whose money is sent back was paid. */
function pastOf(order: Told): readonly StoryPart[] {
  const path = pathOf(order);
  const first = order.status === 'returns' ? 0 : -1;
  const last = path.reduce((latest, step, at) => (timeOf(step, order) === null ? latest : at), first);
  return path.slice(0, last + 1).map((step) => ({ step, state: 'done', at: timeOf(step, order) }));
}

/** A phone that was sent, and whose order ended before anybody received it, came back. */
function wayBackOf({ times }: Told): readonly StoryPart[] {
  const isBack = times.shippedAt !== null && times.receivedAt === null;
  return isBack ? [{ step: 'broughtBack', state: 'done', at: null }] : [];
}

/** The time that a step has; null for one that orders tell none of. */
function timeOf(step: StoryStep, { times }: Told): number | null {
  const name = TIME_OF[step];
  return name === undefined ? null : times[name];
}
