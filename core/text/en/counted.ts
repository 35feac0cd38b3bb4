/** `1 day`, `2 days`: a number with what it counts. `one`: a noun whose plural ends in a mere s. */
export const counted = (count: number | string, one: string): string =>
  `${count} ${one}${Number(count) === 1 ? '' : 's'}`;
