import { createContext, useContext } from 'react';
import type { SiteLayout, SitePage } from '#core/routes/site-pages.ts';
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
