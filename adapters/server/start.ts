import { createSite } from '../sandbox/http/site.ts';
import { buildIdIn } from './build-id.ts';
import { ensureSite } from './built-site.ts';
import { main as serveMain } from './main.ts';

/** `npm start`: site, shop and sandbox on one port; builds the site where anything changed since it was built. */
export function main(args: readonly string[] = []): Promise<void> {
  return serveMain(async () => {
    const folder = await ensureSite('sandbox');
    return { app: createSite(folder, { isSandbox: true }), build: buildIdIn(folder) ?? 'sources' };
  }, args);
}
