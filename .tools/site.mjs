// Builds the site: hashed assets by Vite, then every public page as static HTML.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, must, root } from './ready.mjs';

/** Folder of a mode's site. */
export const siteFolder = (mode) => join(root, mode === 'production' ? 'dist' : join('build', 'sandbox'));

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Builds one mode, `production` or `sandbox`. */
export async function makeSite(mode) {
  must(bin('vite'), ['build', '--mode', mode, '--logLevel', 'warn']);
  must(bin('vite'), ['build', '--ssr', 'prerender.tsx', '--mode', mode, '--logLevel', 'warn']);
  const folder = siteFolder(mode);
  const template = readFileSync(join(folder, 'site.html'), 'utf8');
  const module = pathToFileURL(join(root, 'build', 'prerender', 'prerender.js')).href;
  const { staticPages } = await import(`${module}?${mode}`);
  for (const page of await staticPages()) {
    const html = template
      .replace('<title>asaan</title>', `<title>${escape(page.title)}</title>`)
      .replace('<!--head-->', `<meta name="description" content="${escape(page.description)}" />`)
      .replace('<!--page-->', () => page.html);
    writeFileSync(join(folder, page.file), html);
  }
  rmSync(join(folder, 'site.html'));
}
