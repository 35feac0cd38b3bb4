import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');
const conditions = ['source', 'module', 'node', 'development|production'];

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
          name: 'core',
          include: ['tests/{core,adapters,faults,architecture}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        root,
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
