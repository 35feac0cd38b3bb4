/** The letter of a rail under a finger: `fraction` of its height from the top, `count` letters. */
export function letterUnder(fraction: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(fraction * count)));
}
