import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the package's entry points that is code. */
export interface Entry {
  /** `asaan/core` */
  readonly name: string;
  /** Its module in the package, without ending: `core/index`. */
  readonly module: string;
  /** Its source: `core/index.ts`. */
  readonly source: string;
}

/** Our own manifest, as far as the package takes it over. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Where the package lies before it is packed. */
export const PACKAGE_FOLDER = 'build/package';
const MODULES = `./${PACKAGE_FOLDER}/lib/`;

/** Reads package.json of a project's folder: its `exports` are the one list of what is public. */
export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** The entry points that are code. */
export function entriesOf({ name, exports }: Manifest): readonly Entry[] {
  return Object.entries(exports)
    .filter(([, file]) => file.startsWith(MODULES) && file.endsWith('.js'))
    .map(([path, file]) => {
      const module = file.slice(MODULES.length, -'.js'.length);
      return { name: name + path.slice(1), module, source: `${module}.ts` };
    });
}
