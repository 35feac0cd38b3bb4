/** `asaan/core/number-check`: whether a number is one of the lender's, for a page that loads nothing else. */

export * from './explain-number.ts';
export * from './judge-number.ts';
export * from './official-numbers.ts';
export * from './read-number.ts';
