import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** One thing that the library exports. */
export interface PublicSymbol {
  readonly file: string;
  readonly name: string;
  /** Its declaration without bodies of functions. */
  readonly signature: string;
  /** The text of its docstring, empty where there is none. */
  readonly doc: string;
}

/** The folders that the package's `exports` open. */
const PUBLIC = [
  ['core', /\.ts$/, /^(?:index|text\/(?:en|ur)\/.*)\.ts$/],
  ['adapters', /\.ts$/, /^$/],
  ['tests/arbitraries', /\.ts$/, /^$/],
  ['tests/contracts', /\.ts$/, /^$/],
] as const;

/** Everything that the library exports, by file. */
export function readReference(root: string): readonly PublicSymbol[] {
  return PUBLIC.flatMap(([folder, wanted, unwanted]) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => wanted.test(file) && !unwanted.test(file))
      .toSorted()
      .flatMap((file) => symbolsOf(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8'))),
  );
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
