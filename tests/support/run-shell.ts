import { execFile } from 'node:child_process';

/** Runs lines of a shell, and gives what they print. Rejects where one of them fails. */
export function runShell(lines: string, env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', lines],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(`${error.message}\n${stderr}`));
      },
    );
  });
}
