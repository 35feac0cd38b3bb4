/** `asaan/core/loan`: what a loan costs, for a page that loads nothing else. */

export * from './cost-by-day.ts';
export * from './loan-figures.ts';
export * from './loan-input.ts';
export * from './terms.ts';
