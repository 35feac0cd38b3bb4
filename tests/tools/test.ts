import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { bin, runChecks, runs } from './check.ts';

const results = join(PROJECT, 'build', 'test-results.json');

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * `npm test`: the checks, then the tests without a browser and those in one. `npm run test:all` (`--all`) adds tests/nightly.
 * Ends with one line, `N passed, N failed`; a check counts as one test. With names of test files it runs those alone.
 */
export async function main(args: readonly string[]): Promise<number> {
  const checks = await runChecks();
  const tests = checks.every(Boolean) ? await runTests(args) : { passed: 0, failed: 0, skipped: 0 };
  const passed = checks.filter(Boolean).length + tests.passed;
  const failed = checks.filter((isOk) => !isOk).length + tests.failed;
  if (tests.skipped > 0) process.stdout.write(`${tests.skipped} skipped: this machine lacks a program\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

async function runTests(args: readonly string[]): Promise<Count> {
  const chosen = args.filter((arg) => arg !== '--all');
  const projects = ['unit', 'browser', ...(args.includes('--all') ? ['nightly'] : [])];
  await Promise.all([ensureSite('production'), ensureSite('sandbox')]);
  rmSync(results, { force: true });
  const all = ['--coverage', ...projects.flatMap((project) => ['--project', project])];
  const isOk = await runs(bin('vitest'), ['run', ...(chosen.length > 0 ? chosen : all)]);
  const { passed, failed, skipped } = readCount();
  // A run that ends badly without naming a test has failed all the same.
  return { passed, failed: !isOk && failed === 0 ? 1 : failed, skipped };
}

function readCount(): Count {
  try {
    const report = JSON.parse(readFileSync(results, 'utf8')) as Record<
      'numPassedTests' | 'numFailedTests' | 'numPendingTests',
      number
    >;
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
