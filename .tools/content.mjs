// npm run content:check: what stands on the pages as a sample, and what is needed in its place. Exit 1 while there is any.
import { ensureCompiled, ensureInstalled } from './ready.mjs';

ensureInstalled();
ensureCompiled();
const { sampleFacts } = await import('../build/core/text/company.js');
const samples = sampleFacts();
for (const { fact, needed } of samples) process.stdout.write(`sample  ${fact.padEnd(12)} needs ${needed}\n`);
process.stdout.write(`${samples.length} of the company's facts are samples (core/text/company.ts)\n`);
process.exitCode = samples.length === 0 ? 0 : 1;
