/** A decimal number that is held exactly: `units` / 10^`places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** Reads an unsigned decimal like `0.75`, `.5` or `12.`; null for signs, exponents, a lone `.` and anything else (Q17). */
export function parseDecimal(text: string): Decimal | null {
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const point = text.indexOf('.');
  if (point < 0) return { units: BigInt(text), places: 0 };
  return { units: BigInt(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 };
}

/** The product of two decimals, without rounding. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, places: a.places + b.places };
}

/** Rounds to `places` decimals, half up, and returns the result as an integer of that unit (Q19). */
export function roundedUnits(value: Decimal, places: number): bigint {
  const whole = 10n ** BigInt(value.places);
  return (2n * value.units * 10n ** BigInt(places) + whole) / (2n * whole);
}

/** True where `a` is greater than `b`. */
export function exceeds(a: Decimal, b: Decimal): boolean {
  return a.units * 10n ** BigInt(b.places) > b.units * 10n ** BigInt(a.places);
}
