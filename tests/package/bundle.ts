import { join, relative } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { packagesIn } from '#adapters/server/package-licences.ts';
import type { Entry } from './entries.ts';

/** Peers of single entries, and what Node has: everything else that an entry uses is inside of the package. */
const OUTSIDE = /^(?:node:.+|react(?:\/jsx-runtime)?|fast-check|vitest|kysely|libsql|pg)$/;
/** What the command line asks for where orders are to be kept; it brings everything else. */
const OUTSIDE_OF_COMMAND = /^(?:node:.+|libsql|pg)$/;

/** What both builds have in common. `seen` is told the folders of the packages whose code they bring. */
function common(root: string, seen: Set<string>): InlineConfig {
  const watch: Plugin = {
    name: 'asaan:packages',
    generateBundle(_options, bundle) {
      for (const folder of packagesIn(bundle)) seen.add(folder);
    },
  };
  return {
    root,
    configFile: false,
    // It warns of crypto-js, which asks for Node's random numbers and does without.
    logLevel: 'error',
    publicDir: false,
    plugins: [watch],
    resolve: { conditions: ['source', 'module', 'production'], mainFields: ['es2015', 'module', 'main'] },
    css: {
      modules: { generateScopedName: (name, file) => `${file.replace(/^.*\/|\.module\.css.*$/g, '')}_${name}` },
    },
  };
}

/**
 * Compiles every entry into `lib/`, module by module, so that a bundler takes only those that are used; third parties lie
 * in `lib/vendor`. Maps name sources in `src/`.
 */
export async function bundleLibrary(
  root: string,
  out: string,
  entries: readonly Entry[],
  seen: Set<string>,
): Promise<void> {
  const shared = common(root, seen);
  await build({
    ...shared,
    build: {
      outDir: join(out, 'lib'),
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: 'chrome99',
      minify: false,
      cssMinify: false,
      sourcemap: true,
      cssCodeSplit: false,
      lib: {
        entry: Object.fromEntries(entries.map(({ module, source }) => [module, join(root, source)])),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: OUTSIDE,
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          // Frameworks that render on a server take what stands behind this for the browser's.
          banner: ({ name }) => (name === 'ui/kit/index' ? "'use client';" : ''),
          entryFileNames: ({ name }) => `${name.replace(/^(?:.*\/)?node_modules\//, 'vendor/')}.js`,
          sourcemapExcludeSources: true,
          sourcemapPathTransform: (path, map) =>
            relative(join(map, '..'), join(out, 'src', relative(root, join(map, '..', path)))).replaceAll('\\', '/'),
        },
      },
    },
  });
}

/** Bundles the command line into one program, with everything that it uses. */
export async function bundleCommand(root: string, out: string, seen: Set<string>): Promise<void> {
  const shared = common(root, seen);
  await build({
    ...shared,
    build: {
      outDir: join(out, 'cli'),
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: { asaan: join(root, 'adapters', 'cli', 'bin.ts') }, formats: ['es'] },
      rolldownOptions: {
        external: OUTSIDE_OF_COMMAND,
        platform: 'node',
        checks: { pluginTimings: false },
        output: { banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''), entryFileNames: '[name].js' },
      },
    },
  });
}
