import { name } from 'virtual:settings/company';
import type { SiteContext } from '../../site/frame/site-context.tsx';
import type { PageCard } from './page-card.ts';

/** Title and description of a page. */
export function headWords({ page, site, common }: SiteContext): {
  readonly title: string;
  readonly description: string;
} {
  const { home, about, faq, complaint: complaints, numberCheck, calculator, service, policies } = site;
  const pages = { home, about, faq, complaints, numberCheck, calculator, service, ...policies };
  return page === null ? { title: common.notFound.title, description: common.notFound.text } : pages[page];
}

/** The card of a page: one for each page and language, under all its addresses. Null where no address names a page. */
export function cardOf(site: SiteContext): PageCard | null {
  const { page, language } = site;
  if (page === null) return null;
  return { file: `cards/${page}-${language}.png`, language, title: headWords(site).title, name: name[language] };
}
