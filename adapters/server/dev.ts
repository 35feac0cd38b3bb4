import { join } from 'node:path';
import { createServer } from 'vite';
import { main as serveMain } from './main.ts';
import { PROJECT } from './project.ts';

/** `npm run dev`: the same as start, with hot reload of pages and core. The sandbox itself is restarted by hand. */
export function main(): Promise<void> {
  return serveMain(async () => {
    const vite = await createServer({
      configFile: join(PROJECT, 'vite.config.ts'),
      mode: 'sandbox',
      server: { middlewareMode: true },
    });
    return (request, response) => vite.middlewares(request, response, () => response.writeHead(404).end());
  });
}
