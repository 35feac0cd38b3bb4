import { BNPL_AVAILABILITY } from '../purchase/bnpl-availability.ts';
import { type CartReason, type ReasonPlace, reasonStand } from '../purchase/cart-reasons.ts';
import type { CartReady } from './cart-flow.ts';

/** The reasons that stand beside a part of the cart. */
export function reasonsAt(
  { refused, receiptType, told, chosen, purchase }: Omit<CartReady, 'kind' | 'order' | 'address'>,
  place: ReasonPlace,
): readonly CartReason[] {
  const delivery = chosen.receiptType === null ? ('deliveryAsked' as const) : ('deliveryGone' as const);
  const plan = purchase.plans.length === 0 ? ('bnplNotOffered' as const) : ('planAsked' as const);
  const all = [
    refused?.reason ?? null,
    chosen.plan === 'asked' ? (BNPL_AVAILABILITY[purchase.bnplStatus].toast ?? plan) : null,
    receiptType === null ? delivery : null,
    told,
  ];
  return [...new Set(all.filter((reason) => reason !== null))].filter((reason) => reasonStand(reason).at === place);
}

/** Whether a reason answers the last press and is solved where it stands: it is to be brought into sight (R55). */
export function isBroughtIntoSight({ told }: Pick<CartReady, 'told'>, reason: CartReason): boolean {
  return reason === told && reasonStand(reason).action !== null;
}
