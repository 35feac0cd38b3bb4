import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { isNode, nodeIn, nodesIn, parseSource, type SyntaxNode, textIn, visit } from './syntax.ts';

/** A source file: path from the project's folder, and its text. */
export type Sources = ReadonlyMap<string, string>;

/** Reads every source file of `core`, `adapters`, `ui` and `tests`. */
export function readSources(root: string): Sources {
  const sources = new Map<string, string>();
  for (const ring of ['core', 'adapters', 'ui', 'tests']) {
    for (const entry of readdirSync(join(root, ring), { recursive: true, encoding: 'utf8' })) {
      const path = posix.join(ring, entry.replaceAll('\\', '/'));
      if (/\.tsx?$/.test(path) && !path.endsWith('.d.ts')) sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return sources;
}

/** Where an import leads: a file of ours, or a package. */
type Target = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'package'; readonly name: string };

/** Packages that adapters may use, and in which files. */
const ADAPTER_PACKAGES: Readonly<Record<string, RegExp>> = {
  valibot: /^adapters\//,
  'crypto-js': /^adapters\/gateway\/ciphers\/crypto-js\.ts$/,
  tsyringe: /^adapters\/composition\/container\.ts$/,
  'reflect-metadata': /^adapters\/composition\/container\.ts$/,
  libsql: /^adapters\/sandbox\/ledger\/database\.ts$/,
  pg: /^adapters\/sandbox\/ledger\/postgres\/[\w-]+\.ts$/,
  'web-vitals': /^adapters\/browser\/web-vitals\.ts$/,
  vite: /^adapters\/server\/(?:dev|documents\/reference)\.ts$/,
};

/** Files of adapters that run in Node alone. */
const NODE_FILES =
  /^adapters\/(?:cli|server)\/|^adapters\/sandbox\/(?:http\/[\w-]+|ledger\/(?:sqlite-(?:ledger|store|turn)|make-folder|postgres\/[\w-]+))\.ts$/;

/** Packages that the pages may use, and the settings of the deployment that they are built for. */
const UI_PACKAGES = new Set(['react', 'react-dom', 'wouter', 'virtual:settings']);

/** The writer of the pages, which runs in Node while the site is built, and what it may use beside them. */
const BUILD_FILES = /^ui\/build\//;
const BUILD_PACKAGES = new Set([
  ...UI_PACKAGES,
  'vite',
  'lightningcss',
  'marked',
  'harfbuzzjs',
  'subset-font',
  '@resvg/resvg-wasm',
]);

/** The dependency rule: for each trespass one line, `file imports target: why not`. */
export function trespasses(sources: Sources): readonly string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    const ring = file.split('/')[0] ?? '';
    if (ring === 'tests') continue;
    for (const specifier of importsOf(file, text)) {
      const why = reasonAgainst(ring, file, resolved(file, specifier), sources);
      if (why !== null) found.push(`${file} imports ${specifier}: ${why}`);
    }
  }
  return found;
}

function reasonAgainst(ring: string, file: string, target: Target, sources: Sources): string | null {
  if (target.kind === 'file') {
    if (ring === 'ui' && target.path.startsWith('tests/')) return 'pages do not import tests';
    if (!sources.has(target.path) && !target.path.endsWith('.css')) return 'there is no such file';
    const to = target.path.split('/')[0] ?? '';
    if (ring === 'core' && to !== 'core') return 'core imports core alone';
    if (ring === 'adapters' && to !== 'adapters' && to !== 'core') return 'adapters import core and adapters alone';
    return null;
  }
  if (ring === 'core') return 'core imports no package and nothing of Node';
  const isBuild = BUILD_FILES.test(file);
  if (isBuiltin(target.name)) return isBuild || NODE_FILES.test(file) ? null : 'this file runs in browsers too';
  if (isBuild) return BUILD_PACKAGES.has(target.name) ? null : 'the writer of the pages has no use for this package';
  if (ring === 'ui') return UI_PACKAGES.has(target.name) ? null : 'pages use react and wouter alone';
  return ADAPTER_PACKAGES[target.name]?.test(file) ? null : 'this package has another place, or none';
}

