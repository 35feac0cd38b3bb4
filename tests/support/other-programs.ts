import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of this machine that we did not write, null where it is not installed. */
export function installed(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
