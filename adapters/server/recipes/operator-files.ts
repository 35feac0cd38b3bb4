/** The example of an operator's file: what a build would write if there were none. */
export const exampleOf = (file: string): string => `${file}.example`;

/**
 * What becomes of an operator's file: `write` where there is none, or nobody changed the example that it was; `keep` where it
 * says what a build would write, or nothing of that is new; `tell` where it is kept, and a build would now write something new.
 */
export function nextOf(current: string | null, before: string | null, example: string): 'write' | 'keep' | 'tell' {
  if (current === null || (current === before && before !== example)) return 'write';
  return current === example || before === example ? 'keep' : 'tell';
}
