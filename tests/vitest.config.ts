import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
const conditions = ['source', 'module', 'node', 'development|production'];

/** A test that needs a build makes it first, ms: in a fresh clone on a busy machine everything is to be done. */
const BUILD_TIMEOUT = 240_000;
/** How long a condition is awaited, ms: a busy machine is no failure. */
const POLL = { timeout: 20_000, interval: 50 };

/** What every project says in the same way. No module of ours keeps state: a worker loads each once for all its files. */
const common = { root, resolve: { conditions }, ssr: { resolve: { conditions } } };
const tests = { hookTimeout: BUILD_TIMEOUT, expect: { poll: POLL }, isolate: false };

/** Three projects: what needs no browser; the journeys in one; and what takes long or needs other programs, `npm run test:all`. */
export default defineConfig({
  root,
  test: {
    // A line a file, and what a failing test said.
    slowTestThreshold: 10_000,
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: join(root, 'build', 'test-results.json') }]],
    coverage: {
      provider: 'v8',
      include: ['core/**/*.ts'],
      exclude: ['tests/**'],
      reporter: ['text-summary'],
      reportsDirectory: join(root, 'build', 'coverage'),
      thresholds: { branches: 95 },
    },
    projects: [
      {
        ...common,
        test: {
          ...tests,
          name: 'unit',
          include: ['tests/{core,adapters,architecture,ui}/**/*.test.ts'],
          // One more than there are cores, since some files wait for processes that they started.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
        },
      },
      {
        ...common,
        test: {
          ...tests,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          // Each with one browser: it is processor time that a page costs, not waiting.
          maxWorkers: 2,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...common,
        test: {
          ...tests,
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 240_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
