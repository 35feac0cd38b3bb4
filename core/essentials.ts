/** `asaan`: what most programs begin with; `asaan/core` has the whole core, with the screens and the ports. */

export { firstAddressProblem } from './address/address-form.ts';
export { complaintProblems } from './complaint/complaint.ts';
export { rupeesFromPaisa } from './lib/money.ts';
export { whenLoaded } from './lib/store.ts';
export { costByDay } from './loan/cost-by-day.ts';
export { calculateLoan, fitLoanField, type LoanInput, type LoanResult } from './loan/loan-input.ts';
export { isOutsideTerms } from './loan/terms.ts';
export { explainNumber } from './number-check/explain-number.ts';
export { checkNumber, isUnreadable, type NumberStatus, type NumberVerdict } from './number-check/judge-number.ts';
export type { Clock } from './ports/device.ts';
export type { Gateway } from './ports/gateway.ts';
export { formatRupees } from './text/format.ts';
export type { Language } from './text/language.ts';
export { textsOf } from './text/languages.ts';
