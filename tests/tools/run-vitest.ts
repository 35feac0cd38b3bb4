import { spawn } from 'node:child_process';
import { bin, PROJECT } from '#adapters/server/project.ts';

/** Runs test files in a process of their own, with its output on ours; its exit status. */
export function runVitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isSilent = false,
): Promise<number> {
  const child = spawn(bin('vitest'), ['run', ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: isSilent ? 'ignore' : ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}
