import { sampleFacts } from '#core/text/company.ts';

/** `npm run content:check`: what stands on the pages as a sample, and what is needed in its place. Status 1 while there is any. */
export function main(): number {
  const samples = sampleFacts();
  for (const { fact, needed } of samples) process.stdout.write(`sample  ${fact.padEnd(12)} needs ${needed}\n`);
  process.stdout.write(`${samples.length} of the company's facts are samples (core/text/company.ts)\n`);
  return samples.length === 0 ? 0 : 1;
}
