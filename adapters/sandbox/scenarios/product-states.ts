import { productId } from '#core/lib/ids.ts';
import { HOSTILE_PHONE, HOSTILE_TEXTS } from '../catalogue/hostile-phone.ts';
import { PRESALE_PRODUCT } from '../catalogue/variants.ts';
import type { ShopState } from './shop-state.ts';
import { buy, performOne, STATE_PHONE } from './state-steps.ts';

const product = (id: string | null, shows: readonly string[], title: string, says: ShopState['says']): ShopState => ({
  title,
  shows,
  reach: async () => ({ place: { page: 'product', product: id === null ? null : productId(id) }, order: null }),
  says,
});

/** Every state of the product page (R37–R44). */
export const PRODUCT_STATES = {
  product: product(STATE_PHONE, ['R37', 'R39', 'R40'], 'A phone that can be bought', ({ shop, phone }) => [
    shop.product.buyNow,
    shop.product.stock.buyNow,
    phone.specifications,
  ]),
  'product-hostile': product(
    HOSTILE_PHONE.id,
    ['R37', 'R40', 'Q58'],
    'A phone whose every text tries something',
    () => [HOSTILE_PHONE.productName, HOSTILE_PHONE.brandName, HOSTILE_TEXTS[1], HOSTILE_TEXTS[5]],
  ),
  'product-presale': product(PRESALE_PRODUCT, ['R41', 'Q28'], 'A phone in pre-sale', ({ common, shop }) => [
    '10:00',
    ...common.months.slice(0, 1),
    shop.product.stock.presale,
  ]),
  'product-missing': product(null, ['Q54'], 'An address that names no phone', ({ shop }) => [
    shop.product.missing.title,
  ]),
  'product-failed': product(
    'nothing',
    ['R72', 'Q48'],
    'A phone that the server does not know',
    ({ common, notices }) => [common.missing.productMissing, notices.productMissing],
  ),
  'product-expired': {
    title: 'The token has expired: the app’s login opens',
    shows: ['R72', 'Q49'],
    async reach(context) {
      await performOne(context, { action: 'expire', shopper: context.shopper });
      return { place: { page: 'product', product: productId(STATE_PHONE) }, order: null };
    },
    says: ({ notices }) => [notices.tokenExpired],
  },
  'product-pending': {
    title: 'An earlier order still waits for payment',
    shows: ['R43', 'R44', 'Q30'],
    async reach(context) {
      const waiting = await buy(context, 'xiaomi-redmi-14c');
      return { place: { page: 'product', product: productId(STATE_PHONE) }, order: waiting };
    },
    press: ({ shop }) => [shop.product.buyNow],
    says: ({ shop }) => [shop.product.pending.title, shop.product.pending.text],
  },
} satisfies Record<string, ShopState>;
