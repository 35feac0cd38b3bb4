import { SAMPLE_ADDRESS } from './address.ts';
import type { ShopState } from './shop-state.ts';
import { buy, buyAndContinue, dataOf, performAll } from './state-steps.ts';

const address = (
  title: string,
  says: ShopState['says'],
  options: { readonly isKnown?: boolean; readonly press?: ShopState['press'] } = {},
): ShopState => ({
  title,
  shows: ['R56', 'R57', 'R58'],
  async reach(context) {
    const order = await buy(context);
    if (options.isKnown === true) dataOf(await context.gateway.saveAddress(order, SAMPLE_ADDRESS));
    return { place: { page: 'address', order: null }, order };
  },
  ...(options.press === undefined ? {} : { press: options.press }),
  says,
});

/** Every state of the address form (R56–R58). */
export const ADDRESS_STATES = {
  'address-new': address('The empty address form', ({ shop }) => [shop.address.title, shop.address.choose]),
  'address-known': address('The address form, filled by the server', ({ shop }) => [shop.address.confirm], {
    isKnown: true,
  }),
  'address-problem': address('Confirm with nothing filled in', ({ shop }) => [shop.address.problems.name], {
    press: ({ shop }) => [shop.address.confirm],
  }),
  'address-provinces': address(
    'The seven provinces',
    ({ shop, common }) => [shop.address.fields.province, common.cancel],
    {
      press: ({ shop }) => [shop.address.fields.province],
    },
  ),
  'address-cities': address('The districts of a province', ({ shop }) => [shop.address.search], {
    isKnown: true,
    press: ({ shop }) => [shop.address.fields.city],
  }),
  'address-over': {
    title: 'The address of an order that is on its way already',
    shows: ['Q72', 'Q73'],
    async reach(context) {
      const order = await buyAndContinue(context, 'instalments');
      await performAll(context, order, ['pay', 'confirm', 'ship']);
      return { place: { page: 'address', order }, order };
    },
    says: ({ cases, shop }) => [shop.order.status.shipped, `${cases.addressClosed} ${cases.truth.shipped}`],
  },
  'address-missing': {
    title: 'An address form without an order',
    shows: ['R56', 'Q52'],
    reach: async () => ({ place: { page: 'address', order: null }, order: null }),
    says: ({ cases }) => [cases.noOrder.title],
  },
} satisfies Record<string, ShopState>;
