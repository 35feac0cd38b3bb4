import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { buildId } from '../../adapters/server/build-id.ts';
import { deployFolder, nameOf, type SiteMode, siteFingerprint, stampSite } from '../../adapters/server/built-site.ts';
import { endTogether } from '../../adapters/server/child.ts';
import { compressFile, compressFolder } from '../../adapters/server/compress.ts';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { locked } from '../../adapters/server/lock.ts';
import { startProgress } from '../../adapters/server/progress.ts';
import { PROJECT, TSC } from '../../adapters/server/project.ts';
import { servedSite } from '../../adapters/server/served-site.ts';
import type { IslandName } from '../site/frame/island.tsx';
import { brandFiles } from './brand-files.ts';
import { robots, serviceWorker, sitemap } from './companions.ts';
import { pageFonts, type SiteFont, siteFonts } from './fonts.ts';
import type { Licences } from './licences.ts';
import { pageSheet } from './page-styles.ts';
import { type BuiltParts, INLINED_SCRIPTS, type InlinedScript } from './pages/built-parts.ts';
import { parseHtml } from './pages/html-tree.ts';
import type { PrerenderModule, StaticPage } from './pages/page.ts';
import type { SiteGraph } from './site-graph.ts';
import { writeFile } from './write-file.ts';

const ui = join(PROJECT, 'ui');
const pagesFolder = join(ui, 'build', 'pages');

/** What is built: for whom, how, and where it goes. */
export interface SitePlan {
  readonly mode: SiteMode;
  readonly folder: string;
  readonly deployment: Deployment;
}

/** Where the environment that draws the pages is written; one folder a site, since several may be built at once. */
export const prerenderFolder = (folder: string): string => join(PROJECT, 'build', 'prerender', nameOf(folder));

/** `vite build`: builds every environment, then writes the pages with what they made. */
export function siteWriter(plan: SitePlan, graph: SiteGraph, licences: Licences): Plugin {
  return {
    name: 'asaan:site-writer',
    apply: 'build',
    sharedDuringBuild: true,
    config: async () => {
      const faces = (await fontsOf(plan)).map(({ language, family, weight, address }) => [
        language,
        family,
        `${weight}`,
        address,
      ]);
      return { define: { __FONTS__: JSON.stringify(faces) } };
    },
    buildApp: {
      order: 'pre',
      handler: (builder) => locked(`site-${nameOf(plan.folder)}`, () => writeSite(builder, plan, graph, licences)),
    },
  };
}

async function writeSite(builder: ViteBuilder, plan: SitePlan, graph: SiteGraph, licences: Licences): Promise<void> {
  const { mode, folder, deployment } = plan;
  const progress = startProgress(`building the site for ${mode}`, 4);
  const fingerprint = siteFingerprint(mode, deployment);
  stampSite(folder, null);
  empty(folder);
  const library = mode === 'production' ? compileLibrary() : null;
  // Fails where it is awaited.
  library?.catch(() => undefined);

  progress.step('pages');
  const { module, pages } = await drawPages(builder, folder);
  const fonts = await fontsOf(plan);
  const brand = deployment.settings.company.name.ur;
  const styles = await Promise.all(
    pages.map(async (page) => stylesOf(page, graph, module.STYLE_TEXTS) + (await pageFonts(page, fonts, brand))),
  );

  progress.step('programs');
  const parts = await buildParts(builder, folder, buildId(fingerprint));
  for (const [file, content] of await brandFiles(deployment)) writeFile(join(folder, file), content);
  const assets = compressFolder(folder);

  const written = await Promise.all(
    pages.map((page, at) => writePage(folder, page, page.write(styles[at] ?? '', parts))),
  );

  progress.step('companions');
  await Promise.all([
    assets,
    writeCompanions(plan, written, parts, fonts),
    writeSmall(join(folder, 'licences.txt'), licences.text()),
  ]);
  if (mode === 'production') writeDeployment(module, plan, parts.build);
  if (library !== null) progress.step('library');
  await library;
  stampSite(folder, fingerprint);
  progress.end();
}

const fontsOf = ({ deployment }: SitePlan): Promise<readonly SiteFont[]> =>
  siteFonts(deployment.settings.company.name.ur);

/** Leaves the folder itself: it may be a mount or a link. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
}

interface WrittenPage {
  readonly page: StaticPage;
  readonly html: string;
}

async function writePage(folder: string, page: StaticPage, html: string): Promise<WrittenPage> {
  await writeSmall(join(folder, page.file), html);
  return { page, html };
}

/** Writes what goes with the pages: fonts, sitemap, robots, the worker that keeps some of them. */
async function writeCompanions(
  { folder, deployment }: SitePlan,
  written: readonly WrittenPage[],
  { build, site: { scripts } }: Parts,
  fonts: readonly SiteFont[],
): Promise<void> {
  const kept = written.filter(({ page }) => page.isKeptOffline).map(({ page: { file }, html }) => ({ file, html }));
  const { settings } = deployment;
  for (const { address, bytes } of fonts) writeFile(join(folder, address), bytes);
  await Promise.all([
    writeSmall(join(folder, 'robots.txt'), robots(settings.site)),
    writeSmall(join(folder, 'sitemap.xml'), sitemap(written.map(({ page }) => page))),
    writeSmall(join(folder, 'sw.js'), serviceWorker({ build, pages: kept, scripts }, fonts, settings)),
  ]);
}

