import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Clock } from '#core/ports/device.ts';
import type { SiteLayout, SitePage } from '#core/routes/site-pages.ts';
import type { SiteScreenFactories } from '#core/screens/factories.ts';
import type { FormGuard } from '#core/session/form-guard.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';

/** The texts that public pages need. */
export type SiteTexts = Pick<Catalogue, 'common' | 'site'>;

/** Where a public page stands: its language, its family of addresses, its texts. */
export interface SiteContext extends SiteTexts {
  /** Null for an address that names no page. */
  readonly page: SitePage | null;
  readonly language: Language;
  readonly layout: SiteLayout;
}

const Context = createContext<SiteContext | null>(null);

/** Says to everything below where the page stands. */
export const SiteProvider = Context.Provider;

/** Where the page stands. */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (site === null) throw new Error('a part of a public page stands outside of it');
  return site;
}

/** What the working parts of a public page are given: the makers of their screens, the time, and who may see a complaint. */
export interface SiteTools {
  readonly screens: SiteScreenFactories;
  readonly clock: Pick<Clock, 'now' | 'builtAt'>;
  /** Null where no app is around the page, and while it is built. */
  readonly guard: FormGuard | null;
}

const ToolsContext = createContext<SiteTools | null>(null);

/** Gives the working parts below what they work with. */
export const SiteToolsProvider = ToolsContext.Provider;

/** What a working part works with. */
export function useSiteTools(): SiteTools {
  const tools = useContext(ToolsContext);
  if (tools === null) throw new Error('a working part needs a SiteToolsProvider');
  return tools;
}

/** False while a page is built and until its program runs: nothing that the program alone can do looks alive without it. */
export const useIsUp = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );

const nothingToWatch = (): (() => void) => () => undefined;
