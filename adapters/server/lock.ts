import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { PROJECT } from './project.ts';

/** How often a waiting process looks whether the lock is free, ms. */
const LOOK_MS = 200;
/** How often a waiting process says for what, ms. */
const SAY_MS = 2000;

/** Runs while nobody else, here or in another process, holds the lock of this name; a lock ends with its process. */
export async function locked<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const folder = join(PROJECT, 'build', 'locks');
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, `${name}.db`);
  let release = takeFile(lock);
  for (let waited = LOOK_MS; release === null; waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (waited % SAY_MS === 0) process.stderr.write(`waiting for another build, ${waited / 1000} s\n`);
    release = takeFile(lock);
  }
  try {
    return await run();
  } finally {
    release();
  }
}

/** Takes a file for this process until it is released, or the process ends. Null where another one has it. */
function takeFile(file: string): (() => void) | null {
  const owner = new Database(file);
  try {
    owner.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    owner.close();
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  return () => {
    owner.exec('ROLLBACK');
    owner.close();
  };
}
