import fc from 'fast-check';
import type { Call } from '#core/ports/gateway.ts';
import { documentedAnswer } from './documented-answer.ts';

/** JSON as a gateway sends it. */
type Json = Readonly<Record<string, unknown>>;

/**
 * An answer that a call must accept, as decrypted JSON in the wire's spelling: every field of the wire document, in what it
 * allows, and in what the client takes beside that of gateways that are there already, like numbers as text.
 */
export const wireAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<Json> =>
  fc
    .tuple(documentedAnswer(call), fc.boolean())
    .map(([answer, isSpelt]) => (isSpelt ? numbersAsText(answer) : answer) as Json);

/** Values that no field should let in as they are: other types, negative and endless numbers, foreign digits, a prototype. */
export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(-1, 1e308, 'NaN', 'Infinity', '-5', '1e9', '0x10', '١٢', '<b>', 'javascript:alert(1)'),
    fc.constant('{"__proto__":{"polluted":1}}').map((json): unknown => JSON.parse(json)),
  );

/** A good answer with one of its fields, at any depth, made hostile or left out. */
export const hostileAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<unknown> =>
  fc.tuple(wireAnswer(call), hostileValue(), fc.nat(), fc.boolean()).map(([answer, value, at, isLeftOut]) => {
    const copy = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
    const places = placesIn(copy);
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return value;
    if (isLeftOut) delete place.holder[place.key];
    else place.holder[place.key] = value;
    return copy;
  });

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((each) => numbersAsText(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, numbersAsText(each)]));
}

interface PlaceOf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): readonly PlaceOf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
