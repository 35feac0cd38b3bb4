import { buildIdIn } from './build-id.ts';
import { ensureSite, usualFolder } from './built-site.ts';
import { main as serveMain } from './main.ts';
import { createStaticFiles } from './static-files.ts';

/** `npm start`: site, shop and sandbox on one port, by one process or by `--workers N`; builds the site where anything changed since it was built. */
export function main(args: readonly string[] = []): Promise<void> {
  return serveMain(
    async () => createStaticFiles(await ensureSite('sandbox'), { isSandbox: true }),
    () => buildIdIn(usualFolder('sandbox')),
    args,
  );
}
