import { join } from 'node:path';
import { Hono } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import type { Served } from '../sandbox/http/serve.ts';
import { startServer } from './main.ts';
import { PROJECT } from './project.ts';

/** The sources as pages and modules, for a server of ours to ask. */
export const openDevServer = (): Promise<ViteDevServer> =>
  createServer({ configFile: join(PROJECT, 'vite.config.ts'), mode: 'sandbox', server: { middlewareMode: true } });

/** `npm run dev`: the same as start, with hot reload of pages and core. The sandbox itself is restarted by hand. */
export function main(args: readonly string[] = []): Promise<void> {
  return startServer(async () => {
    const vite = await openDevServer();
    const app = new Hono<Served>();
    app.all('*', ({ env: { incoming, outgoing } }) => {
      // Vite's pages bring scripts of its own.
      outgoing.removeHeader('content-security-policy');
      vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
      // Vite answers by itself: Hono waits, and writes nothing.
      return new Promise<never>(() => undefined);
    });
    return { app, build: 'sources' };
  }, args);
}
