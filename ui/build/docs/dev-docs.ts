import type { ViteDevServer } from 'vite';
import { PROJECT } from '../../../adapters/server/project.ts';
import { DOCS_INDEX, DOCS_ROOT, docsPath } from '../../../core/routes/docs-pages.ts';
import type { DocsModule } from '../pages/docs-page.ts';
import { docsContents } from './docs-writer.ts';
import { readDocuments } from './documents.ts';

const PARTS = { program: '/docs/boot/main.tsx', sheet: null, fonts: { en: '', ur: '' } };

/** `vite`: what an address of the documentation shows, read and drawn anew; null where it is none of its. */
export async function docsAt(
  server: ViteDevServer,
  path: string,
): Promise<{ readonly type: string; readonly text: string } | null> {
  // Modules of the program lie in a folder of the same name.
  const isModule = /\.(?:tsx?|css)$/.test(path);
  if (isModule || (path !== DOCS_ROOT && !path.startsWith(`${DOCS_ROOT}/`))) return null;
  const documents = readDocuments(PROJECT);
  const file = documents.files.find(({ name }) => path === `${DOCS_ROOT}/${name}`);
  if (file !== undefined) return { type: 'application/json', text: file.text };
  const contents = docsContents(documents);
  const module = (await server.ssrLoadModule('/build/pages/docs-pages.tsx')) as DocsModule;
  if (path === DOCS_INDEX) {
    const index = module.indexOf(contents.filter(({ language }) => language === 'en'));
    return { type: 'application/json', text: JSON.stringify(index) };
  }
  const page = contents.find((each) => docsPath(each.page, each.language) === path.replace(/\/$/, ''));
  if (page === undefined) return null;
  const html = await server.transformIndexHtml(path, module.drawPage(page, PARTS));
  return { type: 'text/html; charset=utf-8', text: html };
}
