// Builds the site: hashed assets by Vite, then every public page as static HTML with its styles, its script and its letters inside.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lettersFor, naskh } from './letters.mjs';
import { bin, root } from './ready.mjs';
import { stylesFor } from './styles.mjs';

/** Folder of a mode's site. */
export const siteFolder = (mode) => join(root, mode === 'production' ? 'dist' : join('build', 'sandbox'));

/** Builds one mode, `production` or `sandbox`. */
export async function makeSite(mode) {
  const letters = await naskh();
  process.env.LETTERS = `/assets/naskh-${createHash('sha256').update(letters).digest('base64url').slice(0, 8)}.woff2`;
  for (const part of ['shop', 'site', 'root', 'letters', 'check', 'large', 'early', 'styles', 'prerender'])
    buildPart(part, mode);
  const folder = siteFolder(mode);
  writeFileSync(join(folder, process.env.LETTERS), letters);
  const script = readProgram(folder);
  const styles = readStyles(join(root, 'build', 'styles'));
  const inlined = (part) => readFileSync(join(root, 'build', part, `${part}.js`), 'utf8').trim();
  const scripts = {
    letters: inlined('letters'),
    check: inlined('check'),
    large: inlined('large'),
    // The program comes once the page has loaded and been painted.
    load: `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import("${script}"))));`,
  };
  const module = pathToFileURL(join(root, 'build', 'prerender', 'prerender.js')).href;
  const { staticPages, productShell, shopWaiting, shopWords } = await import(
    `${module}?${mode}-${process.hrtime.bigint()}`
  );
  const pages = await staticPages();
  for (const page of pages) writeFileOf(folder, page.file, await pageText(page, styles, scripts));
  const home = readFileSync(join(folder, 'home.html'), 'utf8');
  writeFileSync(
    join(folder, 'index.html'),
    home.replace('<head>', () => `<head><script>${inlined('root')}</script>`),
  );
  const shop = { shell: await productShell(), waiting: await shopWaiting(), words: await shopWords() };
  writeShopPages(folder, shop, styles, inlined('early'));
  writeCompanions(folder, pages);
  writeWorker(folder, pages);
  const { hostFiles } = await import('../build/adapters/server/host-files.js');
  for (const [file, text] of hostFiles(folder)) writeFileSync(join(folder, file), text);
  compress(folder);
}

