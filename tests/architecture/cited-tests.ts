import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** A test that a document names: `[name](../tests/FILE) "title"`, with the beginning of its title, or a part of it. */
export interface Citation {
  /** From the folder of the tests. */
  readonly file: string;
  /** Empty where the document names a file alone. */
  readonly title: string;
}

/** Every test file that a text links to, with the title behind the link. */
export const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(/\]\(\.\.\/tests\/([\w./-]+\.test\.ts)\)(?: "([^"]+)")?/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

/** One call of `it`. */
export interface FoundTest {
  readonly title: string;
  /** Never run: it, or what it stands in, is skipped, left to do, or expected to fail, whatever the machine. */
  readonly isSkipped: boolean;
  /** Its own text, and that of the helpers of its file that it calls, however indirectly. */
  readonly text: string;
}

/** The tests of a file of the tests; none where there is no file. */
export function testsOf(root: string, file: string): readonly FoundTest[] {
  const path = join(root, 'tests', file);
  return existsSync(path) ? testsIn(file, readFileSync(path, 'utf8')) : [];
}

/** The tests in a source. */
export function testsIn(file: string, source: string): readonly FoundTest[] {
  const program: unknown = parseAst(source, { lang: 'ts' }, file);
  const helpers = helpersIn(program, source);
  const found: FoundTest[] = [];
  visit(program, false);
  return found;

  function visit(value: unknown, isSkipped: boolean): void {
    if (Array.isArray(value)) for (const each of value) visit(each, isSkipped);
    if (!isNode(value)) return;
    const call = value['type'] === 'CallExpression' ? calledBy(value['callee']) : null;
    const isOff = isSkipped || (call !== null && /^(?:it|describe)$/.test(call.name) && call.isOff);
    const title = call?.name === 'it' ? titleOf(value) : null;
    if (title !== null) found.push({ title, isSkipped: isOff, text: withHelpers(textOf(value, source), helpers) });
    for (const each of Object.values(value)) visit(each, isOff);
  }
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (node: Node, source: string): string => source.slice(Number(node['start']), Number(node['end']));

/** What switches a test off: by itself, or by a condition that is written out. */
const OFF = new Set(['skip', 'todo', 'fails']);

/** `it` of `it.each(…)(…)`, and whether something on the way switches it off. */
function calledBy(callee: unknown, isOff = false): { readonly name: string; readonly isOff: boolean } | null {
  if (!isNode(callee)) return null;
  if (callee['type'] === 'Identifier') return { name: String(callee['name']), isOff };
  if (callee['type'] === 'MemberExpression') {
    const { property } = callee;
    return calledBy(callee['object'], isOff || (isNode(property) && OFF.has(String(property['name']))));
  }
  if (callee['type'] !== 'CallExpression') return null;
  const inner = callee['callee'];
  const name = isNode(inner) && isNode(inner['property']) ? inner['property']['name'] : null;
  const [condition] = Array.isArray(callee['arguments']) ? (callee['arguments'] as unknown[]) : [];
  const isSettled = isNode(condition) && condition['type'] === 'Literal';
  return calledBy(inner, isOff || ((name === 'skipIf' || name === 'runIf') && isSettled));
}

function titleOf(call: Node): string | null {
  const [first] = Array.isArray(call['arguments']) ? (call['arguments'] as unknown[]) : [];
  if (!isNode(first)) return null;
  if (first['type'] === 'Literal' && typeof first['value'] === 'string') return first['value'];
  if (first['type'] !== 'TemplateLiteral' || !Array.isArray(first['quasis'])) return null;
  return (first['quasis'] as unknown[])
    .map((part) => (isNode(part) && isNode(part['value']) ? String(part['value']['cooked']) : ''))
    .join('…');
}

/** Functions and constants of a file by their names, but for those inside of a test. */
function helpersIn(program: unknown, source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  function visit(value: unknown): void {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    const { type, id } = value;
    if (type === 'CallExpression' && calledBy(value['callee'])?.name === 'it') return;
    if (
      (type === 'FunctionDeclaration' || type === 'VariableDeclarator') &&
      isNode(id) &&
      id['type'] === 'Identifier'
    ) {
      found.set(String(id['name']), textOf(value, source));
    }
    for (const each of Object.values(value)) visit(each);
  }
  visit(program);
  return found;
}

function withHelpers(text: string, helpers: ReadonlyMap<string, string>): string {
  const used = new Map<string, string>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [name, helper] of helpers) {
      if (used.has(name) || !new RegExp(`\\b${name}\\b`).test(next)) continue;
      used.set(name, helper);
      pending.push(helper);
    }
  }
  return [text, ...used.values()].join('\n');
}
