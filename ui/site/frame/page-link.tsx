import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { useSite } from './site-context.tsx';

/** A link to a page in the present language and layout, named as in the menu. */
export function PageLink({ page }: { readonly page: SitePage }) {
  const { site, page: current, language, layout } = useSite();
  const name = site.frame.menu[page];
  return (
    <a href={sitePath(page, language, layout)} aria-current={page === current ? 'page' : undefined}>
      {name}
    </a>
  );
}
