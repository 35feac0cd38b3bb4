import { createRoot } from 'react-dom/client';
import { SiteProvider } from '../../site/frame/site-context.tsx';
import type { DocsContext } from '../frame/docs-frame.tsx';
import { Playground } from './playground.tsx';

/** Draws the playground into its place; its code, and the words of the requirements, are loaded on its page alone. */
export function drawPlayground(place: HTMLElement, { language, texts }: Pick<DocsContext, 'language' | 'texts'>): void {
  createRoot(place).render(
    <SiteProvider value={{ ...texts, language, page: null, layout: 'classic' }}>
      <Playground docs={texts.docs} />
    </SiteProvider>,
  );
}
