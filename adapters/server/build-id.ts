import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of a build, from the fingerprint of what it was made from: every page carries it as `<meta name="build">`. */
export const buildId = (fingerprint: string): string => fingerprint.slice(0, 12);

/** The name of the build that lies in a folder, null where none does. */
export function buildIdIn(folder: string): string | null {
  try {
    return (
      /<meta name="build" content="([0-9a-f]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? null
    );
  } catch {
    return null;
  }
}
