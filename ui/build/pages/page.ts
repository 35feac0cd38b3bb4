import type { BuiltSite } from '#adapters/server/recipes/recipes.ts';
import type { Language } from '#core/text/language.ts';
import type { IslandName } from '../../site/frame/island.tsx';
import type { BuiltParts } from './built-parts.ts';

/** The module whose imports bring a document's styles, in this folder. */
export type DocumentModule = 'site-document.tsx' | 'not-found-document.tsx' | 'shop-document.tsx';

/** The addresses of a page: its own, and those of its two languages. */
export interface PageLinks {
  readonly canonical: string;
  readonly en: string;
  readonly ur: string;
}

/** A page as its writer needs it: what stands in it, and the whole once its styles are known. */
export interface StaticPage {
  /** File below the site's folder. */
  readonly file: string;
  readonly document: DocumentModule;
  /** Null where one page speaks both. */
  readonly language: Language | null;
  /** Its body, from which styles and glyphs are chosen. */
  readonly markup: string;
  /** Its working parts. */
  readonly islands: readonly IslandName[];
  readonly links: PageLinks | null;
  /** True where the page is kept for a phone without a network. */
  readonly isKeptOffline: boolean;
  /** The page as HTML, with this sheet and what the bundler made. */
  write(styles: string, built: BuiltParts): string;
}

/** What an address shows in development. */
export type DevPage =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly html: string };

/** What prerender.tsx exports, for the plugins that load what was built of it. */
export interface PrerenderModule {
  /** Draws every page of the site: the public ones under each of their addresses, those for unknown addresses, the shop's. */
  staticPages(): Promise<readonly StaticPage[]>;
  /** The page at an address, drawn anew, with its program and styles loaded from their sources; null where there is none. */
  devPage(path: string): Promise<DevPage | null>;
  /** The text of every style file that a page may bring, by its path from this folder. */
  readonly STYLE_TEXTS: Readonly<Record<string, string>>;
  /** Writes settings of other servers that make them answer as ours does; returns files of which it left an operator's part. */
  writeRecipes(site: BuiltSite, into: string): readonly string[];
}
