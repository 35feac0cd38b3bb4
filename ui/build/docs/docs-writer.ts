import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { compressFile } from '../../../adapters/server/compress.ts';
import { PROJECT } from '../../../adapters/server/project.ts';
import { DOCS_ADDRESSES, DOCS_INDEX, DOCS_WORKER, docsFile, docsPath } from '../../../core/routes/docs-pages.ts';
import { inEachLanguage } from '../../../core/text/language.ts';
import { keepingWorker, type OfflineLook } from '../companions.ts';
import { fontRule } from '../fonts.ts';
import type { DocsContent, DocsModule, DocsParts } from '../pages/docs-page.ts';
import type { SiteFonts } from '../site-fonts.ts';
import { writeFile } from '../write-file.ts';
import { type Documents, readDocuments } from './documents.ts';

/** The environment that builds the documentation's program. */
export const DOCS_PROGRAM = 'docs';
/** The entry that draws its pages. */
export const DOCS_ENTRY = 'docs-pages';

/** Writes the documentation into a site: its pages in both frames, what the search searches, files for programs, its worker. */
export async function writeDocs(
  folder: string,
  module: DocsModule,
  output: Rolldown.RolldownOutput['output'],
  fonts: SiteFonts,
  offline: OfflineLook,
): Promise<void> {
  const documents = readDocuments(PROJECT);
  const contents = docsContents(documents);
  const index = JSON.stringify(module.indexOf(contents.filter(({ language }) => language === 'en')));
  const parts = partsOf(output, fonts);
  const pages = contents.map((each) => ({
    file: docsFile({ path: docsPath(each.page, each.language) }),
    text: module.drawPage(each, parts),
  }));
  const files = [
    ...pages,
    { file: DOCS_INDEX, text: index },
    ...documents.files.map(({ name, text }) => ({ file: `/docs/${name}`, text })),
  ];
  const worker = keepingWorker(join(PROJECT, 'ui'), {
    family: 'docs-',
    mark: parts.program,
    pages: DOCS_ADDRESSES.map(({ path }) => path),
    files: [
      DOCS_INDEX,
      ...documents.files.map(({ name }) => `/docs/${name}`),
      ...output.map(({ fileName }) => `/${fileName}`),
      fonts.manrope.address,
      fonts.naskh.address,
      fonts.naskhBold.address,
      '/icon.svg',
    ],
    contents: files.map(({ text }) => text),
    offline,
  });
  await Promise.all(
    [...files, { file: DOCS_WORKER, text: worker }].map(async ({ file, text }) => {
      writeFile(join(folder, file), text);
      await compressFile(join(folder, file), 'developers');
    }),
  );
}

/** Every page of the documentation with what is written on it. */
export function docsContents({ pages, files }: Documents): readonly DocsContent[] {
  const written = inEachLanguage(pages);
  return DOCS_ADDRESSES.map(({ page, language }) => ({
    page,
    language,
    blocks: page === 'start' || page === 'playground' ? null : written[language][page],
    files: files.map(({ name }) => name),
  }));
}

function partsOf(output: Rolldown.RolldownOutput['output'], fonts: SiteFonts): DocsParts {
  const [{ fileName }] = output;
  const sheets = output.filter((each) => each.fileName.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`the documentation has ${sheets.length} sheets, not one`);
  return {
    program: `/${fileName}`,
    sheet: `/${sheets[0]?.fileName}`,
    fonts: {
      en: fontRule('Manrope', 700, fonts.manrope.address),
      ur: fontRule('Urdu Naskh', 400, fonts.naskh.address) + fontRule('Urdu Naskh', 700, fonts.naskhBold.address),
    },
  };
}
