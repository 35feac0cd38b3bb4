import { processTerminal, run } from './main.ts';

/** `npm run cli`: one command of the command line in this process; its exit status. */
export const main = (args: readonly string[]): Promise<number> => run([...args], processTerminal());
