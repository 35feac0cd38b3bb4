import { type CartReason, type ReasonPlace, reasonStand } from '../purchase/cart-reasons.ts';
import type { CartReady } from './cart-flow.ts';

/** The reasons that stand beside a part of the cart. */
export function reasonsAt(
  { refused, receiptType, told }: Pick<CartReady, 'refused' | 'receiptType' | 'told'>,
  place: ReasonPlace,
): readonly CartReason[] {
  const all = [refused?.reason ?? null, receiptType === null ? ('deliveryGone' as const) : null, told];
  return [...new Set(all.filter((reason) => reason !== null))].filter((reason) => reasonStand(reason).at === place);
}

/** Whether a reason answers the last press and is solved where it stands: it is to be brought into sight (R55). */
export function isBroughtIntoSight({ told }: Pick<CartReady, 'told'>, reason: CartReason): boolean {
  return reason === told && reasonStand(reason).action !== null;
}
