import type { BuiltSite } from '#adapters/server/recipes/recipes.ts';
import type { Language } from '#core/text/language.ts';

/** Stands in a page for its styles, which are chosen by what else stands in it. */
export const STYLES = '/* styles */';
/** Stands in a page that carries its policy inside for that, which names the hashes of its styles. */
export const POLICY = '/* policy */';

/** The addresses of a page: its own, and those of its two languages. */
export interface PageLinks {
  readonly canonical: string;
  readonly en: string;
  readonly ur: string;
}

/** Where the pages are drawn that the worker carries, and no address shows. */
export const OFFLINE = { en: 'offline-en.html', ur: 'offline-urdo.html' } as const;

/** A page as its writer needs it. */
export interface StaticPage {
  /** File below the site's folder. */
  readonly file: string;
  /** Whose fonts it fetches; none in the shop, whose program does that. */
  readonly languages: readonly Language[];
  readonly links: PageLinks | null;
  /** True where the page is kept for a phone without a network. */
  readonly isKeptOffline: boolean;
  /** The page, with `STYLES` in it. */
  readonly html: string;
}

/** What prerender.tsx exports, for the plugins that load what was built of it. */
export interface PrerenderModule {
  /** Draws every page of the site: the public ones under each of their addresses, those for unknown addresses, the worker's, the shop's. */
  staticPages(built: BuiltParts): Promise<readonly StaticPage[]>;
  /** The page at an address, drawn anew, with its program and styles loaded from their sources; null where there is none. */
  devPage(path: string, built: BuiltParts): Promise<string | null>;
  /** Writes settings of other servers that make them answer as ours does; returns files of which it left an operator's part. */
  writeRecipes(site: BuiltSite, into: string): readonly string[];
}

/** What the bundler made of the browser's programs, as pages refer to it. */
export interface BuiltParts {
  readonly shop: {
    readonly program: string;
    /** What the program imports from its start. */
    readonly preloads: readonly string[];
    readonly sheet: string;
  };
  /** The public pages' program. */
  readonly site: { readonly program: string };
  /** Names the build; null in development. */
  readonly build: string | null;
  /** Scripts that stand inside of pages, as text. */
  readonly inlined: Readonly<Record<InlinedScript, string>>;
}

/** The scripts that stand inside of pages; each is built from a file of its own. */
export const INLINED_SCRIPTS = {
  rootAddress: 'site/boot/root-address.ts',
  fontsFirst: 'site/boot/fonts-first.ts',
  earlyCheck: 'site/boot/early/check.ts',
  earlyDrafts: 'site/boot/early/drafts.ts',
  landing: 'site/boot/landing.ts',
  tabs: 'site/boot/tabs.ts',
  largeText: 'site/boot/large-text.ts',
  notFound: 'site/boot/not-found.ts',
  earlyTap: 'shop/boot/early-tap.ts',
  earlyPhone: 'shop/boot/early-phone.ts',
  startShop: 'shop/boot/start.ts',
} as const;

/** The name of a script that stands inside of pages. */
export type InlinedScript = keyof typeof INLINED_SCRIPTS;