function resolved(file: string, specifier: string): Target {
  if (specifier.startsWith('.')) return { kind: 'file', path: posix.join(posix.dirname(file), specifier) };
  if (specifier.startsWith('#')) return { kind: 'file', path: specifier.slice(1) };
  if (specifier.startsWith('node:')) return { kind: 'package', name: specifier };
  const [scope = '', name = ''] = specifier.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/** An import between two files of ours. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Every import of one file of ours by another, types included; `tests` are left out. */
export function fileImports(sources: Sources): readonly FileImport[] {
  return [...sources].flatMap(([from, text]) =>
    from.startsWith('tests/')
      ? []
      : importsOf(from, text).flatMap((specifier) => {
          const target = resolved(from, specifier);
          return target.kind === 'file' && sources.has(target.path) ? [{ from, to: target.path }] : [];
        }),
  );
}

/**
 * Imports by a name of package.json (`#core/…`) in a file and in all that it loads: for each one line. The file is loaded
 * from a folder of the packages, where the project's own names are not known.
 */
export function namedImportsBehind(start: string, sources: Sources): readonly string[] {
  const seen = new Set([start]);
  const found: string[] = [];
  for (const file of seen) {
    for (const specifier of parsedImports(file, sources.get(file) ?? '', isLoaded)) {
      const target = resolved(file, specifier);
      if (specifier.startsWith('#')) found.push(`${file} imports ${specifier}`);
      else if (target.kind === 'file' && sources.has(target.path)) seen.add(target.path);
    }
  }
  return found;
}

/** Whether an import is of more than types. */
const isLoaded = (node: SyntaxNode): boolean =>
  node.type !== 'TSImportType' && node['importKind'] !== 'type' && node['exportKind'] !== 'type';

/** Imports by file and text: a test asks again with one file planted among the same others. */
const PARSED = new Map<string, readonly string[]>();

/** Every specifier in a file: imports and re-exports, of types too, and dynamic imports. */
function importsOf(file: string, text: string): readonly string[] {
  const key = `${file}\n${text}`;
  const found = PARSED.get(key) ?? parsedImports(file, text);
  PARSED.set(key, found);
  return found;
}

function parsedImports(
  file: string,
  text: string,
  counts: (node: SyntaxNode) => boolean = () => true,
): readonly string[] {
  const found: string[] = [];
  visit(parseSource(file, text), (node) => {
    const isImport = /^(?:Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/.test(node.type);
    const source = isImport && counts(node) ? (node['source'] ?? node['argument']) : null;
    const specifier = isNode(source) ? literalOf(source) : null;
    if (specifier !== null) found.push(specifier);
  });
  return found;
}

/** A literal's text, null where it is put together at run time. */
function literalOf(node: SyntaxNode): string | null {
  const [only, ...others] = nodesIn(node, 'quasis');
  if (node.type !== 'TemplateLiteral') return textIn(node, 'value');
  const value = only?.['value'] as { readonly cooked?: string } | undefined;
  return others.length === 0 ? (value?.cooked ?? null) : null;
}

/** The files that load what only they can name: the writer of the pages, and the product page's own program. */
const LOADS_UNSEEN = /^ui\/(?:build\/.+|shop\/boot\/preload\.ts)$/;

/** Ways around an import that the rules above do not follow, outside of the files that need one. */
export function unseenImports(sources: Sources): readonly string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (file.startsWith('tests/') || LOADS_UNSEEN.test(file)) continue;
    visit(parseSource(file, text), (node) => {
      const way = unseenWay(node);
      if (way !== null) found.push(`${file}: ${way} hides what is imported`);
    });
  }
  return found;
}

function unseenWay(node: SyntaxNode): string | null {
  if (node.type === 'ImportExpression') {
    const source = nodeIn(node, 'source');
    return source !== null && literalOf(source) === null ? 'import() of what is put together' : null;
  }
  const name = textIn(nodeIn(node, 'property'), 'name');
  if (node.type === 'MemberExpression' && (name === 'glob' || name === 'getBuiltinModule')) return name;
  if (node.type === 'Identifier' && textIn(node, 'name') === 'createRequire') return 'createRequire';
  const isUrl = node.type === 'NewExpression' && textIn(nodeIn(node, 'callee'), 'name') === 'URL';
  return isUrl && nodesIn(node, 'arguments').some(isOwnAddress) ? 'new URL(…, import.meta.url)' : null;
}

/** `import.meta.url` */
const isOwnAddress = (node: SyntaxNode): boolean =>
  nodeIn(node, 'object')?.type === 'MetaProperty' && textIn(nodeIn(node, 'property'), 'name') === 'url';
