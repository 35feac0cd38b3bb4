import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { nameOf } from '../../adapters/server/built-site.ts';
import { takeLicences } from '../../adapters/server/package-licences.ts';
import { PROJECT } from '../../adapters/server/project.ts';
import type { IslandName } from '../site/frame/island.tsx';
import { type BuiltParts, INLINED_SCRIPTS, type InlinedScript, type PrerenderModule } from './pages/page.ts';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds the browser's programs, and the scripts that stand inside of pages. One environment after another: the bundler
 * keeps one table of style modules for all of them and empties it whenever one starts.
 */
export async function buildPrograms(builder: ViteBuilder, folder: string, build: string) {
  const shop = await outputOf(builder, 'client');
  const ofShop = takeLicences(folder);
  const site = await outputOf(builder, 'site');
  const licences = [...ofShop, ...takeLicences(folder)];
  const inlined: Record<string, string> = {};
  for (const name of Object.keys(INLINED_SCRIPTS)) inlined[name] = (await outputOf(builder, name))[0].code.trim();
  const program = chunkOf(shop, 'shop');
  const parts: BuiltParts = {
    build,
    shop: {
      program: `/${program.fileName}`,
      preloads: program.imports.map((file) => `/${file}`),
      sheet: `/${sheetOf(shop).fileName}`,
    },
    site: { program: `/${chunkOf(site, 'main').fileName}` },
    inlined: inlined as Record<InlinedScript, string>,
  };
  return {
    parts,
    /** Addresses of the scripts that the public pages may load. */
    siteScripts: site.flatMap(({ type, fileName }) => (type === 'chunk' ? [`/${fileName}`] : [])),
    /** The code of each working part of theirs, with what it imports. */
    islands: {
      numberCheck: codeUnder(site, 'number-check'),
      calculator: codeUnder(site, 'loan-calculator'),
      complaint: codeUnder(site, 'covered-complaint'),
    } satisfies Record<IslandName, string>,
    licences,
  };
}

/** What the bundler made of a file that is loaded by itself, by its name. */
function chunkOf(output: Output, name: string): Rolldown.OutputChunk {
  const found = output.find((each) => each.type === 'chunk' && each.facadeModuleId !== null && each.name === name);
  if (found?.type !== 'chunk') throw new Error(`'${name}' was not built`);
  return found;
}

/** Its code, with that of what it imports, however indirectly. */
function codeUnder(output: Output, name: string): string {
  const chunks = output.filter((each) => each.type === 'chunk');
  const files = new Set([chunkOf(output, name).fileName]);
  for (const file of files)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(other);
  return chunks.flatMap(({ fileName, code }) => (files.has(fileName) ? [code] : [])).join('');
}

/** The one sheet of a program. */
function sheetOf(output: Output): Rolldown.OutputAsset {
  const found = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (found?.type !== 'asset') throw new Error('there is no sheet');
  return found;
}

/** Where the environment that draws the pages is written; one folder a site, since several may be built at once. */
export const prerenderFolder = (folder: string): string => join(PROJECT, 'build', 'prerender', nameOf(folder));

/** Builds and loads what draws the pages; with it the sheet of all that may stand in one. */
export async function buildPrerender(
  builder: ViteBuilder,
  folder: string,
): Promise<{ module: PrerenderModule; sheet: string }> {
  const output = await outputOf(builder, 'ssr');
  const built = join(prerenderFolder(folder), chunkOf(output, 'prerender').fileName);
  const module = (await import(pathToFileURL(built).href)) as PrerenderModule;
  return { module, sheet: String(sheetOf(output).source) };
}

async function outputOf(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name];
  if (environment === undefined) throw new Error(`there is no environment '${name}'`);
  const built = await builder.build(environment);
  const [only] = Array.isArray(built) ? built : [built];
  if (only === undefined || !('output' in only)) throw new Error(`'${name}' made nothing`);
  return only.output;
}
