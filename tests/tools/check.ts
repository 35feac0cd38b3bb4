import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startProgress } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';

/** A program that the project's packages bring. */
export const bin = (name: string): string => join(PROJECT, 'node_modules', '.bin', name);
/** The compiler, by its own path: an older one that the tests use brings a program of the same name. */
export const TSC = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');

/** What each check runs. */
const TOOLS = [
  ['types', TSC, ['-b']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('biome'), ['ci', '--colors=off', '.']],
] as const;

/** `npm run check`: types, lint and format; what a tool says is shown as it says it. */
export async function main(): Promise<number> {
  return (await runChecks()).every(Boolean) ? 0 : 1;
}

/** Runs every check, also after one that fails; whether each is right. */
export async function runChecks(): Promise<readonly boolean[]> {
  const step = startProgress('check', TOOLS.length);
  const results: boolean[] = [];
  for (const [name, tool, args] of TOOLS) {
    step(name);
    const isRight = await runs(tool, args);
    process.stdout.write(`${isRight ? 'ok    ' : 'FAILED'} ${name}\n`);
    results.push(isRight);
  }
  return results;
}

/** Runs a program in the project's folder, with its output on ours; true where it ended well. */
export function runs(tool: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(tool, args, { cwd: PROJECT, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status === 0));
  });
}
