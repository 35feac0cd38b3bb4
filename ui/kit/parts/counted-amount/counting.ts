import { PAISA_PER_RUPEE, type Paisa } from '#core/lib/money.ts';

/**
 * An amount that counts from one value to another, fast at first and slower towards the end: never outside of both, never
 * back, and `to` itself at the end. Paisa; whole rupees where both are. `passed`: the part of its time that is over, 0 to 1.
 */
export function countedAmount(from: Paisa, to: Paisa, passed: number): Paisa {
  if (passed >= 1) return to;
  const step = from % PAISA_PER_RUPEE === 0 && to % PAISA_PER_RUPEE === 0 ? PAISA_PER_RUPEE : 1;
  const left = 1 - Math.max(0, passed);
  return from + Math.round(((to - from) * (1 - left * left * left)) / step) * step;
}
