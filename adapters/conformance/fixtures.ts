import * as v from 'valibot';
import { ADDRESS_FIELDS } from '#core/address/address.ts';
import { ACTIONS, type ActionName } from '../sandbox/actions/action.ts';
import { SAMPLE_ADDRESS } from '../sandbox/scenarios/shop-state.ts';

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
  v.readonly(),
);
const action = v.picklist(Object.keys(ACTIONS) as ActionName[]);
/** Plans of most gateways: 30, 60 and 90 days. */
const PLANS = [1, 2, 3].map((periods) => ({ periods, days: 30 * periods }));

/** Reads a fixtures file. What most gateways have in common may be left out. */
const fixturesSchema = v.strictObject({
  /** The phone that the laws buy, in instalments and in full. */
  product: v.strictObject({
    productId: text,
    /** A variant that is in stock, and sold without a pre-sale. */
    skuCode: text,
    name: v.optional(text),
    brand: v.optional(text),
    /** Price of the phone as `product/detail` has it, rupees. */
    price: rupees,
    /** What its variants cost, rupees, by their `skuCode`; one that is not named costs `price`. */
    variantPrices: v.optional(v.record(v.string(), rupees)),
    /** The price that is struck through, rupees; null for none. Not looked at where it is missing. */
    linePrice: v.optional(v.nullable(rupees)),
    /** How many variants it has. */
    variants: v.optional(wholeNumber),
    /** Pieces of the variant to put back after a law; null where it never runs out. */
    stock: v.optional(v.nullable(wholeNumber), null),
  }),
  /** Names of nothing: a phone, an order, a plan and a token that the gateway does not know. */
  unknown: v.strictObject({ productId: text, productOrderId: text, loanProductId: text, token: text }),
  /** Where phones are sent. */
  address: v.optional(v.strictObject(v.entriesFromList(ADDRESS_FIELDS, text)), SAMPLE_ADDRESS),
  terms: v.optional(
    v.strictObject({
      /** The plans of the phone, shortest first. */
      plans: v.pipe(v.array(v.strictObject({ periods: wholeNumber, days: wholeNumber })), v.minLength(1), v.readonly()),
      /** What lateness costs at most, percent of the financing amount a day. */
      penaltyPercent: rupees,
      /** Days after the first unpaid due date that lock the phone. */
      lockDays: wholeNumber,
    }),
    { plans: PLANS, penaltyPercent: 2, lockDays: 3 },
  ),
  /**
   * Fresh shoppers: a list of tokens that nobody used, or a pattern in which `{token}` is a given token and `{n}` is counted
   * up. An empty list where there is one shopper alone.
   */
  tokens: v.optional(v.union([pattern, list]), []),
  backOffice: v.optional(
    v.strictObject({
      /** Where actions are posted to; null: `__sandbox` under the gateway's address. */
      url: v.optional(v.nullable(text), null),
      /** What it can do. A law that needs more is excused. */
      can: v.union([v.literal('all'), v.pipe(v.array(action), v.readonly())]),
    }),
    { can: [] },
  ),
  /** False excuses the laws of the header `Idempotency-Key`. */
  takesIdempotencyKeys: v.optional(v.boolean(), true),
  /** Laws that the gateway cannot keep, by their sentence, each with its reason. */
  cannot: v.optional(v.pipe(v.array(v.strictObject({ law: text, reason: text })), v.readonly()), []),
});

/** What a gateway is tried with: which phone at what price, on which terms, as whom, and what its back office can do. */
export type GatewayFixtures = v.InferOutput<typeof fixturesSchema>;

/** The sandbox's own: its products, a shopper for each law, and everything that its actions do. */
export const SANDBOX_FIXTURES: GatewayFixtures = v.parse(fixturesSchema, {
  product: {
    productId: 'samsung-galaxy-a16',
    skuCode: 'samsung-galaxy-a16--black--128gb-6gb',
    name: 'Galaxy A16',
    brand: 'Samsung',
    price: 55_999,
    variantPrices: {
      'samsung-galaxy-a16--black--256gb-8gb': 64_999,
      'samsung-galaxy-a16--light-gray--256gb-8gb': 64_999,
      'samsung-galaxy-a16--light-green--256gb-8gb': 64_999,
    },
    linePrice: 59_999,
    variants: 6,
    stock: 200,
  },
  unknown: {
    productId: 'nokia-3310',
    productOrderId: '12',
    loanProductId: '7300000000000000031',
    token: 'somebody',
  },
  tokens: '{token}-{n}',
  backOffice: { can: 'all' },
});

/** Reads a fixtures file, and fills in what need not be said; a text says what is wrong with it. */
export function readFixtures(json: unknown): GatewayFixtures | string {
  const read = v.safeParse(fixturesSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  if (at === '') return `not an object of fixtures, but ${issue.received}`;
  if (issue.expected === 'never') return `${at} is no field of it`;
  if (issue.received === 'undefined') return `${at} is missing`;
  // A union has an issue for each of its options: our own message says most.
  const own = [issue, ...(issue.issues ?? [])].find(({ type }) => type === 'check');
  return `${at}: ${own?.message ?? `expected ${issue.expected ?? 'something else'}, not ${issue.received}`}`;
}
