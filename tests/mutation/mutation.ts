// npm run test:mutation: changes the core in thousands of small ways, and counts those that no test of the core notices.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { Equivalents, type Score, StrykerReport, scoreOf } from './report.ts';

/** Least share of mutants that the tests must notice, in per cent. */
const GOAL = 97;

const root = process.cwd();
const reportFile = join(root, 'build', 'mutation.json');

/** Runs Stryker on the core, or on the files of the patterns; answers the exit status. */
export async function main(patterns: readonly string[]): Promise<number> {
  const started = performance.now();
  rmSync(reportFile, { force: true });
  if ((await runStryker(patterns, started)) !== 0) return 1;
  const report = v.parse(StrykerReport, readJson(reportFile));
  const score = scoreOf(report, v.parse(Equivalents, readJson(join(root, 'tests', 'mutation', 'equivalents.json'))));
  print(score, started);
  return score.percent >= GOAL && score.wrongEntries.length === 0 ? 0 : 1;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Runs Stryker with one line that moves; its own words are shown where it fails. */
async function runStryker(patterns: readonly string[], started: number): Promise<number> {
  const args = ['run', 'tests/mutation/stryker.config.json', '--reporters', 'progress-append-only,json'];
  const chosen = patterns.length > 0 ? ['--mutate', patterns.join(',')] : [];
  const bin = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [bin, ...args, ...chosen], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  let step = 'starting Stryker';
  const show = (): void => {
    const seconds = Math.round((performance.now() - started) / 1000);
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${step} · ${seconds} s`);
    else process.stdout.write(`${step} · ${seconds} s\n`);
  };
  const ticking = setInterval(show, process.stdout.isTTY ? 1000 : 20_000);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (line.includes('initial test run')) step = 'running the tests once';
      const share = /Mutation testing (\d+%).* (\d+\/\d+) tested \((\d+) survived/.exec(line);
      if (share !== null) step = `mutants ${share[1]} · ${share[2]} · ${share[3]} survived`;
    });
  }
  show();
  const code = await new Promise<number>((resolve) => void child.on('close', (ended) => resolve(ended ?? 1)));
  clearInterval(ticking);
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  if (code !== 0) process.stdout.write(`${said.join('\n')}\n`);
  return code;
}

function print({ folders, percent, survivors, listed, wrongEntries }: Score, started: number): void {
  for (const [folder, { noticed, all }] of folders) {
    const share = ((100 * noticed) / all).toFixed(1).padStart(6);
    process.stdout.write(`${folder.padEnd(24)}${share} %  ${noticed} of ${all}\n`);
  }
  for (const survivor of survivors) process.stdout.write(`survived: ${survivor}\n`);
  for (const entry of wrongEntries) process.stdout.write(`equivalents.json: ${entry}\n`);
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(
    `${percent.toFixed(1)} % of mutants noticed (goal ${GOAL} %), ${listed} more equal in effect, ${seconds} s\n`,
  );
}
