import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { DECISIONS } from '#adapters/cli/requirements/decisions.ts';
import { DECISION_IDS, REQUIREMENT_IDS } from '#adapters/cli/requirements/find.ts';
import { REQUIREMENTS } from '#adapters/cli/requirements/requirements.ts';
import type { Decision, Requirement } from '#adapters/cli/requirements/types.ts';

/** The title of one test: of an `it`, of a row of an `it.each` that is titled `%s`, or of a law of a contract. */
export interface TestTitle {
  /** From the project's folder. */
  readonly file: string;
  readonly title: string;
  /** The requirements and decisions that the title begins with, ranges filled in. */
  readonly ids: readonly string[];
}

/** A title that names more lines than this proves none of them. */
const MOST_IDS = 3;

/** Where to look first for the proof of a line: closest to the rule, then closest to the person who uses it. */
const NEAREST = [
  'tests/core/rules/',
  'tests/core/screens/',
  'adapters/conformance/',
  'tests/contracts/',
  'tests/adapters/',
  'tests/architecture/',
  'tests/browser/',
  'tests/faults/',
];

/** Every line of the requirements and decisions, with its id. */
export const LINES: readonly (readonly [id: string, line: Requirement | Decision])[] = [
  ...REQUIREMENT_IDS.map((id) => [id, REQUIREMENTS[id]] as const),
  ...DECISION_IDS.map((id) => [id, DECISIONS[id]] as const),
];

/** The titles of all tests, in the order of their files. */
export function readTestTitles(root: string): readonly TestTitle[] {
  return ['tests', 'adapters/conformance']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /(?:\.test|\.contract|-laws)\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The titles of the tests of one file. What a `describe` says proves nothing. */
export function titlesIn(file: string, text: string): readonly TestTitle[] {
  const found: string[] = [];
  const isContract = !file.endsWith('.test.ts');
  walk(parseAst(text, { lang: 'ts' }, file), (node) => {
    if (node['type'] === 'CallExpression' && calledName(node['callee']) === 'it') found.push(...titlesOf(node));
    if (isContract && node['type'] === 'CallExpression' && calledName(node['callee']) === 'law')
      found.push(...lawTitle(node));
    if (isContract && node['type'] === 'Property' && node['method'] === true) found.push(...textOf(node['key']));
  });
  return found.map((title) => ({ file, title, ids: idsIn(title) }));
}

/** The test that proves a line: what its entry names, else the nearest whose title names fewest lines; null for none. */
export function proofOf(
  id: string,
  line: Requirement | Decision,
  titles: readonly TestTitle[],
): { readonly file: string; readonly title: string } | null {
  if (line.provedBy !== undefined) {
    return titles.find(({ file, title }) => `${file}#${title}` === line.provedBy) ?? null;
  }
  const rank = ({ file, ids }: TestTitle): number =>
    NEAREST.findIndex((folder) => file.startsWith(folder)) * 100 + ids.length;
  const named = titles.filter(({ ids }) => ids.length <= MOST_IDS && ids.includes(id));
  return named.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  else if (isNode(value)) {
    visit(value);
    for (const each of Object.values(value)) walk(each, visit);
  }
}

/** `it` of `it(…)`, `it.each(…)(…)` and `it.skipIf(…)(…)`. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return null;
  if (callee['type'] === 'Identifier') return callee['name'];
  return calledName(callee['type'] === 'MemberExpression' ? callee['object'] : callee['callee']);
}

/** The title of a call of `it`; for `%s`, the first words of its rows. */
function titlesOf({ callee, arguments: given }: Node): readonly string[] {
  const title = textOf(first(given))[0];
  if (title === undefined) return [];
  const rows = isNode(callee) ? first(callee['arguments']) : null;
  if (!title.startsWith('%s') || !isNode(rows) || !Array.isArray(rows['elements'])) return [title];
  return rows['elements'].flatMap((row) =>
    textOf(isNode(row) && Array.isArray(row['elements']) ? first(row['elements']) : row),
  );
}

/** The title of `law('R72', 'refuses …', …)`. */
function lawTitle({ arguments: given }: Node): readonly string[] {
  const [requirement = '', name] = (Array.isArray(given) ? given : []).slice(0, 2).flatMap(textOf);
  return name === undefined ? [] : [`${requirement} ${name}`.trim()];
}

const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : null);

/** What a text in the source says, gaps of a template left open. */
function textOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return [];
  return [
    node['quasis'].map((part) => (isNode(part) && isNode(part['value']) ? part['value']['cooked'] : '')).join('…'),
  ];
}

/** Where a title names lines: `R43 …`, `R54, R55 …`, `row 18, Q65 …`. */
const HEAD = /^(?:(?:row \d+|[RQ]\d+[a-e]?(?:[–-][RQ]\d+)?)[,:]?\s+)+/;

/** Every id that a title begins with: `R21`, `R42a`, and `R1–R3` filled in; `R42` stands for its parts. */
function idsIn(title: string): readonly string[] {
  return [...(HEAD.exec(title)?.[0] ?? '').matchAll(/\b([RQ])(\d+)([a-e]?)(?:[–-]\1(\d+))?/g)].flatMap(
    ([, letter = '', from = '', part = '', to]) => {
      const last = to === undefined ? Number(from) : Number(to);
      const numbers = Array.from({ length: Math.max(1, last - Number(from) + 1) }, (_, at) => Number(from) + at);
      return numbers.flatMap((number) => {
        const id = `${letter}${number}`;
        const parts = REQUIREMENT_IDS.filter((each) => /[a-e]$/.test(each) && each.slice(0, -1) === id);
        return part !== '' || parts.length === 0 ? [id + part] : parts;
      });
    },
  );
}
