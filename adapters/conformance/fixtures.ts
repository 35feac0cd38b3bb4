import * as v from 'valibot';
import { actionSchema } from '../sandbox/actions/action.ts';
import { SAMPLE_ADDRESS } from '../sandbox/scenarios/address.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const rupees = v.pipe(v.number(), v.minValue(0));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const describe = <S extends v.GenericSchema>(schema: S, words: string) => v.pipe(schema, v.description(words));

/** What a back office may be able to do, by name. */
export const BACK_OFFICE_ACTIONS = actionSchema.options.map((option) => option.entries.action.literal);

const product = v.strictObject({
  productId: describe(text, 'Its id, as the gateway has it.'),
  skuCode: describe(text, 'A variant that is in stock and sold without a pre-sale.'),
  name: v.optional(text),
  brand: v.optional(text),
  price: describe(rupees, 'Price of the phone as `product/detail` has it, rupees.'),
  linePrice: v.optional(v.nullable(rupees)),
  variants: v.optional(describe(wholeNumber, 'How many variants it has.')),
  stock: v.optional(
    describe(v.nullable(wholeNumber), 'Pieces of the variant to put back after a law; null: it never runs out.'),
    null,
  ),
});

/** What a gateway is tried with: the fixtures file of `conformance`. */
export const fixturesSchema = v.strictObject({
  product: describe(product, 'The phone that the laws buy, in instalments and in full.'),
  unknown: describe(
    v.strictObject({ productId: text, productOrderId: text, loanProductId: text, token: text }),
    'Names of nothing: a phone, an order, a plan and a token that the gateway does not know.',
  ),
  address: v.optional(
    describe(
      v.strictObject({ name: text, phoneNumber: text, email: text, province: text, city: text, street: text }),
      'Where phones are sent.',
    ),
    SAMPLE_ADDRESS,
  ),
  terms: v.optional(
    v.strictObject({
      plans: describe(
        v.pipe(v.array(v.strictObject({ periods: wholeNumber, days: wholeNumber })), v.minLength(1)),
        'The plans of the phone, shortest first.',
      ),
      penaltyPercent: describe(rupees, 'What lateness costs, percent of the financing amount a day.'),
      lockDays: describe(wholeNumber, 'Days after the first unpaid due date that lock the phone.'),
    }),
    {
      plans: [
        { periods: 1, days: 30 },
        { periods: 2, days: 60 },
        { periods: 3, days: 90 },
      ],
      penaltyPercent: 2,
      lockDays: 3,
    },
  ),
  tokens: v.optional(
    describe(
      v.union([
        v.pipe(
          text,
          v.check((each) => each.includes('{n}'), 'the pattern needs {n}'),
        ),
        v.array(text),
      ]),
      'Fresh shoppers: a list of tokens that nobody used, or a pattern in which {token} is the token of the command line and {n} is counted up. Without it there is one shopper.',
    ),
    [],
  ),
  backOffice: v.optional(
    v.strictObject({
      url: v.optional(
        describe(v.nullable(text), 'Where actions are posted to; null: `__sandbox` under the gateway’s address.'),
        null,
      ),
      can: describe(
        v.union([v.literal('all'), v.array(v.picklist(BACK_OFFICE_ACTIONS))]),
        'What it can do. A law that needs more is excused.',
      ),
    }),
    { url: null, can: [] },
  ),
  takesIdempotencyKeys: v.optional(
    describe(v.boolean(), 'False excuses the laws of the header `Idempotency-Key`.'),
    true,
  ),
  cannot: v.optional(
    describe(
      v.array(v.strictObject({ law: text, reason: text })),
      'Laws that the gateway cannot keep, by their sentence, each with its reason.',
    ),
    [],
  ),
});

/** What a gateway is tried with. */
export type GatewayFixtures = v.InferOutput<typeof fixturesSchema>;

/** The sandbox's own: its products, a shopper for each law, and everything that its actions do. */
export const SANDBOX_FIXTURES: GatewayFixtures = v.parse(fixturesSchema, {
  product: {
    productId: 'samsung-galaxy-a16',
    skuCode: 'samsung-galaxy-a16--black--128gb-6gb',
    name: 'Galaxy A16',
    brand: 'Samsung',
    price: 55_999,
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

/** Reads a fixtures file; a text says what is wrong with it. */
export function readFixtures(json: unknown): GatewayFixtures | string {
  const read = v.safeParse(fixturesSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const at = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  return at === '' ? issue.message : `${at}: ${issue.message}`;
}
