import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import type { ServedSite } from '../served-site.ts';
import { siteRoutes } from '../site-map.ts';
import { readFolder, siteTable } from '../site-table.ts';
import { CONSTANTS, tables } from './tables.ts';
import { fill, keepHead } from './template.ts';

/** A site that was built. */
export interface BuiltSite {
  /** Absolute path of its files. */
  readonly folder: string;
  /** Names the build. */
  readonly build: string;
  readonly site: ServedSite;
}

/** Templates in this folder, and what is written from them: settings with which other servers answer as ours does. */
const RECIPES = ['nginx.conf', 'Caddyfile', '_headers', '_redirects'];

/** The recipes of a site by their names. */
export function recipesOf({ folder, build, site }: BuiltSite): ReadonlyMap<string, string> {
  const { gatewayPath = null, reports = [] } = site;
  const values = {
    ...CONSTANTS,
    ...tables(siteRoutes(site), siteTable(readFolder(folder), site)),
    folder,
    build,
    user: userLine(folder),
    gateway: gatewayPath === null ? [] : [{ path: gatewayPath }],
    reports: reports.map((report) => ({ ...report })),
  };
  const templates = join(PROJECT, 'adapters', 'server', 'recipes');
  return new Map(RECIPES.map((name) => [name, fill(readFileSync(join(templates, name), 'utf8'), values)]));
}

/**
 * Writes them into a folder. What an operator changed above the line that ends his part stays; returns the files where a build
 * would now write something else there.
 */
export function writeRecipes(built: BuiltSite, into: string): readonly string[] {
  mkdirSync(into, { recursive: true });
  return [...recipesOf(built)].flatMap(([name, fresh]) => {
    const file = join(into, name);
    const { text, isLeft } = keepHead(fresh, existsSync(file) ? readFileSync(file, 'utf8') : '');
    writeFileSync(file, text);
    return isLeft ? [file] : [];
  });
}

/** Makes nginx's workers the owner of a folder that not everybody may pass to; a comment where he has no name here. */
export function userLine(folder: string): string {
  const folders = folder.split('/').map((_, at, names) => join('/', ...names.slice(0, at + 1)));
  const mayPass = (each: string): boolean => ((statSync(each, { throwIfNoEntry: false })?.mode ?? 1) & 1) !== 0;
  const { stdout } = spawnSync('stat', ['-c', 'user %U %G;', folder], { encoding: 'utf8' });
  const line = /^user (?!.*UNKNOWN).+;/.exec(stdout)?.[0];
  return line === undefined || folders.every(mayPass) ? '# user NAME;' : line;
}
