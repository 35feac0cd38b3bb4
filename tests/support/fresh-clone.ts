import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';

/** What a clone does not have. */
const NOT_CLONED = new Set(['.git', '.data', 'build', 'dist', 'node_modules']);

/** The project as a clone of it is: sources alone, with the packages that an install would bring. */
export interface FreshClone {
  readonly folder: string;
  /** Runs a line of a shell in it. Rejects where it fails, with what it said. */
  run(line: string): Promise<void>;
  remove(): void;
}

/** Copies the sources as they are now into a folder of their own. */
export function freshClone(): FreshClone {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-clone-'));
  // The workers of a server may be another user.
  chmodSync(folder, 0o755);
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (path) => !NOT_CLONED.has(relative(PROJECT, path)),
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (line) => runIn(folder, line),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runIn(cwd: string, line: string): Promise<void> {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:ASAAN_.*|NODE_ENV|VITEST.*)$/.test(name));
  const child = spawn('sh', ['-c', line], { cwd, env: Object.fromEntries(own), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) =>
      status === 0 ? resolve() : reject(new Error(`${line} ended with ${status}: ${said}`)),
    );
  });
}

/** The commands of a section of the README, without what is said beside them. */
export function readmeCommands(title: string): readonly string[] {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const [, block = ''] = readme.split(`## ${title}\n\n\`\`\`sh\n`)[1]?.match(/^([^`]+)```/) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''));
}
