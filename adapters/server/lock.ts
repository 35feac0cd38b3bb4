import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './project.ts';

/** How often a waiting process looks whether the lock is free, ms. */
const LOOK_MS = 200;
/** How often a waiting process says for what, ms. */
const SAY_MS = 2000;
/** How often a lock is renewed by its process, ms. */
const RENEW_MS = 2000;
/** A lock that was not renewed for so long counts for nothing, ms: its process's number may be another's by now. */
const STALE_MS = 60_000;

/** Runs while no other process holds the lock of this name; the lock of a process that has died counts for nothing. */
export async function locked(name: string, run: () => Promise<void>): Promise<void> {
  const lock = join(PROJECT, 'build', `${name}.lock`);
  mkdirSync(dirname(lock), { recursive: true });
  for (let waited = 0; !taken(lock); waited += LOOK_MS) {
    if (waited > 0 && waited % SAY_MS === 0) {
      process.stderr.write(`waiting for another build, ${waited / 1000} s (delete ${lock} where there is none)\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const renewing = setInterval(() => renew(lock), RENEW_MS);
  renewing.unref();
  try {
    await run();
  } finally {
    clearInterval(renewing);
    rmSync(lock, { force: true });
  }
}

function renew(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Somebody has deleted it, as the waiting ones are told they may.
  }
}

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_MS) return false;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (!Number.isInteger(holder) || holder < 1) return false;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // Only this one says that no such process is alive; a lock that has just gone is looked at again.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
