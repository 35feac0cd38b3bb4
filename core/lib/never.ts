/** For the end of an exhaustive switch: a variant that was forgotten does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unexpected variant: ${JSON.stringify(value)}`);
}
