import { checkNumber } from 'asaan';

/** True for the lender's own numbers alone, however they are written. */
export const isOurs = (input: string): boolean => checkNumber(input).status === 'official';
