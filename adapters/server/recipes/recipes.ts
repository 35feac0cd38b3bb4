import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../project.ts';
import { siteRoutes } from '../site-map.ts';
import { readFolder, type ServedSite, siteTable } from '../site-table.ts';
import { CONSTANTS, tables } from './tables.ts';

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

/** What stands for the places of a template: a text, or the rows for each of which a part is there once. */
export interface Values {
  readonly [place: string]: string | readonly Values[];
}

const PART = /^\{\{#(\w+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n/gm;
const PLACE = /\{\{(\w+)\}\}/g;

/**
 * Fills a template: each `{{place}}`, and the lines between `{{#part}}` and `{{/part}}` once a row, whose places come before
 * those around it. Throws for a place without a value.
 */
export function fill(template: string, values: Values): string {
  const textOf = (place: string, lines = ''): string => {
    const value = values[place];
    if (value === undefined) throw new Error(`nothing stands for the place '${place}'`);
    return typeof value === 'string' ? value : value.map((row) => fill(lines, { ...values, ...row })).join('');
  };
  return template
    .replace(PART, (_, part: string, lines: string) => textOf(part, lines))
    .replace(PLACE, (_, place: string) => textOf(place));
}

/** Stands in the line that ends an operator's part of a file, and names that part as a build wrote it. */
const END = /(?<=# Yours ends here \()(\w+)/;

/**
 * What a build writes over a file, `before`: what stands above that line stays where somebody changed it. `isLeft`: it stays
 * although this build would write another one than the last.
 */
export function keepHead(text: string, before: string): { readonly text: string; readonly isLeft: boolean } {
  const [head = '', , tail] = text.split(END);
  if (tail === undefined) return { text, isLeft: false };
  const nameOf = (part: string): string => createHash('sha256').update(part).digest('hex').slice(0, 12);
  const [own = '', written] = before.split(END);
  const isOwn = written !== undefined && written !== nameOf(own);
  return { text: (isOwn ? own : head) + nameOf(head) + tail, isLeft: isOwn && written !== nameOf(head) };
}
