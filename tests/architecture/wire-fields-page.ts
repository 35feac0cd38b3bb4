import { COMPLAINT_ANSWER } from '#adapters/gateway/document/answers.ts';
import { DOCUMENTED_CODES, DOCUMENTED_STATUSES } from '#adapters/gateway/document/codes.ts';
import { COMPLAINT_EN, COMPLAINT_UR } from '#adapters/gateway/document/requests.ts';
import { COMPLAINT_PATH } from '#adapters/gateway/wire/file-complaint.ts';
import { type JsonSchema, placesOf } from '../support/from-json-schema.ts';
import { table } from './markdown.ts';
import { answerSchema, comesOf, PATHS, requestSchema, schemaOf } from './wire-document.ts';

const HEAD = `# Fields and codes of the gateway

Written by \`npm run docs\` from the schemas in \`document/\`; a test compares them with what the client reads and with what
the sandbox sends. [openapi.json](openapi.json) says the same to programs, [README.md](README.md) says everything else.

A field that is not marked *must* may be missing or null. Texts are cut after 2000 UTF-16 units, lists after 60 entries.`;

/** \`adapters/gateway/fields.md\`: every field and every code, as tables. */
export function wireFieldsPage(): string {
  const calls = PATHS.flatMap((path) => [
    `## ${path}`,
    'It sends, beside token and common parameters:',
    fieldTable(requestSchema(path)),
    ...answered(answerSchema(path)),
  ]);
  const codes = Object.entries(DOCUMENTED_CODES).map(([code, each]) => {
    const paths = PATHS.filter((path) => comesOf(each, path));
    const of = paths.length === PATHS.length ? 'all' : paths.map((path) => `\`${path}\``).join(', ');
    return [code, each.isOwn ? 'ours' : 'specified', each.when, of];
  });
  return [
    HEAD,
    '## Codes',
    table(['code', 'by', 'when', 'of which calls'], codes),
    '## HTTP statuses beside 200',
    table(['status', 'when'], Object.entries(DOCUMENTED_STATUSES)),
    ...calls,
    `## ${COMPLAINT_PATH}`,
    'It sends, on English pages:',
    fieldTable(schemaOf(COMPLAINT_EN)),
    'And on Urdu pages:',
    fieldTable(schemaOf(COMPLAINT_UR)),
    ...answered(schemaOf(COMPLAINT_ANSWER)),
    '',
  ].join('\n\n');
}

const answered = (schema: JsonSchema): readonly string[] =>
  placesOf(schema).length === 0
    ? [`It is answered by code 0. ${schema.description ?? ''}`.trim()]
    : ['It is answered by:', fieldTable(schema)];

function fieldTable(schema: JsonSchema): string {
  return table(
    ['field', 'type', 'unit', '', 'meaning'],
    placesOf(schema).map(({ path, isRequired, isNullable, schema: field }) => [
      `\`${path
        .map((name) => (name === '0' ? '[]' : name))
        .join('.')
        .replaceAll('.[]', '[]')}\``,
      typeOf(field),
      unitOf(field),
      isRequired && !isNullable ? 'must' : '',
      meaningOf(field),
    ]),
  );
}

/** The part that is not null. */
const partOf = (field: JsonSchema): JsonSchema =>
  (field.anyOf ?? []).length === 2 && field.anyOf?.some(({ type }) => type === 'null')
    ? (field.anyOf.find(({ type }) => type !== 'null') ?? field)
    : field;

function typeOf(field: JsonSchema): string {
  const { type, anyOf, enum: values, items, maxLength = 0 } = partOf(field);
  if (values !== undefined) return values.join(' or ');
  if (anyOf !== undefined)
    return anyOf
      .filter((each) => each.type !== 'null')
      .map(typeOf)
      .join(' or ');
  if (type === 'array') return `list of ${typeOf(items ?? {})}`;
  if (type === 'string') return maxLength > 0 && maxLength < 2000 ? `text ≤ ${maxLength}` : 'text';
  return type === 'integer' ? 'whole number' : String(type);
}

/** The unit of a field, by the first word of what is said of it. */
const UNITS: Readonly<Record<string, string>> = { Rupees: 'Rs.', Milliseconds: 'ms', Percent: '%', Days: 'days' };

const unitOf = (field: JsonSchema): string => UNITS[/^\w+/.exec(meaningOf(field))?.[0] ?? ''] ?? '';

const meaningOf = (field: JsonSchema): string => field.description ?? partOf(field).description ?? '';
