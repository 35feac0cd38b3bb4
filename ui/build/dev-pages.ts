import type { Plugin } from 'vite';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { type BuiltParts, INLINED_SCRIPTS, type InlinedScript, type PrerenderModule, STYLES } from './pages/page.ts';

/** The programs as sources; dev.ts brings what else stands in pages. */
const SOURCES: BuiltParts = {
  shop: { program: '/shop/boot/main.tsx', preloads: [], sheet: '' },
  site: { program: '/build/pages/dev.ts' },
  build: null,
  inlined: Object.fromEntries(Object.keys(INLINED_SCRIPTS).map((name) => [name, ''])) as Record<InlinedScript, string>,
};

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
        const answer = async (): Promise<void> => {
          if (path === '/icon.svg')
            return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(deployment.icon);
          // A module or another file of the sources: no page's address ends like one.
          if (/\.\w+$/.test(path)) return next();
          const { devPage } = (await server.ssrLoadModule('/build/pages/prerender.tsx')) as PrerenderModule;
          const page = await devPage(path, SOURCES);
          if (page === null) return next();
          const html = await server.transformIndexHtml(path, page.replace(STYLES, ''));
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        };
        // oxlint-disable-next-line promise/no-callback-in-promise -- what went wrong is for the server's own page
        answer().catch((error: unknown) => next(error));
      });
    },
  };
}