function buildPart(part, mode) {
  const { status } = spawnSync(bin('vite'), ['build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Whatever calls us: what is built is built for production.
    env: { ...process.env, PART: part, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  process.stderr.write(`asaan: building the ${part} failed\n`);
  process.exit(1);
}

/** The public pages' program, by Vite's manifest; its styles are in the pages already. */
function readProgram(folder) {
  const file = join(folder, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(join(folder, '.vite'), { recursive: true });
  const sheets = Object.values(manifest).flatMap(({ file: each, css = [] }) => [...css, each]);
  for (const css of new Set(sheets.filter((each) => each.endsWith('.css')))) rmSync(join(folder, css));
  return `/${manifest['site/boot/main.ts'].file}`;
}

/** The order of the layers, said anew: bundlers put sheets together as they meet them. */
const LAYERS = '@layer reset,tokens,parts,screens;';

/** Every style of the public pages, as one sheet. */
function readStyles(folder) {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return LAYERS + sheets.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('');
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A public page. Its scripts stand at its end: one before its content would cost a frame of nothing. */
async function pageText(page, styles, scripts) {
  const { language, title, description, links, data, html } = page;
  const letters = language === 'ur' ? await lettersFor(html) : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#0b5a4b">',
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    ...(links === null
      ? ['<meta name="robots" content="noindex">']
      : [
          `<link rel="canonical" href="${links.canonical}">`,
          `<link rel="alternate" hreflang="en" href="${links.en}">`,
          `<link rel="alternate" hreflang="ur" href="${links.ur}">`,
          `<link rel="alternate" hreflang="x-default" href="${links.en}">`,
          '<meta property="og:type" content="website">',
          `<meta property="og:title" content="${escape(title)}">`,
          `<meta property="og:description" content="${escape(description)}">`,
          `<meta property="og:url" content="${links.canonical}">`,
          `<meta property="og:locale" content="${language === 'ur' ? 'ur_PK' : 'en_PK'}">`,
          `<meta property="og:image" content="${new URL('/card.png', links.canonical).href}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${stylesFor(html, language, styles)}${letters}</style>`,
    ...(language === 'ur' ? [`<script>${scripts.letters}</script>`] : []),
    ...data.map(
      (each) => `<script type="application/ld+json">${JSON.stringify(each).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const check = html.includes(' data-verdict=') ? `<script>${scripts.check}</script>` : '';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head>${head.join('')}</head><body>${html}${check}<script>${scripts.large}</script><script type="module">${scripts.load}</script></body></html>\n`;
}

function writeFileOf(folder, file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * What stands in for a page goes once the program has drawn anything. The words for a broken page come by themselves where
 * nothing has been drawn for long: the program itself may be what is missing.
 */
const SHOP_STYLE =
  '#root:not(:empty)~[data-waiting],#root:not(:empty)~[data-broken]{display:none}' +
  '[data-broken]{position:fixed;inset:auto 0 0;visibility:hidden;padding:var(--space-4);background:var(--surface-caution);color:var(--text);animation:broken 0s 20s forwards}' +
  '[data-broken=shown]{visibility:visible}@keyframes broken{to{visibility:visible}}';

const ROOT = '<div id="root"></div>';

/** The shop's two pages: the product's with its shell, whose program and sheet come after the picture, and all others'. */
function writeShopPages(folder, { shell, waiting, words }, styles, script) {
  const page = readFileSync(join(folder, 'shop.html'), 'utf8').replace(ROOT, () => ROOT + words);
  const styled = (html) => `<style>${stylesFor(html, null, styles + SHOP_STYLE)}</style>`;
  const [programTag, program] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? [];
  const [sheetTag, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(page) ?? [];
  if (program === undefined || sheet === undefined)
    throw new Error('the shop’s program could not be found in its page');
  const product = page
    .replace('<html ', `<html data-program="${program}" data-sheet="${sheet}" `)
    .replace(programTag, '')
    .replace(sheetTag, '')
    // The script first: its questions are under way while the rest is read.
    .replace('<head>', () => `<head><script>${script}</script>${styled(shell)}`)
    .replace(ROOT, () => `<div id="root">${shell}</div>`);
  writeFileOf(folder, 'product.html', product);
  const others = page.replace('</head>', () => `${styled(waiting)}</head>`).replace(ROOT, () => ROOT + waiting);
  writeFileOf(folder, 'shop.html', others);
}

/** Sitemap and robots. */
function writeCompanions(folder, pages) {
  const links = new Map(pages.flatMap(({ links: each }) => (each === null ? [] : [[each.canonical, each]])));
  const entries = [...links.values()].map(
    ({ canonical, en, ur }) =>
      `<url><loc>${canonical}</loc><xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="ur" href="${ur}"/></url>`,
  );
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  const [first] = links.keys();
  writeFileSync(
    join(folder, 'robots.txt'),
    `User-agent: *\nDisallow: /bnpl\nDisallow: /bridge-check\nDisallow: /sandbox\nSitemap: ${new URL('/sitemap.xml', first).href}\n`,
  );
}

/** The worker that keeps the two tools for a phone without a network; a new build has a new name for its store. */
function writeWorker(folder, pages) {
  const kept = pages
    .filter(({ file }) => /^(?:notify|calculator|home|servise)/.test(file))
    .map(({ file }) => `/${file.replace(/\.html$/, '')}`);
  const assets = readdirSync(join(folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  const worker = readFileSync(join(root, 'ui', 'site', 'boot', 'worker.js'), 'utf8');
  const needed = new Set(reachable(folder, assets));
  const list = [...kept, '/icon.svg', '/pattern.svg', '/manifest.webmanifest', ...needed];
  const version = createHash('sha256')
    .update(worker)
    .update(list.join())
    .update(kept.map((path) => readFileSync(join(folder, `${path.slice(1)}.html`))).join(''))
    .digest('hex')
    .slice(0, 12);
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace('VERSION', version).replace('/* LIST */', list.map((path) => `'${path}'`).join(', ')),
  );
}

/** The scripts that the public pages' program may load, however indirectly. */
function reachable(folder, assets) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(folder, path), 'utf8');
    for (const other of assets) if (text.includes(other.split('/').at(-1))) visit(other);
  };
  visit(assets.find((path) => path.includes('/assets/main-')));
  return found;
}

/** What can be said shorter is written beside itself, as small as it gets. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|js|svg|css|json|xml|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}
