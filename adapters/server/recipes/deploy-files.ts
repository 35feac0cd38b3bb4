import { siteRoutes } from '../site-map.ts';
import { readFolder, siteTable } from '../site-table.ts';
import { caddyGateway, caddyLog, caddySite } from './caddy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxGateway, nginxHttp, nginxServer } from './nginx.ts';
import type { RecipeInput } from './recipe.ts';

/** A site that was built. */
export type BuiltSite = Pick<RecipeInput, 'folder' | 'build' | 'site'>;

/** Settings of other servers which make them answer as ours does, by the names of their files: what each build writes anew. */
export function deployFiles(built: BuiltSite): readonly (readonly [file: string, text: string])[] {
  const { folder, site } = built;
  const input = { ...built, routes: siteRoutes(site), files: siteTable(readFolder(folder), site) };
  return [
    ['nginx/asaan-http.conf', nginxHttp(input)],
    ['nginx/asaan-server.conf', nginxServer(input)],
    ['nginx/asaan-gateway.conf', nginxGateway(input)],
    ['caddy/asaan-site.caddy', caddySite(input)],
    ['caddy/asaan-log.caddy', caddyLog(input)],
    ['caddy/asaan-gateway.caddy', caddyGateway(input)],
    ['_headers', headersFile(input)],
    ['_redirects', redirectsFile(input)],
  ];
}
