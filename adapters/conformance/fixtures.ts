import * as v from 'valibot';
import type { Address } from '#core/address/address.ts';
import { ACTIONS, type ActionName } from '../sandbox/actions/action.ts';
import { SAMPLE_ADDRESS } from '../sandbox/scenarios/address.ts';

/** What a gateway is tried with: which phone at what price, on which terms, as whom, and what its back office can do. */
export interface GatewayFixtures {
  /** The phone that the laws buy, in instalments and in full. */
  readonly product: {
    readonly productId: string;
    /** A variant that is in stock, and sold without a pre-sale. */
    readonly skuCode: string;
    readonly name?: string | undefined;
    readonly brand?: string | undefined;
    /** Price of the phone as `product/detail` has it, rupees. */
    readonly price: number;
    /** What its variants cost, rupees, by their `skuCode`; one that is not named costs `price`. */
    readonly variantPrices?: Readonly<Record<string, number>> | undefined;
    /** The price that is struck through, rupees; null for none. Not looked at where it is missing. */
    readonly linePrice?: number | null | undefined;
    /** How many variants it has. */
    readonly variants?: number | undefined;
    /** Pieces of the variant to put back after a law; null where it never runs out. */
    readonly stock: number | null;
  };
  /** Names of nothing: a phone, an order, a plan and a token that the gateway does not know. */
  readonly unknown: {
    readonly productId: string;
    readonly productOrderId: string;
    readonly loanProductId: string;
    readonly token: string;
  };
  /** Where phones are sent. */
  readonly address: Address;
  readonly terms: {
    /** The plans of the phone, shortest first. */
    readonly plans: readonly { readonly periods: number; readonly days: number }[];
    /** What lateness costs at most, percent of the financing amount a day. */
    readonly penaltyPercent: number;
    /** Days after the first unpaid due date that lock the phone. */
    readonly lockDays: number;
  };
  /**
   * Fresh shoppers: a list of tokens that nobody used, or a pattern in which `{token}` is a given token and `{n}` is counted
   * up. An empty list where there is one shopper alone.
   */
  readonly tokens: string | readonly string[];
  readonly backOffice: {
    /** Where actions are posted to; null: `__sandbox` under the gateway's address. */
    readonly url: string | null;
    /** What it can do. A law that needs more is excused. */
    readonly can: 'all' | readonly ActionName[];
  };
  /** False excuses the laws of the header `Idempotency-Key`. */
  readonly takesIdempotencyKeys: boolean;
  /** Laws that the gateway cannot keep, by their sentence, each with its reason. */
  readonly cannot: readonly { readonly law: string; readonly reason: string }[];
}

/** What a fixtures file may leave out: most gateways have it in common. */
export const USUAL_FIXTURES = {
  address: SAMPLE_ADDRESS,
  terms: {
    plans: [
      { periods: 1, days: 30 },
      { periods: 2, days: 60 },
      { periods: 3, days: 90 },
    ],
    penaltyPercent: 2,
    lockDays: 3,
  },
  tokens: [],
  backOffice: { url: null, can: [] },
  takesIdempotencyKeys: true,
  cannot: [],
};

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
const plan = v.pipe(v.strictObject({ periods: wholeNumber, days: wholeNumber }), v.readonly());
const action = v.picklist(Object.keys(ACTIONS) as ActionName[]);
const { address, terms, tokens, backOffice, takesIdempotencyKeys, cannot } = USUAL_FIXTURES;

/** Reads a file of them. What the package declares of fixtures must not lead to the library that reads them. */
const fixturesSchema: v.GenericSchema<unknown, GatewayFixtures> = v.strictObject({
  product: v.strictObject({
    productId: text,
    skuCode: text,
    name: v.optional(text),
    brand: v.optional(text),
    price: rupees,
    variantPrices: v.optional(v.record(v.string(), rupees)),
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
      plans: v.pipe(v.array(plan), v.minLength(1), v.readonly()),
      penaltyPercent: rupees,
      lockDays: wholeNumber,
    }),
    terms,
  ),
  tokens: v.optional(v.union([pattern, list]), tokens),
  backOffice: v.optional(
    v.strictObject({
      url: v.optional(v.nullable(text), null),
      can: v.union([v.literal('all'), v.pipe(v.array(action), v.readonly())]),
    }),
    backOffice,
  ),
  takesIdempotencyKeys: v.optional(v.boolean(), takesIdempotencyKeys),
  cannot: v.optional(
    v.pipe(v.array(v.pipe(v.strictObject({ law: text, reason: text }), v.readonly())), v.readonly()),
    cannot,
  ),
});

/** The sandbox's own: its products, a shopper for each law, and everything that its actions do. */
export const SANDBOX_FIXTURES: GatewayFixtures = {
  ...USUAL_FIXTURES,
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
  backOffice: { url: null, can: 'all' },
};

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
