import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import { DOCUMENTED_CODES } from '#adapters/gateway/document/codes.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { CODES } from '#adapters/sandbox/calls/call.ts';
import { LENDER_PATHS } from '#adapters/sandbox/lender.ts';
import { CODE_NOTICES } from '#core/gateway/codes.ts';
import { documentedAnswer } from '../arbitraries/documented-answer.ts';
import { wireAnswer } from '../arbitraries/wire-answer.ts';
import { openApiDocument, PATHS } from '../package/openapi.ts';
import { fullValue, namesIn, placesOf } from '../support/from-json-schema.ts';
import { ROOT } from '../support/test-server.ts';

const CALLS = Object.values(DOCUMENTED_CALLS);
const ANSWERED = CALLS.map(({ call, answer }) => ({ call, schema: answer })).filter(
  ({ schema }) => placesOf(schema).length > 0,
);

describe('the OpenAPI document', () => {
  it('is one, says a validator that is not ours', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(openApiDocument(ROOT)))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has each of the 13 calls in both formats, and the complaint', () => {
    const paths = Object.keys((openApiDocument(ROOT) as { readonly paths: object }).paths);
    const folders = ['/v1/bnpl/', '/v2/bnpl/'].flatMap((folder) => CALLS.map(({ path }) => folder + path));
    expect(new Set(paths)).toEqual(new Set([...folders, '/v3/complaint/add']));
    expect(new Set(PATHS)).toEqual(new Set(LENDER_PATHS));
  });

  it('says what every field means; the rows of a phone’s tables say it together', () => {
    const fields = CALLS.flatMap(({ path, request, answer }) => [
      ...Object.entries(request.properties).map(([name, schema]) => ({ path: [path, name], schema })),
      ...placesOf(answer, [path]).filter(({ path: at }) => !at.includes('attribute')),
    ]);
    expect(fields.filter(({ schema }) => !JSON.stringify(schema).includes('"description"'))).toEqual([]);
  });

  it('names every code of the sandbox and of the catalogue, and no other', () => {
    const own = Object.values(CODES);
    const known = new Set([0, ...own, ...Object.keys(CODE_NOTICES).map(Number)]);
    expect(new Set(Object.keys(DOCUMENTED_CODES).map(Number))).toEqual(known);
  });
});

describe.each(ANSWERED)('the answer of $call', ({ call, schema }) => {
  const { answer } = WIRE_CALLS[call];
  const named = [...new Set(placesOf(schema).map((place) => place.path.join('.')))].toSorted();
  const drawnBy = (answers: fc.Arbitrary<unknown>): readonly string[] =>
    [...new Set(fc.sample(answers, { numRuns: 400, seed: 20 }).flatMap((each) => namesIn(each)))].toSorted();
  /** Whether it is read whole: a plan that is left out is not. */
  const isRead = (value: unknown): boolean => {
    const data = answer(value);
    return data !== undefined && !('hasLostPlans' in Object(data) && Object(data).hasLostPlans === true);
  };

  it('is always read where it keeps to the document, also with numbers as text, and a generator draws every field', () => {
    fc.assert(
      fc.property(documentedAnswer(call), (json) => {
        expect(isRead(json)).toBe(true);
      }),
    );
    fc.assert(fc.property(wireAnswer(call), (json) => answer(json) !== undefined));
    expect(drawnBy(wireAnswer(call))).toEqual(named);
  });

  it('is refused without what it must have, and read without what it may', () => {
    for (const { path: at, isRequired, isNullable } of placesOf(schema)) {
      for (const [value, isFine] of [
        [undefined, !isRequired],
        [null, isNullable],
      ] as const)
        expect([at.join('.'), value, isRead(changed(fullValue(schema), at, value))]).toEqual([
          at.join('.'),
          value,
          isFine,
        ]);
    }
  });
});

// Helpers

/** The same value with another one at a place; undefined takes it away. */
function changed(value: unknown, path: readonly string[], to: null | undefined): unknown {
  const holder = path.slice(0, -1).reduce((each, name) => each[name] as Fields, value as Fields);
  const last = path.at(-1) ?? '';
  if (to === undefined) delete holder[last];
  else holder[last] = to;
  return value;
}

type Fields = Record<string, unknown>;
