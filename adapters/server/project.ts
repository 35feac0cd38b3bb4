import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The project's folder, seen from the sources and from `build/` alike. */
export const PROJECT = dirname(createRequire(import.meta.url).resolve('asaan/package.json'));

/** A program that the project's packages bring. */
export const bin = (name: string): string => join(PROJECT, 'node_modules', '.bin', name);

/** The compiler, by its own path: an older one that the tests use brings a program of the same name. */
export const TSC = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');

/** What `make` makes of these inputs, kept in build/cache by their content. */
export async function cached(
  kind: string,
  inputs: readonly (Uint8Array | string)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(kind);
  for (const input of inputs) hash.update('\0').update(input);
  const file = join(PROJECT, 'build', 'cache', `${kind}-${hash.digest('hex').slice(0, 32)}`);
  try {
    return readFileSync(file);
  } catch {
    const bytes = Buffer.from(await make());
    mkdirSync(dirname(file), { recursive: true });
    // In one step: another process may build at the same time.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, bytes);
    renameSync(draft, file);
    return bytes;
  }
}
