import type { CartReason } from './cart-reasons.ts';

/** What a notice says by its colour: clay for lateness alone; whatever else cannot be had looks like a plain notice. */
export type ReasonTone = 'late' | 'neutral';

const LATE: ReadonlySet<CartReason> = new Set(['settleOverdue', 'bnplOverdue']);

/** The tone of a reason's notice. */
export const reasonTone = (reason: CartReason): ReasonTone => (LATE.has(reason) ? 'late' : 'neutral');
