import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_CODES } from '#adapters/gateway/document/codes.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { CODES } from '#adapters/sandbox/calls/call.ts';
import { LENDER_PATHS } from '#adapters/sandbox/lender.ts';
import { CODE_NOTICES } from '#core/errors/gateway-codes.ts';
import { answerSchema, openApiDocument, PATHS, requestSchema } from '../architecture/wire-document.ts';
import { fullValue, placesOf, valuesOf } from '../support/from-json-schema.ts';
import { ROOT } from '../support/test-server.ts';

const CALLS = Object.values(WIRE_CALLS);
const byPath = (path: string) => {
  const call = CALLS.find((each) => each.path === path);
  if (call === undefined) throw new Error(`no call ${path}`);
  return call;
};

describe('the OpenAPI document', () => {
  it('is one, says a validator that is not ours, and would be none with a slip of the pen', async () => {
    const document = openApiDocument(ROOT) as Record<string, Record<string, object>>;
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const slip = structuredClone(document);
    slip['paths'] = { ...slip['paths'], '/slip': { post: { responses: 'none' } } };
    expect((await new Validator().validate(slip)).valid).toBe(false);
  });

  it('has each of the 13 calls in both formats, and the complaint', () => {
    const paths = Object.keys((openApiDocument(ROOT) as { readonly paths: object }).paths);
    const folders = ['/v1/bnpl/', '/v2/bnpl/'].flatMap((folder) => CALLS.map(({ path }) => folder + path));
    expect(new Set(paths)).toEqual(new Set([...folders, '/v3/complaint/add']));
    expect(new Set(PATHS)).toEqual(new Set(LENDER_PATHS));
  });

  it('points at nothing that there is not', () => {
    const document = openApiDocument(ROOT);
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
    const found = refs.map((ref) =>
      ref.split('/').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document),
    );
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((_, at) => found[at] === undefined)).toEqual([]);
  });

  it('says something of every field and every parameter', () => {
    const silent = PATHS.flatMap((path) =>
      [requestSchema(path), answerSchema(path)]
        .flatMap((schema) => placesOf(schema))
        .filter(({ schema }) => !JSON.stringify(schema).includes('"description"'))
        .map((place) => [path, ...place.path].join('.')),
    );
    expect(silent).toEqual([]);
  });

  it('names every code of the sandbox and of the catalogue, and no other', () => {
    const own = Object.values(CODES).filter((code) => code !== CODES.tooOften);
    const known = new Set([0, ...own, ...Object.keys(CODE_NOTICES).map(Number)]);
    expect(new Set(Object.keys(DOCUMENTED_CODES).map(Number))).toEqual(known);
  });
});

describe.each(PATHS.filter((path) => placesOf(answerSchema(path)).length > 0))('the answer of %s', (path) => {
  const schema = answerSchema(path);
  const { answer } = byPath(path);
  /** Whether it is read whole: a plan that is left out is not. */
  const read = (value: unknown): boolean => {
    const data = answer(value);
    return (
      data !== undefined && !Object.entries({ ...Object(data) }).some(([name, is]) => name === 'hasLostPlans' && is)
    );
  };

  it('is always read where it keeps to its schema', () => {
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(read(value)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has the fields that the client reads, and no other', () => {
    const seen = new Set<string>();
    answer(watched(fullValue(schema), '', seen));
    expect([...seen].toSorted()).toEqual([...new Set(placesOf(schema).map((place) => nameOf(place.path)))].toSorted());
  });

  it('is refused without what it must have, and read without what it may', () => {
    for (const { path: at, isRequired, isNullable } of placesOf(schema)) {
      const where = nameOf(at);
      const without = changed(schema, at, (holder, key) => delete holder[key]);
      expect([where, 'missing', read(without)]).toEqual([where, 'missing', !isRequired]);
      const empty = changed(schema, at, (holder, key) => {
        holder[key] = null;
      });
      expect([where, 'null', read(empty)]).toEqual([where, 'null', isNullable]);
    }
  });
});

describe('amounts and times of an answer', () => {
  it.each(PATHS)('of %s are read in the unit that the document gives them', (path) => {
    const schema = answerSchema(path);
    const value = fullValue(schema);
    const expected = new Map<string, number>();
    const places = placesOf(schema);
    for (const [at, { path: place, schema: field }] of places.entries()) {
      const isHolder = places.some(
        ({ path: other }) => other.length > place.length && nameOf(other).startsWith(nameOf(place)),
      );
      const unit = /"description":"(Rupees|Milliseconds)/.exec(JSON.stringify(field))?.[1];
      if (unit === undefined || isHolder) continue;
      // A value of its own for each field, so that none is taken for another.
      const sent = unit === 'Rupees' ? 1000.25 + at : 1_700_000_000_000 + at;
      const holder = place.slice(0, -1).reduce<unknown>((each, name) => (each as Fields)[name], value) as Fields;
      holder[place.at(-1) ?? ''] = sent;
      expected.set(nameOf(place), unit === 'Rupees' ? Math.round(sent * 100) : sent);
    }
    // An example is shown where its parts add up.
    const { example } = value as {
      readonly example?: { downPayment: number; periods: number; perPeriod: number; total: number };
    };
    if (example !== undefined) {
      example.total = example.downPayment + example.periods * example.perPeriod;
      expected.set('example.total', Math.round(example.total * 100));
    }
    const read = new Set(numbersIn(byPath(path).answer(value)));
    expect([...expected].filter(([, number]) => !read.has(number))).toEqual([]);
  });
});

describe('a request', () => {
  it('has the fields that the document names, whatever is asked', () => {
    const requests: Readonly<Record<string, object>> = {
      'product/detail': WIRE_CALLS.readProduct.fields('p' as never),
      'now/buy': WIRE_CALLS.startPurchase.fields({ productId: 'p', skuCode: 's' } as never),
      'complete/addr': WIRE_CALLS.saveAddress.fields('1' as never, {
        name: 'A',
        phoneNumber: '03001234567',
        email: 'a@b.pk',
        province: 'Punjab',
        city: 'Lahore',
        street: 'S',
      }),
      'purchase/action': WIRE_CALLS.continuePurchase.fields({
        productOrderId: '1' as never,
        receiptType: 'pickUp',
        paymentType: 'full',
        originalProductId: null,
      }),
      'get/calc/info': WIRE_CALLS.readCalculation.fields({
        productOrderId: '1' as never,
        productAmount: 150,
        overdueDays: 0,
        loanDays: 30,
        originalProductId: null,
      }),
    };
    for (const path of PATHS) {
      const sent = requests[path] ?? { productOrderId: '1' };
      expect([path, new Set(requestSchema(path).required)]).toEqual([path, new Set(Object.keys(sent))]);
    }
  });
});

// Helpers

type Fields = Record<string, unknown>;

/** Every number at every depth. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const nameOf = (path: readonly string[]): string => path.join('.');

/** A value that notes which of its fields are read. */
function watched(value: unknown, path: string, seen: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof found === 'function' || key === 'length') return found;
      const at = path === '' ? key : `${path}.${key}`;
      if (!Array.isArray(target)) seen.add(at);
      return watched(found, at, seen);
    },
  });
}

/** A full value with one of its places changed. */
function changed(
  schema: Parameters<typeof fullValue>[0],
  path: readonly string[],
  change: (holder: Record<string, unknown>, key: string) => void,
): unknown {
  const value = fullValue(schema);
  let holder = value as Record<string, unknown>;
  for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
  change(holder, path.at(-1) ?? '');
  return value;
}
