import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Rolldown, type UserConfig } from 'vite';
import { themePlugin } from './adapters/settings/theme.ts';
import tests from './tests/vitest.config.ts';
import { sitePlan } from './ui/build/build-arguments.ts';
import { classConstants } from './ui/build/class-constants.ts';
import { readableName, shortNames } from './ui/build/class-names.ts';
import { constantTokensPlugin } from './ui/build/constant-tokens.ts';
import { devPages } from './ui/build/dev-pages.ts';
import { keptStyles } from './ui/build/kept-styles.ts';
import { createLicences } from './ui/build/licences.ts';
import { INLINED_SCRIPTS } from './ui/build/pages/built-parts.ts';
import { gatewayConstant, settingsModules } from './ui/build/settings-modules.ts';
import { createSiteGraph } from './ui/build/site-graph.ts';
import { prerenderFolder, type SitePlan, siteWriter } from './ui/build/site-writer.ts';
import { withoutMetadata } from './ui/build/without-metadata.ts';
import { withoutRequire } from './ui/build/without-require.ts';

const ui = join(import.meta.dirname, 'ui');
/** Our sources by `source` of package.json's imports; the rest are Vite's own. */
const inBrowser = {
  conditions: ['source', 'module', 'browser', 'development|production'],
  // tsyringe's build for ES2015 weighs 1.2 kB (br) less than its `module` for ES5.
  mainFields: ['es2015', 'browser', 'module', 'jsnext:main', 'jsnext'],
};
const inNode = { conditions: ['source', 'module', 'node', 'development|production'] };
/** The host app's web view: Chromium 99 or newer. */
const chromium99 = { target: 'chrome99', cssTarget: 'chrome99' };
/** What most pages of the shop draw. */
const PARTS =
  /[\\/](?:badge|card|choice|columns|counted|deferred|definition-list|hidden|kaf|later|modal|name|order-in-hand|page-frame|page-parts|picture|pressed|repeated-press|text-hook|timer|use-is-wide|use-screen)\.(?:tsx?|module\.css)$/;
/**
 * The program with all that it imports at its start, and the parts of most pages, in one file, whatever its later pieces share
 * of that: each further file is a request before the first view, and small ones compress badly.
 */
const PROGRAM: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => (PARTS.test(id) || isOfStart(id, modules) ? 'program' : null),
  priority: 1,
};

/** Whether a start file imports a module, however indirectly, but not only later. */
function isOfStart(id: string, modules: Rolldown.ChunkingContext): boolean {
  const importers = new Set([id]);
  for (const each of importers) {
    const module = modules.getModuleInfo(each);
    if (module?.isEntry) return true;
    for (const importer of module?.importers ?? []) importers.add(importer);
  }
  return false;
}

/** The product page and what it holds, which are always loaded together. */
const PRODUCT = {
  name: 'product',
  test: /[\\/](?:pages[\\/]product|screens[\\/]product(?:-(?:buying|carousel|state))?|parts[\\/]product-\w+|kept-(?:sku|tap)|carousel)\.(?:tsx?|module\.css)$/,
};
/** What the shop's forms share, in one file: each further one is a request. */
const FORMS = {
  name: 'forms',
  test: /[\\/](?:caret|drafts|field|forget-shopper|page-drafts|typed-text|use-standing-text|watch-text)\.(?:tsx?|module\.css)$/,
};
/** What the pages of a purchase share of plans and payments, in one file: each further one is a request. */
const OWED = {
  name: 'owed',
  test: /[\\/](?:bnpl-availability|calculated-plan|later-icon|planned-payments|purchase-facts)\.tsx?$/,
};
/** What the pages of an order share, in one file: each further one is a request. */
const ORDERS = {
  name: 'orders',
  test: /[\\/]core[\\/](?:gateway[\\/]order-now|lib[\\/]parse-json|loan[\\/]terms|order[\\/]order|purchase[\\/]purchase|screens[\\/]read-into|session[\\/]kept-choices)\.ts$/,
};
/** How long plugins take is no warning: on a busy machine all do. */
const checks = { pluginTimings: false };

/**
 * `vite build` goes to dist/ and wants settings, `vite build --mode sandbox` goes to build/sandbox, `vite` serves the sandbox's pages for
 * development, and `vitest` finds its own settings here.
 */
export default defineConfig(({ command, mode }): UserConfig => {
  if (mode === 'test') return tests;
  const isBuild = command === 'build';
  return siteConfig(sitePlan(isBuild && mode === 'production' ? 'production' : 'sandbox', process), isBuild);
});

