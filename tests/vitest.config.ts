import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
const conditions = ['source', 'module', 'node', 'development|production'];

/** A test that needs a build makes it first, ms: in a fresh clone on a busy machine everything is to be done. */
const BUILD_TIMEOUT = 240_000;
/** How long a condition is awaited, ms: a busy machine is no failure. */
const POLL = { timeout: 20_000, interval: 50 };

/** Two projects: what needs no browser, and the journeys in a real one, which run one after the other. */
export default defineConfig({
  root,
  test: {
    reporters: ['default', ['json', { outputFile: join(root, 'build', 'test-results.json') }]],
    coverage: {
      provider: 'v8',
      include: ['core/**/*.ts'],
      exclude: ['tests/**'],
      reporter: [['json', { file: 'coverage.json' }]],
      reportsDirectory: join(root, 'build', 'coverage'),
      thresholds: { branches: 95 },
    },
    projects: [
      {
        root,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          include: ['tests/{core,adapters,faults,architecture,tools}/**/*.test.ts'],
          // One more than there are cores, since some files wait for processes that they started.
          maxWorkers: availableParallelism() + 1,
          // No module of ours keeps state, and no test replaces one: a worker loads each once for all its files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: BUILD_TIMEOUT,
          expect: { poll: POLL },
        },
      },
      {
        root,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: BUILD_TIMEOUT,
          expect: { poll: POLL },
          fileParallelism: false,
          // As above: one worker, which loads the modules once.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
