import { createRoot } from 'react-dom/client';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';
import { SiteProvider } from '../../site/frame/site-context.tsx';
import { Playground } from './playground.tsx';

/** Draws the playground into its place; its code, and the words of the requirements, are loaded on its page alone. */
export function drawPlayground(
  place: HTMLElement,
  language: Language,
  texts: Pick<Catalogue, 'common' | 'docs' | 'site'>,
): void {
  createRoot(place).render(
    <SiteProvider value={{ ...texts, language, page: null, layout: 'classic' }}>
      <Playground docs={texts.docs} />
    </SiteProvider>,
  );
}
