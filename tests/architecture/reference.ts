import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';

/** One thing that the package exports. */
export interface PublicSymbol {
  readonly file: string;
  readonly name: string;
  /** Its declaration without bodies of functions. */
  readonly signature: string;
  /** The text of its docstring, empty where there is none. */
  readonly doc: string;
}

/** Files that gather what the package exports from other files. */
const GATHERED = ['core/index.ts', 'tests/testing.ts'];

/** The folders whose files are entry points of their own (`asaan/adapters/gateway/wire-gateway`); deeper ones are not. */
const ENTRY_FOLDERS = ['browser', 'composition', 'gateway', 'gateway/ciphers', 'host-app', 'memory', 'sandbox'];

/** Everything that the package exports, by file. */
export function readReference(root: string): readonly PublicSymbol[] {
  const gathered = GATHERED.flatMap((file) => gatheredBy(root, file));
  const entries = ENTRY_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'adapters', folder))
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => ({ file: `adapters/${folder}/${file}`, only: null })),
  );
  return [...gathered, ...entries].flatMap(({ file, only }) =>
    symbolsOf(file, readFileSync(join(root, file), 'utf8')).filter(({ name }) => only?.includes(name) ?? true),
  );
}

interface Gathered {
  readonly file: string;
  readonly only: readonly string[] | null;
}

/** The files that an index exports from, and the names that it takes; null for all of them. */
function gatheredBy(root: string, index: string): readonly Gathered[] {
  const { body } = parseAst(readFileSync(join(root, index), 'utf8'), { lang: 'ts' }, index);
  return body.flatMap((node): readonly Gathered[] => {
    if (node.type !== 'ExportAllDeclaration' && node.type !== 'ExportNamedDeclaration') return [];
    if (node.source === null) return [];
    const file = posix.join(posix.dirname(index), node.source.value);
    if (node.type === 'ExportAllDeclaration') return [{ file, only: null }];
    return [{ file, only: node.specifiers.flatMap(({ local }) => ('name' in local ? local.name : [])) }];
  });
}

/** The exported declarations of one file. */
export function symbolsOf(file: string, text: string): readonly PublicSymbol[] {
  const { body } = parseAst(text, { lang: 'ts' }, file);
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) return [];
    const declared = node.declaration as unknown as Declaration;
    return namesOf(declared).map((name) => ({
      file,
      name,
      signature: signatureOf(text, node.start, declared),
      doc: docBefore(text, node.start),
    }));
  });
}

interface Declaration {
  readonly type: string;
  readonly end: number;
  readonly id?: { readonly name: string };
  readonly body?: { readonly start: number } | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string }; readonly init?: Initial | null }[];
}

interface Initial {
  readonly type: string;
  readonly body?: { readonly start: number; readonly type: string };
}

function namesOf({ id, declarations }: Declaration): readonly string[] {
  if (id !== undefined) return [id.name];
  return declarations?.flatMap((each) => each.id.name ?? []) ?? [];
}

/** Functions without their bodies; types, tables and constants as they stand. */
function signatureOf(text: string, start: number, declared: Declaration): string {
  const isFunction = declared.type === 'FunctionDeclaration';
  const arrow = declared.declarations?.[0]?.init;
  const end =
    isFunction && declared.body != null
      ? declared.body.start
      : arrow?.type === 'ArrowFunctionExpression' && arrow.body !== undefined
        ? arrow.body.start
        : declared.end;
  return text
    .slice(start, end)
    .trim()
    .replace(/\s*=>$/, '')
    .replace(/^export /, '');
}

function docBefore(text: string, at: number): string {
  const found = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, at));
  return (found?.[1] ?? '').replace(/^\s*\* ?/gm, '').trim();
}
