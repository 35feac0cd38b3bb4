import type { Plugin } from 'vite';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { manifest } from './brand-files.ts';
import type { PrerenderModule } from './pages/page.ts';

/** `vite`: every page of the site and the shop at its address, drawn anew for each request. */
export function devPages(deployment: Deployment): Plugin {
  return {
    name: 'asaan:dev-pages',
    apply: 'serve',
    // Fonts are the device's own here.
    config: () => ({ define: { __FONTS__: '[]' } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const brand = brandAt(path, deployment);
        if (brand !== null) return void response.writeHead(200, { 'content-type': brand.type }).end(brand.text);
        const answer = async (): Promise<void> => {
          // A module or another file of the sources: no page's address ends like one.
          if (/\.\w+$/.test(path)) return next();
          const { devPage } = (await server.ssrLoadModule('/build/pages/prerender.tsx')) as PrerenderModule;
          const page = await devPage(path);
          if (page === null) return next();
          if (page.kind === 'redirect') return void response.writeHead(307, { location: page.to }).end();
          const html = await server.transformIndexHtml(path, page.html);
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        };
        // oxlint-disable-next-line promise/no-callback-in-promise -- what went wrong is for the server's own page
        answer().catch((error: unknown) => next(error));
      });
    },
  };
}

/** What of the brand's files a page asks for while it is developed. */
function brandAt(path: string, deployment: Deployment): { readonly type: string; readonly text: string } | null {
  if (path === '/icon.svg') return { type: 'image/svg+xml', text: deployment.icon };
  return path === '/manifest.webmanifest' ? { type: 'application/manifest+json', text: manifest(deployment) } : null;
}
