import { parseDecimal, roundedUnits } from './decimal.ts';

/** Rupees × 100 as a whole number: amounts inside the product are never fractions. */
export type Paisa = number;

/** Paisa in a rupee. */
export const PAISA_PER_RUPEE = 100;

/**
 * Reads a rupee amount as a gateway sends it (`55999`, `"55999.50"`) into paisa, half up beyond two decimals.
 * Null for what is no plain amount: negative, exponent, not finite, or larger than paisa can carry exactly.
 */
export function paisaFromRupees(amount: number | string): Paisa | null {
  const decimal = parseDecimal(String(amount).trim());
  if (decimal === null) return null;
  const paisa = roundedUnits(decimal, 2);
  return paisa > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(paisa);
}

/** The amount in rupees, with at most two decimals: for the wire and for JSON output, never for arithmetic. */
export function rupeesFromPaisa(amount: Paisa): number {
  return amount / PAISA_PER_RUPEE;
}
