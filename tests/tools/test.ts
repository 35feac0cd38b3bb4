import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { runChecks } from './check.ts';
import { runVitest } from './run-vitest.ts';

const results = join(PROJECT, 'build', 'test-results.json');
const coverage = join(PROJECT, 'build', 'coverage');

/**
 * `npm test`: what `check`, `test:unit` and `test:browser` run, with the branches of the core that the tests take. Ends
 * with one line, `N passed, N failed`; a check counts as one test. With names of test files it runs those alone.
 */
export async function main(chosen: readonly string[]): Promise<number> {
  const checks = await runChecks();
  const tests = checks.every(Boolean) ? await runTests(chosen) : { passed: 0, failed: 0 };
  const passed = checks.filter(Boolean).length + tests.passed;
  const failed = checks.filter((isOk) => !isOk).length + tests.failed;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

async function runTests(chosen: readonly string[]): Promise<Count> {
  await Promise.all([ensureSite('production'), ensureSite('sandbox')]);
  rmSync(results, { force: true });
  rmSync(coverage, { force: true, recursive: true });
  // What part of the core the tests reach can be said of all of them only.
  const isAll = chosen.length === 0;
  const status = await runVitest(isAll ? ['--coverage'] : chosen);
  const { passed, failed } = readCount();
  // A run with failures writes none.
  const covered = join(coverage, 'coverage.json');
  if (isAll && existsSync(covered)) printCoverage(covered);
  // A run that ends badly without naming a test has failed all the same.
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function readCount(): Count {
  try {
    const report = JSON.parse(readFileSync(results, 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** What the coverage report holds of one file, as far as branches go. */
interface Covered {
  readonly b: Readonly<Record<string, readonly number[]>>;
  readonly branchMap: Readonly<
    Record<string, { readonly loc: Place; readonly locations: readonly { readonly start: Partial<Place['start']> }[] }>
  >;
}

interface Place {
  readonly start: { readonly line: number };
}

/** Says how many branches of the core the tests took, and names every one that they did not. */
function printCoverage(file: string): void {
  const files = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Covered>>);
  const branches = files.flatMap(([path, { b, branchMap }]) =>
    Object.entries(b).flatMap(([id, counts]) =>
      counts.map((count, at) => {
        const line = branchMap[id]?.locations[at]?.start.line ?? branchMap[id]?.loc.start.line ?? 0;
        return { isTaken: count > 0, at: `${relative(PROJECT, path)}:${line}` };
      }),
    ),
  );
  const left = branches.filter(({ isTaken }) => !isTaken).map(({ at }) => at);
  const share = ((100 * (branches.length - left.length)) / branches.length).toFixed(1);
  process.stdout.write(`branches of core taken: ${share} % of ${branches.length}; not taken: ${left.join(', ')}\n`);
}
