/* What the playground says of the requirements. It knows adapters here alone. */
export { decisionOf, requirementOf } from '#adapters/cli/requirements/find.ts';
export { type LinesBehind, linesOnLoan, linesOnNumber } from '#adapters/cli/requirements/lines-behind.ts';
