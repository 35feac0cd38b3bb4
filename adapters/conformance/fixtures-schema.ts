import * as v from 'valibot';
import { actionSchema } from '../sandbox/actions/action-schema.ts';
import { type GatewayFixtures, USUAL_FIXTURES } from './fixtures.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const rupees = v.pipe(v.number(), v.minValue(0));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const pattern = v.pipe(
  text,
  v.check((each) => each.includes('{n}'), 'the pattern needs {n}'),
);
const list = v.pipe(
  v.array(text),
  v.check((each) => new Set(each).size === each.length, 'the same token stands there twice'),
);
const action = v.picklist(actionSchema.options.map((option) => option.entries.action.literal));
const { address, terms, backOffice, takesIdempotencyKeys, cannot } = USUAL_FIXTURES;

const fixturesSchema = v.strictObject({
  product: v.strictObject({
    productId: text,
    skuCode: text,
    name: v.optional(text),
    brand: v.optional(text),
    price: rupees,
    variantPrice: v.optional(rupees),
    linePrice: v.optional(v.nullable(rupees)),
    variants: v.optional(wholeNumber),
    stock: v.optional(v.nullable(wholeNumber), null),
  }),
  unknown: v.strictObject({ productId: text, productOrderId: text, loanProductId: text, token: text }),
  address: v.optional(
    v.strictObject({ name: text, phoneNumber: text, email: text, province: text, city: text, street: text }),
    address,
  ),
  terms: v.optional(
    v.strictObject({
      plans: v.pipe(v.array(v.strictObject({ periods: wholeNumber, days: wholeNumber })), v.minLength(1), v.readonly()),
      penaltyPercent: rupees,
      lockDays: wholeNumber,
    }),
    { ...terms, plans: [...terms.plans] },
  ),
  tokens: v.optional(v.union([pattern, list]), []),
  backOffice: v.optional(
    v.strictObject({ url: v.optional(v.nullable(text), null), can: v.union([v.literal('all'), v.array(action)]) }),
    { ...backOffice, can: [] },
  ),
  takesIdempotencyKeys: v.optional(v.boolean(), takesIdempotencyKeys),
  cannot: v.optional(v.array(v.strictObject({ law: text, reason: text })), [...cannot]),
}) satisfies v.GenericSchema<unknown, GatewayFixtures>;

/** Reads a fixtures file, and fills in what need not be said; a text says what is wrong with it. */
export function readFixtures(json: unknown): GatewayFixtures | string {
  const read = v.safeParse(fixturesSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  return at === '' ? `not an object of fixtures, but ${issue.received}` : wordsOf(issue, at);
}

/** What is wrong at a place, in a sentence. */
function wordsOf(issue: v.BaseIssue<unknown>, at: string): string {
  if (issue.expected === 'never') return `${at} is no field of it`;
  if (issue.received === 'undefined') return `${at} is missing`;
  // What is one of several things fails as each of them; our own words say most.
  const own = [issue, ...(issue.issues ?? [])].find(({ type }) => type === 'check');
  return `${at}: ${own?.message ?? `expected ${issue.expected ?? 'something else'}, not ${issue.received}`}`;
}
