import { toAsciiDigits } from '#core/lib/typed-text.ts';

/**
 * Where the caret belongs once a field shows `after` instead of `before`, in UTF-16 units: behind the same characters, as far
 * as they were kept, and at the end where it stood there. `caret` is where it stood in `before`.
 */
export function caretAfter(before: string, caret: number, after: string): number {
  const left = toAsciiDigits(before.slice(0, caret));
  if (caret < before.length && after.startsWith(left)) return left.length;
  // What stood behind it is found again from the end; characters that were left out are passed over.
  const right = toAsciiDigits(before.slice(caret));
  let at = after.length;
  for (let from = right.length - 1; from >= 0 && at > 0; from -= 1) {
    if (right[from] === after[at - 1]) at -= 1;
  }
  return at;
}
