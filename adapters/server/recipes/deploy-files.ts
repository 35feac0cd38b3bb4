import { siteRoutes } from '../site-map.ts';
import { readFolder, siteTable } from '../site-table.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxConf } from './nginx.ts';
import type { RecipeInput } from './recipe.ts';

/** A site that was built. */
export type BuiltSite = Pick<RecipeInput, 'folder' | 'build' | 'site'>;

/** Settings of other servers which make them answer as ours does, by the names of their files. */
export function deployFiles(built: BuiltSite): readonly (readonly [file: string, text: string])[] {
  const { folder, site } = built;
  const input = { ...built, routes: siteRoutes(site), files: siteTable(readFolder(folder), site) };
  return [
    ['nginx.conf', nginxConf(input)],
    ['Caddyfile', caddyfile(input)],
    ['_headers', headersFile(input)],
    ['_redirects', redirectsFile(input)],
  ];
}
