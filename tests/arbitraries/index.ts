/**
 * `asaan/testing/generators`: fast-check generators that know the rules' edges, for any test runner. Needs fast-check
 * beside it.
 */

export * from './complaint.ts';
export * from './documented-answer.ts';
export * from './loan.ts';
export * from './order.ts';
export * from './phone-number.ts';
export * from './product.ts';
export * from './purchase.ts';
export * from './schedule.ts';
export * from './shop.ts';
export * from './wire-answer.ts';
