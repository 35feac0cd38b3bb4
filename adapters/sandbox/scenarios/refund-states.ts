import type { ShopState } from './shop-state.ts';
import { buyAndContinue, dataOf, type OrderStep, type PaidBy, performAll } from './state-steps.ts';

const refund = (
  title: string,
  shows: readonly string[],
  paidBy: PaidBy,
  says: ShopState['says'],
  options: { readonly actions?: readonly OrderStep[]; readonly press?: ShopState['press'] } = {},
): ShopState => ({
  title,
  shows,
  async reach(context) {
    const id = await buyAndContinue(context, paidBy);
    await performAll(context, id, ['pay', ...(options.actions ?? [])]);
    return { place: { page: 'refund', order: id }, order: id };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

/** Every state of a refund (R67, R68). */
export const REFUND_STATES = {
  refund: refund('A refund of an instalment order', ['R67', 'R68'], 'instalments', ({ shop }) => [
    '10,880',
    shop.refund.tasdeeqFee,
    shop.refund.confirm,
  ]),
  'refund-in-full': refund('A refund of a phone paid at once', ['R67'], 'full', ({ shop }) => [
    shop.refund.paid.full,
    shop.refund.confirm,
  ]),
  'refund-tips': refund(
    'What follows a refund',
    ['R67', 'Q45'],
    'instalments',
    ({ shop }) => [shop.refund.tips.title],
    {
      press: ({ shop }) => [shop.refund.confirm],
    },
  ),
  'refund-requested': refund(
    'After the tips were closed',
    ['R68', 'Q45'],
    'instalments',
    ({ shop }) => [shop.refund.requested],
    { press: ({ shop }) => [shop.refund.confirm, shop.refund.tips.close] },
  ),
  'refund-too-late': refund(
    'A phone that was shipped',
    ['R68'],
    'instalments',
    ({ shop }) => [shop.refund.unavailable],
    {
      actions: ['confirm', 'ship'],
    },
  ),
  'refund-asked-before': {
    title: 'A refund that was asked for before',
    shows: ['R68', 'Q72'],
    async reach(context) {
      const id = await buyAndContinue(context, 'instalments');
      await performAll(context, id, ['pay']);
      dataOf(await context.gateway.submitRefund(id));
      return { place: { page: 'refund', order: id }, order: id };
    },
    says: ({ payments, shop }) => [shop.refund.requested, payments.moneyBack.asked, payments.moneyBack.by, '10,880'],
  },
  'refund-missing': {
    title: 'A refund without an order',
    shows: ['R67'],
    reach: async () => ({ place: { page: 'refund', order: null }, order: null }),
    says: ({ cases }) => [cases.noOrderNamed.title],
  },
} satisfies Record<string, ShopState>;
