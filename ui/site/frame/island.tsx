/** The working parts of the public pages; the rest of a page is only words, and no script touches it. */
export type IslandName = 'numberCheck' | 'calculator' | 'complaint' | 'advice' | 'service';

/** The place of a working part: its first drawing is put here when the page is built. */
export function Island({ name }: { readonly name: IslandName }) {
  return <div data-island={name} />;
}
