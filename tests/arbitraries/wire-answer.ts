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

const NUMBERS = '-1 1e999 -1e999 1e308 1e21 1e-7 9007199254740993 8640000000000000 100000';
const TEXTS = 'NaN Infinity -5 1e9 1e+21 0x10 ١٢ <b> javascript:alert(1) 2026-02-30 2026-06-31T10:00 9999-12-31';
const LONG = ['x'.repeat(1_000_000), '9'.repeat(1_000_000), `${'x'.repeat(1999)}😀😀`];
/** As JSON, which has numbers without an end and a prototype among its fields. */
const EXTREMES: readonly string[] = [
  NUMBERS.split(' '),
  [...TEXTS.split(' '), ...LONG].map((each) => JSON.stringify(each)),
  ['{"__proto__":{"polluted":1}}', '{"toString":"x","valueOf":1}', `[${'{},'.repeat(12_000)}{}]`],
].flat();

/**
 * Values that no field should let in as they are: other types, numbers and times out of every range, foreign digits, texts and
 * lists without an end, half a sign at a cut, a prototype.
 */
export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(...EXTREMES).map((json): unknown => JSON.parse(json)),
  );

/** A good answer with one of its fields, at any depth, made hostile or left out, or one of its lists without an end. */
export const hostileAnswer = (call: Exclude<Call, 'fileComplaint'>): fc.Arbitrary<unknown> =>
  fc
    .tuple(wireAnswer(call), hostileValue(), fc.nat(), fc.constantFrom('hostile', 'left out', 'endless'))
    .map(([answer, value, at, how]) => {
      const copy = JSON.parse(JSON.stringify(answer)) as Record<string, unknown>;
      const places = placesIn(copy);
      const place = places[at % Math.max(1, places.length)];
      if (place === undefined) return value;
      const { holder, key } = place;
      const held = holder[key];
      if (how === 'left out') delete holder[key];
      else holder[key] = how === 'endless' && Array.isArray(held) ? Array<unknown>(12_000).fill(held[0]) : value;
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
