import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NearestFirst } from './nearest-first.ts';

const conditions = ['source', 'module', 'node', 'development|production'];
const fewRuns = join(import.meta.dirname, 'few-runs.ts');

/** The tests of the core alone, with few runs of each property: every mutant is met by all that cover it. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'few-runs',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fewRuns ? fewRuns : undefined),
    },
  ],
  test: {
    include: ['tests/core/**/*.test.ts'],
    env: { PROPERTY_RUNS: '100' },
    // The changed code counts what it runs, which makes a property over all numbers slow.
    testTimeout: 240_000,
    isolate: false,
    sequence: { sequencer: NearestFirst },
  },
});
