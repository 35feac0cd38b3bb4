import type { Address } from '#core/address/address.ts';
import { loanProductId, type OrderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Place } from '#core/routes/places.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { Action, OrderMove } from '../actions/action.ts';
import type { PerformAction } from '../actions/performers.ts';
import { FIRST_STOCK, variantsOf } from '../catalogue/variants.ts';
import { LOAN_PRODUCTS } from '../lending/tariff.ts';

/** An address of nobody, wherever a scenario or a test needs one that may be saved. */
export const SAMPLE_ADDRESS: Address = {
  name: 'Ayesha Khan',
  phoneNumber: '03001234567',
  email: 'ayesha@example.com',
  province: 'Punjab',
  city: 'Lahore',
  street: 'House 12, Street 4, Model Town',
};

/** What brings a shopper into a state: his own calls, and everybody else's actions. */
export interface ScenarioContext {
  readonly gateway: Gateway;
  readonly perform: PerformAction;
  /** The shopper's token: somebody new for every state, so that none disturbs another. */
  readonly shopper: string;
}

/** The texts by which a state is reached and known. */
export type StateTexts = Pick<Catalogue, 'cases' | 'common' | 'notices' | 'payments' | 'phone' | 'shop'>;

/** A state of a screen that a person can look at. */
export interface ShopState {
  readonly title: string;
  /** The lines of the specification that it shows. */
  readonly shows: readonly string[];
  /** Answers where it is seen, and the order that the page has in hand. */
  reach(context: ScenarioContext): Promise<{ readonly place: Place; readonly order: OrderId | null }>;
  /** What is pressed on the page to get there, by name, in order. */
  readonly press?: (text: StateTexts) => readonly string[];
}

/** How an order comes to a state. */
export interface Way {
  /** The phone that is bought. */
  readonly phone?: string;
  /** Where it is sent; null where nobody has said yet. */
  readonly address?: Address | null;
  /** How it is continued with; without it it stays in the cart. */
  readonly paidBy?: 'instalments' | 'full';
  /** What others do with the order or its shopper then; `refund` is his own request. */
  readonly moves?: readonly (OrderMove | 'refund' | ((shopper: string, order: string) => Action))[];
  readonly press?: NonNullable<ShopState['press']>;
}

/** The phone that most states are about. */
export const STATE_PHONE = 'samsung-galaxy-a16';

/** Makes states of a page that begin with a purchase: where they are seen, and what their ways have in common. */
export const statesAt =
  (placeOf: (order: OrderId) => Place, usual: Way = {}) =>
  (title: string, shows: readonly string[], way: Way = {}): ShopState => {
    const { press, ...led } = { ...usual, ...way };
    return {
      title,
      shows,
      async reach(context) {
        const order = await lead(context, led);
        return { place: placeOf(order), order };
      },
      ...(press === undefined ? {} : { press }),
    };
  };

/** Makes a state of a page that needs no order. */
export const stateWithout = (place: Place, title: string, shows: readonly string[]): ShopState => ({
  title,
  shows,
  reach: async () => ({ place, order: null }),
});

/** Buys a phone and leads its order along a way. Throws where the sandbox refuses a step of it. */
export async function lead(context: ScenarioContext, { phone, address, paidBy, moves = [] }: Way): Promise<OrderId> {
  const { gateway, shopper } = context;
  const order = await buy(context, phone);
  if (address !== null) dataOf(await gateway.saveAddress(order, address ?? SAMPLE_ADDRESS));
  const choice = { productOrderId: order, receiptType: 'express' } as const;
  if (paidBy === 'full')
    dataOf(await gateway.continuePurchase({ ...choice, paymentType: 'full', originalProductId: null }));
  if (paidBy === 'instalments') {
    const originalProductId = loanProductId(LOAN_PRODUCTS[2]?.id ?? '');
    dataOf(await gateway.continuePurchase({ ...choice, paymentType: 'bnpl', originalProductId }));
  }
  for (const each of moves) {
    if (each === 'refund') dataOf(await gateway.submitRefund(order));
    else await perform(context, typeof each === 'string' ? { action: each, order } : each(shopper, order));
  }
  return order;
}

/** Buys a phone, of which new pieces come where the last one is sold; throws where the sandbox sells none. */
export async function buy(context: ScenarioContext, phone: string = STATE_PHONE): Promise<OrderId> {
  const sku = variantsOf(phone)[0]?.skuCode ?? '';
  const start = async () =>
    dataOf(await context.gateway.startPurchase({ productId: productId(phone), skuCode: skuCode(sku) })).productOrderId;
  let id = await start();
  if (id === null) {
    await perform(context, { action: 'stock', sku, left: FIRST_STOCK });
    id = await start();
  }
  if (id === null) throw new Error(`the sandbox did not sell '${phone}'`);
  return id;
}

/** Performs an action; throws where it is not possible. */
export async function perform(context: ScenarioContext, action: Action): Promise<void> {
  const result = await context.perform(action);
  if (!result?.ok) throw new Error(`'${action.action}' was not done: ${result?.reason ?? 'no sandbox'}`);
}

/** What an outcome holds; throws where it is not done, and says why. */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'refused') throw new Error(`the sandbox refused with ${outcome.code}`);
  if (outcome.kind !== 'done') throw new Error(`the sandbox gave no answer that can be used: ${outcome.reason}`);
  return outcome.data;
}
