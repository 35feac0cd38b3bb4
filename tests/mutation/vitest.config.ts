import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

/** The tests of the core alone, with few runs of each property: every mutant is met by all that cover it. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['tests/core/**/*.test.ts'],
    setupFiles: ['tests/mutation/few-runs.ts'],
    env: { PROPERTY_RUNS: '100' },
  },
});
