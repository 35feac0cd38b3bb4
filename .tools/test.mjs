// npm test: types, lint, dependency rule, format, then unit, property, contract and browser tests. One closing line.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, ensureInstalled, markCompiled, root } from './ready.mjs';

ensureInstalled();
let passed = 0;
let failed = 0;

/** One check, which counts as one test. */
function check(name, command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status === 0) passed += 1;
  else failed += 1;
}

check('types', bin('tsc'), ['-b']);
check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
check('format', bin('biome'), ['ci', '--colors=off', '.']);
if (failed === 0) {
  markCompiled();
  const { makeSite } = await import('./site.mjs');
  await makeSite('production');
  await makeSite('sandbox');
  const results = join(root, 'build', 'test-results.json');
  rmSync(results, { force: true });
  rmSync(join(root, 'build', 'coverage'), { force: true, recursive: true });
  const chosen = process.argv.slice(2);
  // What part of the core the tests reach can be said of all of them only.
  const coverage = chosen.length === 0 ? ['--coverage'] : [];
  const args = ['run', '--config', 'tests/vitest.config.ts', ...coverage, ...chosen];
  const { status } = spawnSync(bin('vitest'), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const report = readReport(results);
  passed += report.numPassedTests;
  // A run that ends badly without naming a test has failed all the same.
  failed += status !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests;
  // A run with failures writes none.
  const covered = join(root, 'build', 'coverage', 'coverage.json');
  if (coverage.length > 0 && existsSync(covered)) printCoverage(covered);
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}

/** Says how many branches of the core the tests took, and names every one that they did not. */
function printCoverage(file) {
  let all = 0;
  const left = [];
  for (const [path, { b, branchMap }] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
    for (const [id, counts] of Object.entries(b)) {
      all += counts.length;
      counts.forEach((count, at) => {
        const line = branchMap[id].locations[at].start.line ?? branchMap[id].loc.start.line;
        if (count === 0) left.push(`${relative(root, path)}:${line}`);
      });
    }
  }
  const share = ((100 * (all - left.length)) / all).toFixed(1);
  process.stdout.write(`branches of core taken: ${share} % of ${all}; not taken: ${left.join(', ')}\n`);
}
