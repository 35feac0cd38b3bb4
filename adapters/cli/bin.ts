import { main } from './main.ts';

// What the package's `asaan` is: one command, and its exit status.
process.exitCode = await main(process.argv.slice(2));
