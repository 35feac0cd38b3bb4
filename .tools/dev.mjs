// npm run dev: the same as start, with hot reload of pages and core. The sandbox itself is restarted by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm, ensureCompiled, ensureInstalled, root } from './ready.mjs';

endWithNpm();
ensureInstalled();
ensureCompiled();
const { createServer } = await import('vite');
const { main } = await import('../build/adapters/server/main.js');
const { shopPageAt } = await import('../build/core/routes/places.js');
const { siteAddressAt, siteRedirect, startPath } = await import('../build/core/routes/site-pages.js');

await main(async () => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'sandbox',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const shell = () => readFileSync(join(root, 'ui', 'shop.html'), 'utf8');
  /** A public page, written anew for each request; its fonts are the device's own here. */
  const publicPage = async ({ path }) => {
    const { staticPages } = await vite.ssrLoadModule('/build/prerender.tsx');
    const page = (await staticPages()).find(({ file }) => file === `${path.slice(1)}.html`);
    const head =
      '<link rel="stylesheet" href="/kit/styles/index.css"><script type="module" src="/site/boot/dev.ts"></script>';
    return `<!doctype html><html lang="${page.language}" dir="${page.language === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>${head}</head><body>${page.html}</body></html>`;
  };
  const answer = async (path) => {
    const address = siteAddressAt(path);
    const html = address === null ? shell() : await publicPage(address);
    return vite.transformIndexHtml(path, html);
  };
  return (request, response, path) => {
    const to = path === '/' ? startPath(null) : siteRedirect(path);
    if (to !== null) return response.writeHead(307, { location: to }).end();
    const isPage =
      siteAddressAt(path) !== null ||
      shopPageAt(path) !== null ||
      path === '/bridge-check' ||
      /^\/sandbox(?:\/|$)/.test(path);
    if (!isPage) return vite.middlewares(request, response, () => response.writeHead(404).end());
    answer(path)
      .then((html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html))
      .catch((error) => response.writeHead(500).end(String(error)));
  };
});
