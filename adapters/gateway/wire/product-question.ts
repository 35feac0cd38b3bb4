import type { WireCall } from './call.ts';

/** Asks for product info; how its answer is read stands apart, since the product page asks before it has that code. */
export const PRODUCT_QUESTION = {
  call: 'readProduct',
  path: 'product/detail',
  fields: (productId) => ({ productId }),
} as const satisfies Omit<WireCall<'readProduct'>, 'answer'>;
