/* What the playground says of the requirements. It knows adapters and the table of the requirements here alone. */
import { readRequirements } from '#adapters/cli/requirements.ts';
import markdown from '../../tests/requirements.md?raw';

export { type LinesBehind, linesOnLoan, linesOnNumber } from '#adapters/cli/lines-behind.ts';
export { linesOf } from '#adapters/cli/requirements.ts';

/** Every requirement and decision. */
export const { requirements, decisions } = readRequirements(markdown);
