import { later } from '../../kit/binding/later.tsx';
import { LATER_PARTS } from '../later-parts.ts';

/* Parts of the cart that its first look does not need: what was refused, and what is asked before Continue. */
const reasons = LATER_PARTS.cartReasons;

export const CartReasons = later(async () => (await reasons()).CartReasons);
export const RefusedPlan = later(async () => (await reasons()).RefusedPlan);
export const PayQuestion = later(async () => (await reasons()).PayQuestion);
export const CartElsewhere = later(async () => (await reasons()).CartElsewhere);
export const CartOver = later(async () => (await reasons()).CartOver);
export const Policy = later(async () => (await reasons()).Policy);
