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
const { sitePageAt } = await import('../build/core/routes/site-pages.js');

await main(async () => {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'sandbox',
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const pageFile = (path) => {
    if (shopPageAt(path) !== null || path === '/sandbox') return 'shop.html';
    return sitePageAt(path) === null ? null : 'site.html';
  };
  return (request, response, path) => {
    const file = pageFile(path);
    if (file === null) return vite.middlewares(request, response, () => response.writeHead(404).end());
    vite
      .transformIndexHtml(path, readFileSync(join(root, 'ui', file), 'utf8'))
      .then((html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html))
      .catch((error) => response.writeHead(500).end(String(error)));
  };
});
