import { toJsonSchema } from '@valibot/to-json-schema';
import { SETTINGS } from '#adapters/settings/schema.ts';
import { bridgeSchema } from './bridge-schema.ts';
import { wireFieldsPage } from './fields-page.ts';
import { openApiDocument } from './openapi.ts';
import { postmanCollection } from './postman.ts';
import { type PublicSymbol, readReference } from './reference.ts';

/**
 * The documents that are made from the code: `npm run docs` writes them for a reader of the project, `npm run pack` into the
 * package. `root` is the project's folder.
 */
export const documents = async (root: string): Promise<readonly (readonly [name: string, text: string])[]> => [
  ['openapi.json', json(openApiDocument(root))],
  ['postman.json', json(postmanCollection(root))],
  ['fields.md', await wireFieldsPage()],
  ['bridge.schema.json', json(bridgeSchema())],
  ['settings.schema.json', settingsSchema()],
  ['API.md', apiPage(readReference(root))],
];

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const TITLE = {
  title: 'Settings of a deployment',
  description:
    'A build refuses more than this schema: what compares two values, days that are none, colours too light for white letters, texts of signs without a shape, paths of the site itself.',
};

/** The JSON Schema of a deployment's settings. What compares two values is left to the reader of the file. */
export function settingsSchema(): string {
  const schema = toJsonSchema(SETTINGS, { errorMode: 'ignore', target: 'draft-2020-12' });
  return `${JSON.stringify({ ...TITLE, ...schema }, (key, value: unknown) => (key === 'pattern' ? portable(String(value)) : value), 2)}\n`;
}

/** Kinds of Unicode's signs, as what every regular expression knows: control characters stand for all that is no text. */
const UNICODE_KINDS = /(?:\\p\{[^}]*\})+/g;

/**
 * A pattern that other validators compile too: without kinds of signs (Python has none) and without looking ahead (RE2 does not).
 * It takes what the reader's own takes, and more.
 */
const portable = (pattern: string): string =>
  pattern
    .replace(/\(\?![^)]*\)/g, '')
    .replace(UNICODE_KINDS, '\\x00-\\x1f')
    .replaceAll('\\u2800', '');

/** The page of everything public: entry by entry, each name once, with its docstring and its declaration. */
function apiPage(symbols: readonly PublicSymbol[]): string {
  const entries = [...new Set(symbols.map(({ entry }) => entry))];
  const firstEntry = new Map<string, string>();
  for (const each of symbols) if (!firstEntry.has(placeOf(each))) firstEntry.set(placeOf(each), each.entry);
  const sections = entries.map((entry) => {
    const own = symbols.filter((each) => each.entry === entry).sort((a, b) => (a.name < b.name ? -1 : 1));
    const shown = own.filter((each) => firstEntry.get(placeOf(each)) === entry);
    const others = own.filter((each) => !shown.includes(each));
    return [`## ${entry}`, ...shown.map(entryText), ...sharedText(others, firstEntry)].join('\n\n');
  });
  const contents = entries.map((entry) => `- [${entry}](#${entry.replaceAll(/[^\w-]/g, '')})`).join('\n');
  return `# API\n\nMade from the docstrings. What is not listed here is not public.\n\n${contents}\n\n${sections.join('\n\n')}\n`;
}

const placeOf = ({ file, name }: PublicSymbol): string => `${file} ${name}`;

function entryText({ name, doc, signature }: PublicSymbol): string {
  return `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\``;
}

/** Names that stand under an entry before. */
function sharedText(others: readonly PublicSymbol[], firstEntry: ReadonlyMap<string, string>): readonly string[] {
  const before = [...new Set(others.map((each) => firstEntry.get(placeOf(each)) ?? ''))];
  return before.map((entry) => {
    const names = others.filter((each) => firstEntry.get(placeOf(each)) === entry).map(({ name }) => `\`${name}\``);
    return `Also, as in ${entry}: ${names.join(', ')}.`;
  });
}
