import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { kafOf } from '../../kit/texts/kaf.ts';
import styles from './site.module.css';
import { useSite } from './site-context.tsx';

/** The title of a public page. */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <h1 className={styles.title} data-kaf={kafOf(children)}>
      {children}
    </h1>
  );
}

/** A link to a page in the present language and layout, named as in the menu. */
export function PageLink({ page }: { readonly page: SitePage }) {
  const { site, page: current, language, layout } = useSite();
  return (
    <a href={sitePath(page, language, layout)} aria-current={page === current ? 'page' : undefined}>
      {site.frame.menu[page]}
    </a>
  );
}
