import { GATEWAY_LAWS, NEEDED_ACTIONS } from '#adapters/conformance/run-laws.ts';
import { COMPLAINT_ANSWER, COMPLAINT_EN, COMPLAINT_UR, DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import { COMPLAINT_CODES, DOCUMENTED_CODES, DOCUMENTED_STATUSES } from '#adapters/gateway/document/codes.ts';
import type { JsonSchema } from '#adapters/gateway/document/kinds.ts';
import { ORDER_STATUS_CODES } from '#adapters/gateway/wire/codes.ts';
import { COMPLAINT_PATH } from '#adapters/gateway/wire/file-complaint.ts';
import { ORDER_STATUSES, type OrderStatus } from '#core/order/order.ts';
import { placesOf } from '../support/from-json-schema.ts';
import { stateAnswers } from '../support/order-states.ts';
import { comesOf, PATHS } from './openapi.ts';

const HEAD = `# Fields and codes of the gateway

Written by \`npm run docs\` from the calls in \`adapters/gateway/wire/\`, by which the client reads and the sandbox sends.
[openapi.json](openapi.json) says the same to programs, \`adapters/gateway/README.md\` everything else.

A field that is not marked *must* may be missing or null. Texts are cut after 2000 UTF-16 units, lists after 60 entries.`;

const STATES = `## States

What the sandbox answers each call, by the state of the order that it names (\`orderProcessStatus\`): the code. An arrow names the state that the order is in afterwards. A command whose effect is there already succeeds again and changes
nothing, so that a copy that comes late does no harm: \`purchase/action\` in the same words is then answered by \`status\` 1, in
others by 400900; of a cancelled order by \`status\` 3. \`now/buy\` goes by the shopper’s other order: it names one that waits for
payment, and opens one beside any other. \`product/detail\` goes by none.

A request is judged in this order, and the first that does not hold is answered: path (404), method (405), content type and
\`source\` (400), size (413); the payload can be read (400110), and the key (400110); the token (400112, 400114, 400113); a kept
answer of the key (that answer, or 400901); parameters: missing (400110), type (400903), value (400904), unknown (400902); how often (429); the
phone (400128) or the order (400147); the plan (400310); the state (400900, 400207); then what the call asks for.`;

const ACTIONS = `## The back office of the laws

What \`asaan conformance\` posts beside the shopper’s calls, as \`{"action":"pay","order":"…"}\`: \`order\`, \`shopper\` (a token) and
\`sku\` are texts, the rest whole numbers. It is answered by \`{"ok":true,"stored":…}\`, where \`stored\` is read of \`orders\` and \`count\`
alone, and by \`{"ok":false,"reason":"…"}\` where the state does not allow it.`;

/** Every field and every code, as tables. */
export async function wireFieldsPage(): Promise<string> {
  const calls = Object.values(DOCUMENTED_CALLS).flatMap(({ path, request, answer }) => [
    `## ${path}`,
    'It sends, beside token and common parameters:',
    fieldTable(request),
    ...answered(answer),
  ]);
  const codes = Object.entries(DOCUMENTED_CODES).map(([code, each]) => {
    const paths = PATHS.filter((path) => comesOf(each, path));
    const complaint = COMPLAINT_CODES.some((known) => String(known) === code) ? [COMPLAINT_PATH] : [];
    const isAll = paths.length === PATHS.length;
    const of = [...(isAll ? [`all ${PATHS.length}`] : paths.map(inCode)), ...complaint.map(inCode)].join(', ');
    return [code, each.isOwn ? 'ours' : 'specified', each.when, of];
  });
  return [
    HEAD,
    '## Codes',
    table(['code', 'by', 'when', 'of which calls'], codes),
    '## HTTP statuses beside 200',
    table(['status', 'when'], Object.entries(DOCUMENTED_STATUSES)),
    STATES,
    `The states are ${ORDER_STATUSES.map(nameOfState).join(', ')}.`,
    stateTable(await stateAnswers()),
    ...calls,
    `## ${COMPLAINT_PATH}`,
    'It sends, on English pages:',
    fieldTable(COMPLAINT_EN),
    'And on Urdu pages:',
    fieldTable(COMPLAINT_UR),
    ...answered(COMPLAINT_ANSWER),
    ACTIONS,
    actionTable(),
    '',
  ].join('\n\n');
}

const inCode = (text: string): string => `\`${text}\``;

const nameOfState = (state: OrderStatus): string => `${ORDER_STATUS_CODES[state]} ${WORDS[state]}`;

/** The states in the words of `orderProcessStatus`. */
const WORDS: Readonly<Record<OrderStatus, string>> = {
  waitingForPayment: 'waits for payment',
  waitingForSeller: 'waits for the seller',
  readyForShipment: 'ready for shipment',
  shipped: 'shipped',
  received: 'received',
  returns: 'returned',
  cancelled: 'cancelled',
  underReview: 'under review',
};

/** State by call. */
const stateTable = (answers: Awaited<ReturnType<typeof stateAnswers>>): string =>
  table(
    ['call', ...ORDER_STATUSES.map((state) => String(ORDER_STATUS_CODES[state]))],
    answers.map(([path, ...cells]) => [inCode(path), ...cells]),
  );

function actionTable(): string {
  return table(
    ['action', 'fields', 'from', 'to', 'what it does', 'laws'],
    NEEDED_ACTIONS.map(([name, { fields, from = [], to, does }]) => [
      inCode(name),
      fields.map(inCode).join(', '),
      from.map((state) => ORDER_STATUS_CODES[state]).join(', '),
      to === undefined ? '' : String(ORDER_STATUS_CODES[to]),
      does,
      String(GATEWAY_LAWS.filter(({ needs }) => needs.includes(name)).length),
    ]),
  );
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

/** A table as Markdown; bars in a cell are escaped. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]): string => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n');
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
