import { LANGUAGES, type Language } from '../text/language.ts';

/** The pages of the documentation, in the order of its menu. */
export const DOCS_PAGES = ['start', 'playground', 'guide', 'api', 'wire', 'fields', 'bridge', 'requirements'] as const;

/** A page of the documentation. */
export type DocsPage = (typeof DOCS_PAGES)[number];

/** Where the documentation begins. */
export const DOCS_ROOT = '/docs';

/** One address of the documentation. */
export interface DocsAddress {
  readonly path: string;
  readonly page: DocsPage;
  readonly language: Language;
}

/** The address of a page; its frame, and the playground, speak both languages. */
export function docsPath(page: DocsPage, language: Language): string {
  const path = page === 'start' ? DOCS_ROOT : `${DOCS_ROOT}/${page}`;
  return language === 'ur' ? `${path}/urdo` : path;
}

/** Every address of the documentation. */
export const DOCS_ADDRESSES: readonly DocsAddress[] = DOCS_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ path: docsPath(page, language), page, language })),
);

/** The file of the site that shows a page. */
export const docsFile = ({ path }: Pick<DocsAddress, 'path'>): string =>
  `${path === DOCS_ROOT ? `${DOCS_ROOT}/start` : path}.html`;

/** What the search of the documentation searches. */
export const DOCS_INDEX = `${DOCS_ROOT}/index.json`;
/** The worker that keeps the documentation for a device without a network. */
export const DOCS_WORKER = `${DOCS_ROOT}-worker.js`;
