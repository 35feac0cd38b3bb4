/** How often each property runs. */
export const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 3000);
/** Time for one property, ms. */
export const timeout = 30_000 + numRuns / 10;

/** Fails by throwing alone: `expect` thousands of times over would take longer than what it looks at. */
export function must(holds: boolean): void {
  if (!holds) throw new Error('the property does not hold');
}
