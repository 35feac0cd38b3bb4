import type { StateTexts } from '#adapters/sandbox/scenarios/shop-state.ts';
import type { ShopStateName } from '#adapters/sandbox/scenarios/states.ts';

/** Something that a press sends: where it is, what is pressed, which call it makes, how often. */
export interface Action {
  readonly what: string;
  readonly state: ShopStateName;
  readonly button: (texts: StateTexts) => string;
  /** Under `/v1/bnpl/`. */
  readonly path: string;
  readonly times: number;
}

/** Every action of the shop that sends something. */
export const ACTIONS: readonly Action[] = [
  { what: 'R43 buy', state: 'product', button: ({ shop }) => shop.product.buyNow, path: 'now/buy', times: 1 },
  {
    what: 'R44 cancel the waiting order',
    state: 'product-pending',
    button: ({ shop }) => shop.product.pending.cancel,
    path: 'user/cancel/awaiting/pay',
    times: 1,
  },
  {
    what: 'R53 switch to instalments',
    state: 'cart-full',
    button: ({ shop }) => shop.cart.bnpl,
    path: 'pay/type/bnpl',
    times: 1,
  },
  { what: 'R54 continue', state: 'cart', button: ({ common }) => common.continue, path: 'purchase/action', times: 1 },
  {
    what: 'compare the plans',
    state: 'cart',
    button: ({ payments }) => payments.compare.open,
    path: 'get/calc/info',
    times: 3,
  },
  {
    what: 'R57 save the address',
    state: 'address-known',
    button: ({ common }) => common.confirm,
    path: 'complete/addr',
    times: 1,
  },
  {
    what: 'R64 confirm the receipt',
    state: 'order-receipt',
    button: ({ common }) => common.confirm,
    path: 'user/confirm/receipt',
    times: 1,
  },
  {
    what: 'R67 ask for the refund',
    state: 'refund',
    button: ({ shop }) => shop.refund.confirm,
    path: 'refund/cooling',
    times: 1,
  },
];

/** The question with which each page of the shop opens, and a state in which it does. */
export const QUESTIONS: readonly (readonly [path: string, state: ShopStateName])[] = [
  ['product/detail', 'product'],
  ['get/purchase/info', 'cart'],
  ['get/addr', 'address-known'],
  ['get/calc/info', 'calculator'],
  ['get/order/details', 'order-4'],
  ['get/refund/cooling/info', 'refund'],
];

/** What a question sends of its own. */
export function questionOf(path: string, productId: string | null, productOrderId: string | null): object {
  if (path === 'product/detail') return { productId };
  const ofOrder = { productOrderId };
  return path === 'get/calc/info'
    ? { ...ofOrder, productAmount: 0, overdueDays: 0, loanDays: 0, originalProductId: '' }
    : ofOrder;
}
