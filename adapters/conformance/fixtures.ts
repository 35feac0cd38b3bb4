import type { Address } from '#core/address/address.ts';
import type { Action } from '../sandbox/actions/action.ts';
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
    /** Price of the variant, rupees, where it is another one. */
    readonly variantPrice?: number | undefined;
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
    readonly can: 'all' | readonly Action['action'][];
  };
  /** False excuses the laws of the header `Idempotency-Key`. */
  readonly takesIdempotencyKeys: boolean;
  /** Laws that the gateway cannot keep, by their sentence, each with its reason. */
  readonly cannot: readonly { readonly law: string; readonly reason: string }[];
}

/** What most gateways have in common: of the fixtures, what need not be said. */
export const USUAL_FIXTURES: Omit<GatewayFixtures, 'product' | 'unknown'> = {
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

/** The sandbox's own: its products, a shopper for each law, and everything that its actions do. */
export const SANDBOX_FIXTURES: GatewayFixtures = {
  ...USUAL_FIXTURES,
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
  backOffice: { url: null, can: 'all' },
};
