import { createContext, useContext } from 'react';

/** The working parts of the public pages; the rest of a page is only words, and no script touches it. */
export type IslandName = 'numberCheck' | 'calculator' | 'complaint';

const Context = createContext<ReadonlyMap<string, string>>(new Map());

/** Brings the first drawings of working parts, as HTML by name: each is drawn for itself, as the browser takes it over. */
export const DrawnIslands = Context.Provider;

/** The place of a working part, with its first drawing when the page is built. */
export function Island({ name }: { readonly name: IslandName }) {
  const html = useContext(Context).get(name);
  if (html === undefined) return <div data-island={name} />;
  // oxlint-disable-next-line react/no-danger -- what React itself wrote a moment before, while the page is built
  return <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
