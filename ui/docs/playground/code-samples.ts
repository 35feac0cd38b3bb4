import type { LoanInput } from '#core/loan/loan-input.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';

/** The module that judges this number and prints verdict and reason as a line of JSON. */
export const numberSample = (input: string, edition: Edition): string =>
  `import { explainNumber } from 'asaan/core';

const { status, digits, reason } = explainNumber(${JSON.stringify(input)}, ${JSON.stringify(edition)});
console.log(JSON.stringify({ status, digits, reason }));
`;

/** The module that calculates this loan and prints the figures, in paisa, or the first gap as a line of JSON. */
export const loanSample = (input: LoanInput): string =>
  `import { calculateLoan } from 'asaan/core';

const input = ${JSON.stringify(input, null, 2)};
console.log(JSON.stringify(calculateLoan(input)));
`;
