import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, seen from the sources and from `build/` alike: the nearest one above with a package.json. */
export const PROJECT = nearestPackage(import.meta.dirname);

/** A program that the project's packages bring. */
export const bin = (name: string): string => join(PROJECT, 'node_modules', '.bin', name);

/** The compiler, by its own path: an older one that the tests use brings a program of the same name. */
export const TSC = join(PROJECT, 'node_modules', 'typescript', 'bin', 'tsc');

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('this module lies in no package');
  return nearestPackage(above);
}
