import type { ServedSite } from '../served-site.ts';
import type { Route } from '../site-map.ts';
import type { SiteFile } from '../site-table.ts';

/** What a recipe for another server is written from. */
export interface RecipeInput {
  /** Absolute path of the built site. */
  readonly folder: string;
  /** Names the build. */
  readonly build: string;
  readonly routes: readonly Route[];
  readonly files: readonly SiteFile[];
  readonly site: ServedSite;
}

/** The port in a recipe's head, until it is changed. */
export const RECIPE_PORT = 8080;

/** Where a gateway behind the site's own origin is looked for, until a recipe's head is changed. */
export const RECIPE_GATEWAY = 'http://127.0.0.1:8090';

/**
 * Said at a recipe's head: it is no place for changes, and how they are made. A copy that outlives its build is no way out: its
 * policies name that build's scripts.
 */
export const recipeChanges = (file: string, gatewayPath: string | null): readonly string[] => [
  '# Each build writes this file anew, and its policies fit the pages of that build alone: make your changes in a copy, by a',
  `# command that is run after each build${gatewayPath === null ? '.' : ', such as'}`,
  ...(gatewayPath === null ? [] : [`# \`sed 's|${RECIPE_GATEWAY}|https://gateway.example|' ${file} > COPY\``]),
];

/** Files that show themselves: pages have addresses of their own, and what changes its name with its content is known by its folder. */
export const plainFiles = (files: readonly SiteFile[], assets: string): readonly SiteFile[] =>
  files.filter(({ path }) => !path.endsWith('.html') && !path.startsWith(assets));

/** Matches another form of a file, which is no address of its own. */
export const COMPRESSED_FORM = String.raw`\.(?:br|gz)$`;

/** A text as a regular expression that matches it alone. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Indents lines by so many steps. */
export const indent = (lines: readonly string[], steps: number): readonly string[] =>
  lines.map((line) => (line === '' ? '' : '  '.repeat(steps) + line));
