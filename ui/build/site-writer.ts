import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Features, transform } from 'lightningcss';
import type { Plugin, ViteBuilder } from 'vite';
import { isCompressed, pagePolicy } from '../../adapters/server/answer-headers.ts';
import { BUILD_FILE, deployFolder, nameOf, siteFingerprint, startProgress } from '../../adapters/server/built-site.ts';
import { locked } from '../../adapters/server/lock.ts';
import { licenceOf, licencesText } from '../../adapters/server/package-licences.ts';
import { cached } from '../../adapters/server/project.ts';
import { servedSite } from '../../adapters/server/site-table.ts';
import { brandFiles } from './brand-files.ts';
import { robots, serviceWorker, sitemap } from './companions.ts';
import { FONT_PACKAGES, pageFonts, type SiteFont, siteFonts } from './fonts.ts';
import { OFFLINE, POLICY, type PrerenderModule, STYLES, type StaticPage } from './pages/page.ts';
import { buildPrerender, buildPrograms } from './programs.ts';
import type { SitePlan } from './settings.ts';

/** `vite build`: builds every environment, then writes the pages with what they made. */
export function siteWriter(plan: SitePlan): Plugin {
  let fonts: readonly SiteFont[] = [];
  return {
    name: 'asaan:pages',
    apply: 'build',
    sharedDuringBuild: true,
    config: async () => {
      fonts = await siteFonts(plan.deployment.settings.company.name.ur);
      return { define: { __FONTS__: JSON.stringify(fonts.map(({ bytes: _bytes, ...font }) => font)) } };
    },
    buildApp: {
      order: 'pre',
      handler: (builder) => locked(`site-${nameOf(plan.folder)}`, () => writeSite(builder, plan, fonts)),
    },
  };
}

async function writeSite(builder: ViteBuilder, plan: SitePlan, fonts: readonly SiteFont[]): Promise<void> {
  const { mode, folder, deployment } = plan;
  const { settings } = deployment;
  const step = startProgress(`building the site for ${mode}`, 4);
  const build = siteFingerprint(mode, deployment);

  step('programs');
  const programs = await buildPrograms(builder, folder, build);
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };

  step('pages');
  const { module, sheet } = await buildPrerender(builder, folder);
  const pages: StaticPage[] = [];
  for (const page of await module.staticPages(programs.parts)) {
    // The working parts may show any of their classes later.
    const islands = Object.entries(programs.islands).filter(([name]) => page.html.includes(` data-island="${name}"`));
    const text = [page.html, ...islands.map(([, code]) => code)].join(' ');
    const styles = pageStyles(sheet, text) + (await pageFonts(page, fonts, settings.company.name.ur));
    pages.push({ ...page, html: withPolicy(page.html.replace(STYLES, () => styles)) });
  }

  step('companions');
  for (const [file, content] of Object.entries(await brandFiles(deployment))) write(file, content);
  for (const { address, bytes } of fonts) write(address, bytes);
  write('robots.txt', robots(settings.site));
  write('sitemap.xml', sitemap(pages));
  write('sw.js', serviceWorker(settings, build, pages, programs.siteScripts, fonts));
  write('licences.txt', licencesText([...programs.licences, ...['vite', 'rolldown', ...FONT_PACKAGES].map(licenceOf)]));
  const carried: readonly string[] = Object.values(OFFLINE);
  for (const { file, html } of pages) if (!carried.includes(file)) write(file, html);

  step('compression');
  await compressFolder(folder);
  if (mode === 'production') writeDeployment(module, plan, build);
  write(BUILD_FILE, build);
}

/** A page that carries its policy inside names its own styles and scripts in it; it cannot forbid its own frames. */
const withPolicy = (html: string): string =>
  html.replace(POLICY, () => pagePolicy(html).replace(/ frame-ancestors [^;]*;/, ''));

/** Writes the settings of other servers, once all files are there; an operator's part that was changed is left, and named. */
function writeDeployment({ writeRecipes }: PrerenderModule, { folder, deployment }: SitePlan, build: string): void {
  for (const file of writeRecipes({ folder, build, site: servedSite(deployment.settings) }, deployFolder(folder))) {
    process.stderr.write(
      `asaan: your part of ${file} was left as it is, and a build would now write another: delete the file to see it\n`,
    );
  }
}

/** Writes `.br` and `.gz` beside each text file, as small as they get; site.ts serves them by Accept-Encoding. */
async function compressFolder(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressed);
  // Each on its own thread of the pool.
  await Promise.all(
    texts.map(async (text) => {
      const file = join(folder, text);
      const plain = readFileSync(file);
      writeFileSync(`${file}.br`, await cached('br11', [plain], () => promisify(brotliCompress)(plain)));
      writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }),
  );
}

/** The order of the layers, said anew: the bundler puts sheets together as it meets them. */
const LAYERS = '@layer reset,tokens,parts,screens;';

/**
 * The sheet of one page: the rules of the whole site's sheet whose classes are named in `text`, which is the page with the
 * scripts that may change it, and of those the movements and values that anything names.
 */
function pageStyles(sheet: string, text: string): string {
  let smaller = LAYERS + sheet;
  // Dropping one value may leave another unnamed.
  for (let last = ''; last !== smaller; ) {
    last = smaller;
    const rules = last.replaceAll(/@keyframes [\w-]+|--[\w-]+:|\.[a-z_][\w-]*/gi, ' ');
    const named = new Set(`${text} ${rules}`.match(/[\w-]+/g));
    const defined = last.matchAll(/(?:\.(?=[a-z_])|@keyframes |[{;](?=--))([\w-]+)/gi);
    const unused = Array.from(defined, ([, name = '']) => name).filter((name) => !named.has(name));
    smaller = without(last, unused);
  }
  return smaller;
}

/** The sheet without these names, as small as it gets for Chromium 99; the bundler has lowered `light-dark()` already. */
function without(sheet: string, unusedSymbols: string[]): string {
  const code = Buffer.from(sheet);
  const targets = { chrome: 99 << 16 };
  const options = { minify: true, targets, exclude: Features.LightDark, unusedSymbols };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
