/** Opaque text that names an order; what came from the server goes back digit for digit (Q65). */
export type OrderId = string & { readonly names: 'order' };
/** Opaque text that names a product. */
export type ProductId = string & { readonly names: 'product' };
/** Opaque text that names one variant of a product. */
export type SkuCode = string & { readonly names: 'sku' };
/** Opaque text that names the loan product behind a term (`originalProductId` on the wire). */
export type LoanProductId = string & { readonly names: 'loan product' };
/** Opaque text that names one intent to the gateway, so that copies of its request take effect once. */
export type IdempotencyKey = string & { readonly names: 'intent' };
/** The app's own number of one of its pages, passed on as it came. */
export type NativeStep = number & { readonly names: 'native step' };

/** Marks a text as an order's id. */
export const orderId = (text: string): OrderId => text as OrderId;
/** Marks a text as a product's id. */
export const productId = (text: string): ProductId => text as ProductId;
/** Marks a text as a variant's code. */
export const skuCode = (text: string): SkuCode => text as SkuCode;
/** Marks a text as a loan product's id. */
export const loanProductId = (text: string): LoanProductId => text as LoanProductId;
/** Marks a text as an intent's key. */
export const idempotencyKey = (text: string): IdempotencyKey => text as IdempotencyKey;
/** Marks a number as a page of the app. */
export const nativeStep = (number: number): NativeStep => number as NativeStep;

/** Bytes, each from 0 to 255, as two hexadecimal digits each. */
export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
