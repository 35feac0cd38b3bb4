import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ANSWER_SCHEMAS } from '#adapters/gateway/document/answers.ts';
import type { RequestPath } from '#adapters/gateway/document/requests.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { documentedAnswer } from '../arbitraries/documented-answer.ts';
import { hostileAnswer, hostileValue, wireAnswer } from '../arbitraries/wire-answer.ts';
import { generatorLaws } from '../support/generator-laws.ts';

describe('answers of a gateway', () => {
  it.each(Object.values(WIRE_CALLS).map(({ call, path, answer }) => [call, path, answer] as const))(
    'wireAnswer(%s) draws every field that the wire document names, and nothing else; hostileAnswer changes some of them',
    (call, path, answer) => {
      const drawn = fc.sample(wireAnswer(call), { numRuns: 400, seed: 20 });
      const named = fieldsOf(ANSWER_SCHEMAS[path as RequestPath]);
      expect([...new Set(drawn.flatMap((json) => fieldsIn(json)))].toSorted()).toEqual(named.toSorted());
      expect(drawn.filter((json) => answer(json) === undefined)).toEqual([]);
      const hostile = fc.sample(hostileAnswer(call), { numRuns: 400, seed: 20 });
      const changed = hostile.map((json) => JSON.stringify(json));
      expect(new Set(changed).size).toBeGreaterThan(100);
    },
  );

  it.each(Object.values(WIRE_CALLS).map(({ call, path, answer }) => [call, path as RequestPath, answer] as const))(
    'documentedAnswer(%s) is what the wire document allows, whole, and the client reads it',
    (call, path, answer) => {
      fc.assert(
        fc.property(documentedAnswer(call), (json) => {
          expect(v.safeParse(ANSWER_SCHEMAS[path], json).issues).toBeUndefined();
          expect(answer(json)).toBeDefined();
        }),
      );
      const drawn = fc.sample(documentedAnswer(call), { numRuns: 400, seed: 20 });
      const named = fieldsOf(ANSWER_SCHEMAS[path]);
      expect([...new Set(drawn.flatMap((json) => fieldsIn(json)))].toSorted()).toEqual([...new Set(named)].toSorted());
    },
  );

  generatorLaws('hostileValue', {
    make: hostileValue,
    shrunk: 6,
    isCorrect: (value) => JSON.stringify(value) !== undefined,
    reaches: {
      'a number below zero': (value) => value === -1,
      'an address that runs': (value) => value === 'javascript:alert(1)',
      'an own __proto__': (value) => typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'),
    },
  });
});

// Helpers

/** A schema as far as it holds others. */
interface Nested {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Nested>>;
  readonly wrapped?: Nested;
  readonly item?: Nested;
  readonly options?: readonly (Nested | number | string)[];
}

/** Every field that a schema names, as `productInfo.price`; those of a list's entries as the list's own. */
function fieldsOf({ entries = {}, wrapped, item, options = [] }: Nested): readonly string[] {
  const inner = [wrapped, item, ...options].filter((each) => typeof each === 'object');
  return [
    ...Object.entries(entries).flatMap(([name, field]) => [name, ...fieldsOf(field).map((each) => `${name}.${each}`)]),
    ...inner.flatMap(fieldsOf),
  ];
}

/** Every field that JSON has, in the same spelling. */
function fieldsIn(json: unknown): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(fieldsIn);
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => [name, ...fieldsIn(value).map((each) => `${name}.${each}`)]);
}
