import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

const folder = join(PROJECT, 'build', 'cache');
const under = new Map<string, Promise<Buffer>>();

/** What `make` makes of these inputs: once in a process, and kept in build/cache by their content for the next one. */
export function cached(
  kind: string,
  inputs: readonly (Uint8Array | string)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(kind);
  for (const input of inputs) hash.update('\0').update(input);
  const name = `${kind}-${hash.digest('hex').slice(0, 32)}`;
  const known = under.get(name);
  if (known !== undefined) return known;
  const made = readKept(name, make);
  under.set(name, made);
  return made;
}

async function readKept(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(folder, name);
  try {
    return readFileSync(file);
  } catch {
    const bytes = Buffer.from(await make());
    mkdirSync(folder, { recursive: true });
    // In one step: another process may build at the same time.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
    return bytes;
  }
}
