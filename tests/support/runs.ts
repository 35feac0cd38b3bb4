/** How often each property runs: a few thousand times in every test run, a million times in `npm run bench`. */
export const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 3000);
/** Time for one property, ms. */
export const timeout = 30_000 + numRuns / 10;

/** Fails by throwing alone: `expect` a million times over would take longer than what it looks at. */
export function must(holds: boolean): void {
  if (!holds) throw new Error('the property does not hold');
}
