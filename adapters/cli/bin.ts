import { processTerminal, run } from './main.ts';

// What the package's `asaan` is: one command, and its exit status.
process.exitCode = await run(process.argv.slice(2), processTerminal());
