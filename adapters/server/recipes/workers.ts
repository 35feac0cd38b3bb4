import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Who may read a site, and so must be nginx's workers where root starts it: everybody, the owner of its folder, or an owner
 * who has no name here.
 */
export type Readers = 'everybody' | 'unnamed' | { readonly user: string; readonly group: string };

const [READ, PASS] = [0o004, 0o001];

/** Who may read a folder with all that is in it: that depends on each folder above it as well. */
export function readersOf(folder: string): Readers {
  const may = (path: string, what: number): boolean => (statSync(path).mode & what) === what;
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const isOpen =
    [folder, ...foldersAbove(resolve(folder))].every((each) => may(each, PASS)) &&
    inside.every((entry) => may(join(entry.parentPath, entry.name), entry.isDirectory() ? PASS : READ));
  if (isOpen) return 'everybody';
  const name = (flag: string): string =>
    execFileSync('id', [flag, String(statSync(folder).uid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { user: name('-un'), group: name('-gn') };
  } catch {
    return 'unnamed';
  }
}

function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}