/** Writes the settings of other servers, once all files are there; an operator's part that was changed is left, and named. */
function writeDeployment({ writeRecipes }: PrerenderModule, { folder, deployment }: SitePlan, build: string): void {
  for (const file of writeRecipes({ folder, build, site: servedSite(deployment.settings) }, deployFolder(folder))) {
    process.stderr.write(
      `asaan: your part of ${file} was left as it is, and a build would now write another: delete the file to see it\n`,
    );
  }
}

/** Writes a file with its compressed forms beside it. */
async function writeSmall(path: string, text: string): Promise<void> {
  writeFile(path, text);
  await compressFile(path);
}

/**
 * Checks the types of the pages, and compiles core and adapters into build/, beside the bundler; one checker, as the bundler
 * keeps the other core busy.
 */
function compileLibrary(): Promise<void> {
  const child: ChildProcess = spawn(TSC, ['-b', 'ui', '--checkers', '1'], {
    cwd: PROJECT,
    stdio: ['ignore', 2, 2],
  });
  return endTogether(child, 'the sources do not compile');
}

async function outputOf(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput['output']> {
  const environment = builder.environments[name];
  if (environment === undefined) throw new Error(`there is no environment '${name}'`);
  const built = await builder.build(environment);
  const [only] = Array.isArray(built) ? built : [built];
  if (only === undefined || !('output' in only)) throw new Error(`'${name}' made nothing`);
  return only.output;
}

/** What draws the pages, and the pages. */
interface DrawnPages {
  readonly module: PrerenderModule;
  readonly pages: readonly StaticPage[];
}

/** Builds what draws the pages, and draws them. */
async function drawPages(builder: ViteBuilder, folder: string): Promise<DrawnPages> {
  const output = await outputOf(builder, 'ssr');
  const built = join(prerenderFolder(folder), entryOf(output, 'prerender').fileName);
  const module = (await import(pathToFileURL(built).href)) as PrerenderModule;
  return { module, pages: await module.staticPages() };
}

interface Parts extends BuiltParts {
  /** Every script that the public pages' program may load, however indirectly. */
  readonly site: BuiltParts['site'] & { readonly scripts: readonly string[] };
}

/**
 * Builds the browser's programs, and the scripts that stand inside of pages. One environment after another: the bundler
 * keeps one table of style modules for all of them and empties it whenever one starts.
 */
async function buildParts(builder: ViteBuilder, folder: string, build: string): Promise<Parts> {
  const shop = await outputOf(builder, 'client');
  const site = await outputOf(builder, 'site');
  const inlined: (readonly [string, string])[] = [];
  for (const name of Object.keys(INLINED_SCRIPTS)) {
    inlined.push([name, (await outputOf(builder, name))[0].code.trim()]);
  }
  // The public pages bring their styles inside of them.
  for (const { fileName } of site) if (fileName.endsWith('.css')) rmSync(join(folder, fileName));
  return {
    build,
    shop: shopParts(shop),
    site: { program: `/${site[0].fileName}`, scripts: scriptsUnder(site[0].fileName, site, true) },
    inlined: Object.fromEntries(inlined) as Record<InlinedScript, string>,
  };
}

type Output = Rolldown.RolldownOutput['output'];

function shopParts(output: Output): BuiltParts['shop'] {
  const entry = entryOf(output, 'shop');
  const [program = '', ...preloads] = scriptsUnder(entry.fileName, output, false);
  const sheets = [...(entry.viteMetadata?.importedCss ?? [])];
  if (sheets.length !== 1) throw new Error(`the shop's program has ${sheets.length} sheets, not one`);
  return { program, preloads, sheet: `/${sheets[0]}` };
}

/** What the bundler made of a start file. */
function entryOf(output: Output, name: string): Rolldown.OutputChunk {
  const found = output.find((each) => each.type === 'chunk' && each.isEntry && each.name === name);
  if (found?.type !== 'chunk') throw new Error(`'${name}' was not built`);
  return found;
}

/** Addresses of a script and of what it imports, however indirectly; with `isLater` also of what it loads later. */
function scriptsUnder(file: string, output: Output, isLater: boolean): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const chunk = output.find((each) => each.fileName === name);
    if (chunk?.type !== 'chunk') return;
    for (const other of [...chunk.imports, ...(isLater ? chunk.dynamicImports : [])]) visit(other);
  };
  visit(file);
  return [...found].map((name) => `/${name}`);
}

/** Where the working parts are, by the name under which a page holds them. */
const ISLAND_MODULES: Readonly<Record<IslandName, string>> = {
  numberCheck: 'number-check.tsx',
  calculator: 'loan-calculator.tsx',
  complaint: 'covered-complaint.tsx',
};

/** The sheet of a page. */
function stylesOf(
  { document, islands, language, markup }: StaticPage,
  graph: SiteGraph,
  texts: PrerenderModule['STYLE_TEXTS'],
): string {
  const own = graph.stylesUnder(join(pagesFolder, document));
  const parts = new Set(islands.flatMap((name) => graph.stylesUnder(moduleOf(name, graph))));
  const files = [...new Set([...own, ...parts])].map((path) => {
    const from = relative(pagesFolder, path).split(sep).join('/');
    const css = texts[from.startsWith('.') ? from : `./${from}`];
    if (css === undefined) throw new Error(`style-texts.ts does not hold ${path}`);
    return { css, isPart: parts.has(path) };
  });
  return pageSheet(parseHtml(markup), files, language);
}

/** The module of a working part, as the table of working parts loads it. */
function moduleOf(name: IslandName, graph: SiteGraph): string {
  const module = join(ui, 'site', 'tools', ISLAND_MODULES[name]);
  if (graph.loadedLater(join(ui, 'site', 'boot', 'islands.tsx')).includes(module)) return module;
  throw new Error(`islands.tsx does not load the working part '${name}' from ${module}`);
}
