import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { type SiteMode, siteFolder } from './adapters/server/built-site.ts';
import tests from './tests/vitest.config.ts';
import { readBuildArguments } from './ui/build/build-arguments.ts';
import { devPages } from './ui/build/dev-pages.ts';
import { INLINED_SCRIPTS } from './ui/build/pages/built-parts.ts';
import { createSiteGraph } from './ui/build/site-graph.ts';
import { prerenderFolder, siteWriter } from './ui/build/site-writer.ts';

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
/** How long plugins take is no warning: on a busy machine all do. */
const checks = { pluginTimings: false };

/**
 * `vite build` goes to dist/, `vite build --mode sandbox` to build/sandbox, `vite` serves the sandbox's pages for
 * development, and `vitest` finds its own settings here.
 */
export default defineConfig(({ command, mode }): UserConfig => {
  if (mode === 'test') return tests;
  if (command === 'build') readBuildArguments(process.argv);
  return siteConfig(command === 'build' && mode === 'production' ? 'production' : 'sandbox', command === 'build');
});

function siteConfig(mode: SiteMode, isBuild: boolean): UserConfig {
  // Whatever calls us: what is built is built for production.
  if (isBuild) process.env['NODE_ENV'] = 'production';
  const graph = createSiteGraph();
  return {
    root: ui,
    appType: 'custom',
    logLevel: isBuild ? 'warn' : 'info',
    plugins: [react(), graph.plugin, siteWriter(mode, graph), devPages()],
    resolve: inBrowser,
    css: {
      // Readable in the browser; unique, since file names are.
      modules: { generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}_${name}` },
    },
    define: {
      // What the environment sets; the sandbox's values protect nothing.
      __SANDBOX__: JSON.stringify(mode === 'sandbox'),
      __REPORTING__: JSON.stringify({
        errors: process.env['ASAAN_ERRORS_URL'],
        analytics: process.env['ASAAN_ANALYTICS_URL'],
      }),
      __GATEWAY__: JSON.stringify({
        base: process.env['GATEWAY_URL'] ?? '/gateway',
        testBase: process.env['GATEWAY_TEST_URL'] ?? process.env['GATEWAY_URL'] ?? '/gateway',
        secret: process.env['GATEWAY_SECRET'] ?? 'sandbox-secret',
        source: process.env['GATEWAY_SOURCE'] ?? 'asaan',
      }),
    },
    // Vite reads the target of styles here, that of scripts in each environment.
    build: chromium99,
    // One configuration for all environments; without it each would load this file anew.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      // The shop.
      client: browser(mode, { shop: join(ui, 'shop', 'boot', 'main.tsx') }, { copyPublicDir: true }),
      // The public pages' program; their styles are written into the pages, so that one sheet for all is enough.
      site: browser(mode, { main: join(ui, 'site', 'boot', 'main.ts') }, { cssCodeSplit: false }),
      // The scripts that stand inside of pages.
      ...Object.fromEntries(Object.entries(INLINED_SCRIPTS).map(([name, file]) => [name, inlinedScript(file)])),
      // What draws the pages.
      ssr: {
        resolve: inNode,
        build: {
          ssr: true,
          ...chromium99,
          outDir: prerenderFolder(mode),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            checks,
            input: {
              prerender: join(ui, 'build', 'pages', 'prerender.tsx'),
              'font-worker': join(ui, 'build', 'font-worker.ts'),
            },
            // A process that builds twice imports what it built last.
            output: { entryFileNames: '[name]-[hash].js' },
          },
        },
      },
    },
  };
}

/** A program of the browser's, in files of the site. */
function browser(
  mode: SiteMode,
  input: Record<string, string>,
  build: NonNullable<EnvironmentOptions['build']>,
): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: inBrowser,
    build: {
      ...chromium99,
      outDir: siteFolder(mode),
      // The writer empties it once, for both programs.
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input, checks },
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
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(ui, file), checks, output: { format: 'iife' } },
    },
  };
}