function siteConfig(plan: SitePlan, isBuild: boolean): UserConfig {
  const { mode, folder, deployment } = plan;
  const { theme, gateway } = deployment.settings;
  // Whatever calls us: what is built is built for production.
  if (isBuild) process.env['NODE_ENV'] = 'production';
  const graph = createSiteGraph();
  const licences = createLicences();
  return {
    root: ui,
    appType: 'custom',
    logLevel: isBuild ? 'warn' : 'info',
    plugins: [
      react(),
      withoutMetadata,
      withoutRequire,
      classConstants,
      keptStyles,
      settingsModules(deployment),
      graph.plugin,
      licences.plugin,
      siteWriter(plan, graph, licences),
      devPages(deployment),
    ],
    resolve: {
      ...inBrowser,
      alias: { 'use-sync-external-store/shim/index.js': join(ui, 'kit', 'binding', 'react-store.ts') },
    },
    css: {
      // Only where the sheets stay as they are: a token that is edited is followed by its name.
      postcss: {
        plugins: [...(theme === undefined ? [] : [themePlugin(theme)]), ...(isBuild ? [constantTokensPlugin(ui)] : [])],
      },
      modules: { generateScopedName: isBuild ? shortNames(ui) : readableName },
    },
    define: {
      __SANDBOX__: JSON.stringify(mode === 'sandbox'),
      __GATEWAY__: JSON.stringify(gatewayConstant(deployment, mode === 'sandbox')),
      // Folded where they are compared, so that the code of what was not chosen falls away.
      '__GATEWAY__.transport': JSON.stringify(gateway.transport),
      '__GATEWAY__.takesIdempotencyKeys': JSON.stringify(gateway.takesIdempotencyKeys),
    },
    // Vite reads the target of styles here, that of scripts in each environment.
    build: chromium99,
    // One configuration for all environments; without it each would load this file anew.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      // The shop.
      client: browser(folder, { shop: join(ui, 'shop', 'boot', 'main.tsx') }, [PROGRAM, PRODUCT, FORMS, OWED, ORDERS], {
        copyPublicDir: true,
      }),
      // The public pages' program; their styles are written into the pages, so that one sheet for all is enough.
      site: {
        ...browser(folder, { main: join(ui, 'site', 'boot', 'main.ts') }, [], { cssCodeSplit: false }),
        define: {
          __GATEWAY__: JSON.stringify({ ...gatewayConstant(deployment, mode === 'sandbox'), secret: undefined }),
        },
      },
      // The scripts that stand inside of pages.
      ...Object.fromEntries(Object.entries(INLINED_SCRIPTS).map(([name, file]) => [name, inlinedScript(file)])),
      // What draws the pages.
      ssr: {
        resolve: inNode,
        build: {
          ssr: true,
          ...chromium99,
          outDir: prerenderFolder(folder),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            checks,
            input: { prerender: join(ui, 'build', 'pages', 'prerender.tsx') },
            // A process that builds twice imports what it built last.
            output: { entryFileNames: '[name]-[hash].js' },
          },
        },
      },
    },
  };
}

/** Of the files that a lazy part needs, those that its page has not brought: every page imports program and parts. */
const notThereYet = (files: string[], page: string): string[] =>
  /\/shop-/.test(page) ? files : files.filter((file) => !/\/(?:shop|parts)-/.test(file));

/** The program names some 40 files that it may load: each letter of their hashes is there as often. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** A program of the browser's, in files of the site. */
function browser(
  folder: string,
  input: Record<string, string>,
  groups: readonly Rolldown.CodeSplittingGroup[],
  build: NonNullable<EnvironmentOptions['build']>,
): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: inBrowser,
    build: {
      ...chromium99,
      outDir: folder,
      // The writer empties it once, for both programs.
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostId }) => notThereYet(files, hostId) },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // What a page's inlined script imports keeps its name.
        preserveEntrySignatures: 'allow-extension',
        checks,
        output: {
          ...NAMES,
          ...(groups.length === 0
            ? {}
            : { codeSplitting: { groups: [...groups], includeDependenciesRecursively: false } }),
        },
      },
      ...build,
    },
  };
}

/** A script without imports, handed to the writer of the pages as text. */
function inlinedScript(file: string): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: inBrowser,
    build: {
      ...chromium99,
      write: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostId }) => notThereYet(files, hostId) },
      rolldownOptions: { input: join(ui, file), checks, output: { format: 'iife' } },
    },
  };
}
