import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { LICENCES_FILE, type Licence, licencesIn } from '#adapters/server/package-licences.ts';
import type { Entry } from './entries.ts';

/** Peers of single entries, and what Node has: everything else that an entry uses is inside of the package. */
const OUTSIDE = /^(?:node:.+|react(?:\/jsx-runtime)?|fast-check|vitest|kysely|libsql|pg)$/;
/** What the command line asks for where orders are to be kept; it brings everything else. */
const OUTSIDE_OF_COMMAND = /^(?:node:.+|libsql|pg)$/;

/** What both builds have in common. */
function common(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    // It warns of crypto-js, which asks for Node's random numbers and does without.
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['source', 'module', 'production'], mainFields: ['es2015', 'module', 'main'] },
    css: {
      modules: { generateScopedName: (name, file) => `${file.replace(/^.*\/|\.module\.css.*$/g, '')}_${name}` },
    },
  };
}

/**
 * Compiles every entry into `lib/`, module by module, so that a bundler takes only those that are used; third parties lie
 * in `lib/vendor`. Maps name sources in `src/`. Returns the licences of those.
 */
export function bundleLibrary(root: string, out: string, entries: readonly Entry[]): Promise<readonly Licence[]> {
  return licensed({
    ...common(root),
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

/** Bundles the command line into one program, with everything that it uses. Returns the licences of that. */
export function bundleCommand(root: string, out: string): Promise<readonly Licence[]> {
  return licensed({
    ...common(root),
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

/** Builds, and returns the licences of the packages that were bundled; their list is no part of what is built. */
async function licensed(config: InlineConfig): Promise<readonly Licence[]> {
  const built = await build({ ...config, build: { ...config.build, license: { fileName: LICENCES_FILE } } });
  rmSync(join(config.build?.outDir ?? '', LICENCES_FILE));
  return [built].flat().flatMap((each) => ('output' in each ? licencesIn(each.output) : []));
}
