import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The project's folder, seen from the sources and from `build/` alike. */
export const PROJECT = dirname(createRequire(import.meta.url).resolve('asaan/package.json'));

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
