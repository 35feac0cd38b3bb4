import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { PROJECT } from './project.ts';

/** How often a waiting process looks whether the lock is free, ms. */
const LOOK_MS = 200;

/** Runs while nobody else, here or in another process, holds the lock of this name; a lock ends with its process. */
export async function locked<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const folder = join(PROJECT, 'build', 'locks');
  mkdirSync(folder, { recursive: true });
  const file = new Database(join(folder, `${name}.db`));
  for (let tries = 1; !tookFile(file); tries += 1) {
    // Ten tries: it is no short build.
    if (tries === 10) process.stderr.write('waiting for another build\n');
    await pause(LOOK_MS);
  }
  try {
    return await run();
  } finally {
    file.exec('ROLLBACK');
    file.close();
  }
}

/** Takes a file for this process; false where somebody else has it. */
function tookFile(file: Database.Database): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false;
    throw error;
  }
}
