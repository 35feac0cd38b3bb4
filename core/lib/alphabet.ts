/** The entries in the order of a language's alphabet, by what each is called in it. */
export function inAlphabet<T>(language: string, entries: readonly T[], nameOf: (entry: T) => string): readonly T[] {
  const order = new Intl.Collator(language);
  return [...entries].sort((a, b) => order.compare(nameOf(a), nameOf(b)));
}
