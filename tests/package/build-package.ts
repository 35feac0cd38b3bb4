import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type InlineConfig } from 'vite';
import {
  LICENCES_FILE,
  type Licence,
  licenceOf,
  licencesText,
  takeLicences,
} from '#adapters/server/package-licences.ts';
import { copyDeclarations, declareBinding } from './declarations.ts';
import { documents } from './documents.ts';
import { type Entry, entriesOf, type Manifest, PACKAGE_FOLDER, readManifest } from './entries.ts';

/** What single entries ask for, from the oldest versions that the examples ran with: npm refuses older ones to whoever installs any entry. */
export const PEERS: Readonly<Record<string, string>> = {
  react: '>=18',
  'fast-check': '>=3.10',
  vitest: '>=2',
  kysely: '>=0.28',
  libsql: '>=0.5',
  pg: '>=8',
};

/** The drawings of the demo's phones. */
const PICTURES = 'adapters/sandbox/catalogue/pictures';

/** Makes the package in `build/package`, as it will be packed. Wants everything compiled. Returns its folder. */
export async function buildPackage(root: string): Promise<string> {
  const out = join(root, PACKAGE_FOLDER);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const manifest = readManifest(root);
  const entries = entriesOf(manifest);
  const licences = [...(await bundleLibrary(root, out, entries)), ...(await bundleCommand(root, out))];
  dropForeignMaps(out);
  declareBinding(root);
  copyDeclarations(root, out, entries, Object.keys(PEERS));
  for (const source of sourcesOf(out)) copy(join(root, source), join(out, 'src', source));
  // What is imported for what it does has types too: newer compilers ask for them.
  writeFileSync(join(out, 'lib', 'styles.css.d.ts'), 'export {};\n');
  copy(join(root, 'LICENSE'), join(out, 'LICENSE'));
  copy(join(root, '.github/CHANGELOG.md'), join(out, 'CHANGELOG.md'));
  copy(join(root, 'tests/package/README.md'), join(out, 'README.md'));
  copy(join(root, 'tests/consumer/examples'), join(out, 'examples'));
  // What `explain` reads, at the place where it reads it here.
  copy(join(root, 'tests/requirements.md'), join(out, 'tests/requirements.md'));
  // What `sandbox start` shows of the phones, likewise.
  copy(join(root, PICTURES), join(out, PICTURES));
  for (const [name, text] of await documents(root)) writeFileSync(join(out, name), text);
  writeFileSync(join(out, 'THIRD-PARTY-LICENCES.txt'), licencesText([...licences, licenceOf('rolldown')]));
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packed(manifest, readdirSync(out)), null, 2)}\n`);
  return out;
}

/** The package's own manifest: version, words and entries are ours; it depends on nothing. */
function packed(manifest: Manifest, files: readonly string[]): object {
  const { name, version, description, license, engines, exports } = manifest;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    // What is imported for what it does: the polyfill that the container needs, the command line, the styles.
    sideEffects: ['./lib/vendor/reflect-metadata/**', './lib/vendor/tsyringe/**', './cli/**', '**/*.css'],
    bin: { asaan: './cli/asaan.js' },
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, file]) => {
        const at = file.replace(`./${PACKAGE_FOLDER}/`, './');
        return [path, at.endsWith('.css') ? { types: `${at}.d.ts`, default: at } : at];
      }),
    ),
    files,
    peerDependencies: PEERS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((peer) => [peer, { optional: true }])),
  };
}

/** Third parties' sources, and what the bundler made itself, are not ours to hand on: their modules go without maps. */
function dropForeignMaps(out: string): void {
  const lib = join(out, 'lib');
  for (const file of filesIn(lib)) {
    if (!file.endsWith('.js') || /^(?:core|adapters|ui|tests)\//.test(file)) continue;
    const path = join(lib, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
    rmSync(`${path}.map`, { force: true });
  }
}

/** The sources that maps of the package name. */
function sourcesOf(out: string): ReadonlySet<string> {
  const lib = join(out, 'lib');
  const sources = filesIn(lib)
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const { sources: named } = JSON.parse(readFileSync(join(lib, file), 'utf8')) as { readonly sources: string[] };
      return named.map((source) => join(dirname(file), source).replace(/^\.\.[\\/]src[\\/]/, ''));
    });
  return new Set(sources);
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));

function copy(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is missing`);
  cpSync(from, to, { recursive: true });
}

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
function bundleLibrary(root: string, out: string, entries: readonly Entry[]): Promise<readonly Licence[]> {
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
function bundleCommand(root: string, out: string): Promise<readonly Licence[]> {
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
  await build({ ...config, build: { ...config.build, license: { fileName: LICENCES_FILE } } });
  return takeLicences(config.build?.outDir ?? '');
}
