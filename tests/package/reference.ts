import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { entriesOf, readManifest } from './entries.ts';

/** One thing that a file exports. */
export interface DeclaredSymbol {
  readonly file: string;
  readonly name: string;
  /** Its declaration without bodies of functions. */
  readonly signature: string;
  /** The text of its docstring, empty where there is none. */
  readonly doc: string;
}

/** One thing that the package exports. */
export interface PublicSymbol extends DeclaredSymbol {
  /** The entry point: `asaan/core`. */
  readonly entry: string;
}

/** Everything that the package exports, entry by entry; what two entries have stands in both. */
export function readReference(root: string): readonly PublicSymbol[] {
  return entriesOf(readManifest(root)).flatMap(({ name: entry, source }) =>
    exportsOf(root, source).map((symbol) => ({ ...symbol, entry })),
  );
}

/** What a file exports, its own and other files'. */
function exportsOf(root: string, file: string): readonly DeclaredSymbol[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { body } = parseAst(text, { lang: languageOf(file) }, file);
  const others = body.flatMap((node): readonly DeclaredSymbol[] => {
    if (node.type !== 'ExportAllDeclaration' && node.type !== 'ExportNamedDeclaration') return [];
    if (node.source === null) return [];
    const { value } = node.source;
    const target = value.startsWith('#') ? value.slice(1) : posix.join(posix.dirname(file), value);
    const found = exportsOf(root, target);
    if (node.type === 'ExportAllDeclaration') return found;
    const taken = new Set(node.specifiers.flatMap(({ local }) => ('name' in local ? local.name : [])));
    return found.filter(({ name }) => taken.has(name));
  });
  return [...symbolsOf(file, text), ...others];
}

const languageOf = (file: string): 'ts' | 'tsx' => (file.endsWith('.tsx') ? 'tsx' : 'ts');

/** The exported declarations of one file. */
export function symbolsOf(file: string, text: string): readonly DeclaredSymbol[] {
  const { body } = parseAst(text, { lang: languageOf(file) }, file);
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
