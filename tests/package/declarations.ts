import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { TSC } from '../tools/check.ts';
import type { Entry } from './entries.ts';

/** Every specifier of a declaration file: imports, re-exports, types that are imported where they are used. */
const SPECIFIER = /(\b(?:from|import)\s*\(?\s*)(['"])([^'"]+)\2/g;
/** The library that the adapters' files have inside: its one file of types comes along. */
const BUNDLED = 'valibot';
/** An import of no name brings no type. */
const BARE_IMPORT = /^import ['"][^'"]+['"];\n/gm;

/** Writes the declarations of the React binding beside those that the compiler keeps of core, adapters and tests. */
export function declareBinding(root: string): void {
  const { status } = spawnSync(process.execPath, [TSC, '-p', join(root, 'ui', 'kit')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the declarations of ui/kit could not be written');
}

/**
 * Puts the declarations that the entries lead to beside their modules, with maps to the sources in `src/`. Returns the
 * sources. Throws for a specifier that leads out of the package but to a peer.
 */
export function copyDeclarations(
  root: string,
  out: string,
  entries: readonly Entry[],
  peers: readonly string[],
): ReadonlySet<string> {
  const sources = new Set<string>();
  const visit = (source: string): void => {
    if (sources.has(source)) return;
    sources.add(source);
    const module = source.replace(/\.tsx?$/, '');
    const built = join(root, 'build', `${module}.d.ts`);
    const text = readFileSync(built, 'utf8').replaceAll(BARE_IMPORT, '');
    const own = text.replaceAll(SPECIFIER, (_all, before: string, quote: string, specifier: string) => {
      if (specifier === BUNDLED) return `${before}${quote}${fromTo(module, `${BUNDLED}.ts`)}${quote}`;
      const target = targetOf(root, module, specifier);
      if (target !== null) visit(target);
      else if (!peers.includes(specifier)) throw new Error(`${module}.d.ts leads to ${specifier}`);
      return `${before}${quote}${target === null ? specifier : fromTo(module, target)}${quote}`;
    });
    write(join(out, 'lib', `${module}.d.ts`), own);
    copyMap(out, module, source, `${built}.map`);
  };
  for (const { source } of entries) visit(source);
  const types = readFileSync(join(root, 'node_modules', BUNDLED, 'dist/index.d.mts'), 'utf8');
  // They name two types of a browser, which nothing of ours uses.
  write(join(out, 'lib', `${BUNDLED}.d.ts`), `type Blob = never;\ntype File = never;\n${types}`);
  return sources;
}

/** The source that a specifier names; null for a package. */
function targetOf(root: string, module: string, specifier: string): string | null {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(module), specifier)
      : null;
  if (path === null) return null;
  const found = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find(
    (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
  );
  if (found === undefined) throw new Error(`${module}.d.ts leads to ${specifier}, and there is no such file`);
  return found;
}

function fromTo(module: string, target: string): string {
  const path = posix.relative(posix.dirname(module), target.replace(/\.tsx?$/, '.js'));
  return path.startsWith('.') ? path : `./${path}`;
}

function copyMap(out: string, module: string, source: string, map: string): void {
  const text = JSON.parse(readFileSync(map, 'utf8')) as object;
  const at = join(out, 'lib', `${module}.d.ts.map`);
  const path = relative(dirname(at), join(out, 'src', source)).replaceAll('\\', '/');
  write(at, JSON.stringify({ ...text, sources: [path] }));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
