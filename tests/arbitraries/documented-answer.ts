import fc from 'fast-check';
import { ANSWER_SCHEMAS } from '#adapters/gateway/document/answers.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import type { Call } from '#core/ports/gateway.ts';

/** A schema of the wire document, as far as values are drawn by it. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Longest text and list that is drawn, where more is allowed. */
const [TEXT_MAX, LIST_MAX] = [24, 6];
/** Highest amount that is drawn, in paisa: the document allows ten thousand times as much. */
const PAISA_MAX = 1e11;

/**
 * An answer of a call as the wire document allows it and nothing else: every field in its type and its limits,
 * some of those left out that may be missing. Each stands for itself: sums are those of no real order.
 */
export function documentedAnswer(call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<unknown> {
  const schema = new Map<string, Schema>(Object.entries(ANSWER_SCHEMAS)).get(WIRE_CALLS[call].path);
  if (schema === undefined) throw new Error(`the wire document has no answer of ${call}`);
  return drawn(schema);
}

function drawn(schema: Schema): fc.Arbitrary<unknown> {
  const { type, entries = {}, wrapped, item, options = [] } = schema;
  switch (type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, drawn(field)])), {
        requiredKeys: Object.keys(entries).filter((name) => entries[name]?.type !== 'optional'),
      });
    case 'array':
      return fc.array(drawn(item ?? schema), { maxLength: LIST_MAX });
    case 'optional':
      return drawn(wrapped ?? schema);
    case 'nullable':
      return fc.option(drawn(wrapped ?? schema));
    case 'union':
      return fc.oneof(...options.map((option) => drawn(option as Schema)));
    case 'picklist':
      return fc.constantFrom(...options);
    case 'number':
      return number(schema);
    case 'string':
      return text(schema);
    default:
      throw new Error(`the wire document has a ${type}, of which no value is drawn`);
  }
}

function number(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = [limit(schema, 'min_value') ?? 0, limit(schema, 'max_value') ?? PAISA_MAX];
  if (has(schema, 'integer')) return fc.integer({ min, max });
  return fc.integer({ min: min * 100, max: Math.min(max * 100, PAISA_MAX) }).map((hundredths) => hundredths / 100);
}

function text(schema: Schema): fc.Arbitrary<string> {
  const isShown = has(schema, 'regex');
  const minLength = isShown || has(schema, 'non_empty') ? 1 : 0;
  const texts = fc.string({ minLength, maxLength: TEXT_MAX });
  return isShown ? texts.filter((each) => each.trim() !== '') : texts;
}

const has = ({ pipe = [] }: Schema, action: string): boolean => pipe.some(({ type }) => type === action);

function limit({ pipe = [] }: Schema, action: string): number | null {
  const requirement = pipe.find(({ type }) => type === action)?.requirement;
  return typeof requirement === 'number' ? requirement : null;
}
