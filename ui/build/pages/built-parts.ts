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
