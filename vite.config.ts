import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Rolldown, type UserConfig } from 'vite';
import { LICENCES_FILE } from './adapters/server/package-licences.ts';
import tests from './tests/vitest.config.ts';
import { devPages } from './ui/build/dev-pages.ts';
import { INLINED_SCRIPTS } from './ui/build/pages/page.ts';
import { prerenderFolder } from './ui/build/programs.ts';
import { settingsPlugin, sitePlan } from './ui/build/settings.ts';
import { siteWriter } from './ui/build/site-writer.ts';

const ui = join(import.meta.dirname, 'ui');
/** Our sources by `source` of package.json's imports, packages in their newest form; the rest are Vite's own. */
const inBrowser = { conditions: ['source', 'module', 'browser'], mainFields: ['es2015', 'browser', 'module'] };
/** The shop's start is one file, and what is small and wanted by several of its pages another one: each file is a request. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'program', tags: ['$initial'], priority: 1 },
  { name: 'shared', minShareCount: 5, maxModuleSize: 3000 },
];

/**
 * `vite build` goes to dist/ and wants settings, `vite build --mode sandbox` goes to build/sandbox, `vite` serves the sandbox's pages for
 * development, and `vitest` finds its own settings here.
 */
export default defineConfig(({ command, mode }): UserConfig => {
  if (mode === 'test') return tests;
  const isBuild = command === 'build';
  // Whatever calls us: what is built is built for production.
  if (isBuild) process.env['NODE_ENV'] = 'production';
  const plan = sitePlan(isBuild && mode === 'production' ? 'production' : 'sandbox', process);
  return {
    root: ui,
    appType: 'custom',
    logLevel: isBuild ? 'warn' : 'info',
    plugins: [react(), settingsPlugin(plan), siteWriter(plan), devPages(plan.deployment)],
    // File names are unique.
    css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}_${name}` } },
    build: {
      // The host app's web view: Chromium 99 or newer.
      target: 'chrome99',
      cssTarget: 'chrome99',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // How long plugins take is no warning, on a busy machine; nor what one environment loads at once and another later.
      rolldownOptions: { checks: { pluginTimings: false, ineffectiveDynamicImport: false } },
    },
    // One configuration for all environments; without it each would load this file anew.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      client: browser({
        outDir: plan.folder,
        emptyOutDir: true,
        rolldownOptions: {
          input: { shop: join(ui, 'shop/boot/main.tsx') },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      }),
      // The public pages' program. Their styles stand in the pages.
      site: browser({
        outDir: plan.folder,
        emptyOutDir: false,
        emitAssets: false,
        rolldownOptions: { input: { main: join(ui, 'site/boot/main.ts') } },
      }),
      ...Object.fromEntries(Object.entries(INLINED_SCRIPTS).map(([name, file]) => [name, inlined(file)])),
      // What draws the pages, with one sheet of all that may stand in them.
      ssr: {
        resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
        build: {
          ssr: true,
          emitAssets: true,
          outDir: prerenderFolder(plan.folder),
          emptyOutDir: true,
          // A process that builds twice imports what it built last.
          rolldownOptions: { input: join(ui, 'build/pages/prerender.tsx'), output: { entryFileNames: '[hash].js' } },
        },
      },
    },
  };
});

function browser(build: NonNullable<EnvironmentOptions['build']>): EnvironmentOptions {
  return { consumer: 'client', resolve: inBrowser, build: { license: { fileName: LICENCES_FILE }, ...build } };
}

/** A script that stands inside of pages, handed to their writer as text. */
const inlined = (file: string): EnvironmentOptions =>
  browser({ write: false, rolldownOptions: { input: join(ui, file), output: { format: 'iife' } } });
