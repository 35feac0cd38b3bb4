import { ensureCompiled, ensureInstalled } from './ready.mjs';

ensureInstalled();
ensureCompiled();
const { processTerminal, run } = await import('../build/adapters/cli/main.js');
process.exitCode = await run(process.argv.slice(2), processTerminal());
