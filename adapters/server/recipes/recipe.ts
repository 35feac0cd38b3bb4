import { DOCUMENT_MAX_BYTES } from '../../gateway/http-upload.ts';
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

/** The port of a server, until its operator changes it. */
export const RECIPE_PORT = 8080;

/** Where a gateway behind the site's own origin is looked for, until the operator says where it is. */
export const RECIPE_GATEWAY = 'http://127.0.0.1:8090';

/** Where events and failures are handed on to that are posted to the site's own origin, until the operator says where that is. */
export const RECIPE_COLLECTOR = 'http://127.0.0.1:8091';

/** Most certificates between the one of a host and an authority's. */
export const CHAIN_DEPTH = 4;

/** Largest event or failure that is handed on, in bytes. */
export const REPORT_MAX_BYTES = 64 * 1024;

/** Largest body that nginx hands on to the gateway, in bytes: the largest document, and 64 kB for what goes around it. Caddy has no limit. */
export const GATEWAY_MAX_BYTES = DOCUMENT_MAX_BYTES + 64 * 1024;

/** A file of a recipe, by its path in the folder of recipes. */
export interface RecipeFile {
  readonly file: string;
  readonly text: string;
}

/** How the file of a server is put together from what a build decides of it. */
export interface Composition<Part> {
  /** Said first. */
  readonly head: readonly string[];
  /** Names the site's folder, where this file does. */
  readonly root: readonly string[];
  /** What stands in a block: what a build decides of it, or a line that includes that. */
  part(name: Part): readonly string[];
}

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
