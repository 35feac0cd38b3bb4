import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { main as serveMain } from './main.ts';
import { PROJECT } from './project.ts';

/** The sources as pages and modules, for a server of ours to ask. */
export const openDevServer = (): Promise<ViteDevServer> =>
  createServer({ configFile: join(PROJECT, 'vite.config.ts'), mode: 'sandbox', server: { middlewareMode: true } });

/** `npm run dev`: the same as start, with hot reload of pages and core. The sandbox itself is restarted by hand. */
export function main(args: readonly string[] = []): Promise<void> {
  const openPages: Parameters<typeof serveMain>[0] = async () => {
    const vite = await openDevServer();
    return (request, response) => {
      // Vite's pages bring scripts of its own.
      response.removeHeader('content-security-policy');
      vite.middlewares(request, response, () => response.writeHead(404).end());
    };
  };
  return serveMain(openPages, () => null, args);
}
