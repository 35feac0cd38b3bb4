import fc from 'fast-check';
import { DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import type { JsonSchema } from '#adapters/gateway/document/kinds.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import type { Call } from '#core/ports/gateway.ts';

/** Longest text and list that is drawn, where more is allowed. */
const [TEXT_MAX, LIST_MAX] = [24, 6];
/** Highest amount that is drawn, in paisa: the document allows ten thousand times as much. */
const PAISA_MAX = 1e11;

/**
 * An answer of a call as the wire document allows it and nothing else: every field in its type and its limits,
 * some of those left out that may be missing. Each stands for itself: sums are those of no real order.
 */
export const documentedAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<unknown> =>
  drawn(DOCUMENTED_CALLS[WIRE_CALLS[call].path].answer);

function drawn(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], items = {}, anyOf, enum: values, minimum = 0, maximum } = schema;
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(drawn));
  if (values !== undefined) return fc.constantFrom(...values);
  switch (String(type)) {
    case 'null':
      return fc.constant(null);
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, drawn(field)])), {
        requiredKeys: [...required],
      });
    case 'array':
      return fc.array(drawn(items), { maxLength: LIST_MAX });
    case 'integer':
      return fc.integer({ min: minimum, max: maximum ?? PAISA_MAX });
    case 'number':
      return fc
        .integer({ min: minimum * 100, max: Math.min((maximum ?? PAISA_MAX) * 100, PAISA_MAX) })
        .map((hundredths) => hundredths / 100);
    case 'string':
      return text(schema);
    default:
      throw new Error(`the wire document has a ${String(type)}, of which no value is drawn`);
  }
}

function text({ pattern, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  const texts = fc.string({ minLength: pattern === undefined ? minLength : 1, maxLength: TEXT_MAX });
  return pattern === undefined ? texts : texts.filter((each) => each.trim() !== '');
}
