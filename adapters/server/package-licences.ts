import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from './project.ts';

/** Modules that the bundler makes itself, by whose code they are. */
const MADE_BY: readonly (readonly [id: RegExp, name: string])[] = [
  [/^\0?(?:vite\/|__vite-)/, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];

/** Modules that settings-modules.ts makes. */
const OURS = /^\0virtual:settings\//;

/** The folder of a package that is installed. */
export const folderOf = (name: string): string => join(PROJECT, 'node_modules', name);

/** The folder of the package that a module belongs to; null for ours. Throws for one of which nobody knows whose it is. */
function packageFolder(id: string): string | null {
  const maker = MADE_BY.find(([made]) => made.test(id))?.[1];
  if (maker !== undefined) return folderOf(maker);
  // What is made of a package's file carries its path behind a mark.
  const path = id.replace(/^\0(?:commonjs-\w+:)?/, '').replace(/[?#].*$/, '');
  if (!path.includes('/node_modules/')) {
    if (OURS.test(id) || path.startsWith(PROJECT)) return null;
    throw new Error(`nobody knows whose code '${id}' is`);
  }
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && manifestOf(folder).version !== undefined) return folder;
  }
  throw new Error(`'${id}' lies in no package`);
}

/** What a bundler has made: scripts, each with the modules whose code is in it, and other files. */
type Bundle = Readonly<
  Record<
    string,
    {
      readonly type: 'chunk' | 'asset';
      readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
    }
  >
>;

/** The folders of the packages whose code is in a bundle. */
export function packagesIn(bundle: Bundle): readonly string[] {
  return Object.values(bundle).flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? (packageFolder(id) ?? []) : [],
    ),
  );
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** A package's name, version and terms. Throws where it brings no terms that could be handed on. */
function licenceNotice(folder: string): string {
  const { name = '', version = '', license = '' } = manifestOf(folder);
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice|copyrightnotice)(?:\.\w+)?$/i.test(file),
  );
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  const own = texts.map((text) => text.split(/^#+ Licenses of bundled dependencies/m)[0]?.trim() ?? '').join('\n\n');
  const terms = own === '' ? PUBLIC_DOMAIN[license] : own;
  if (terms === undefined) throw new Error(`${name} brings no text of its licence '${license}'`);
  return `${name} ${version} (${license})\n\n${terms}\n`;
}

/** Texts that ask for no name, for packages that bring none. */
const PUBLIC_DOMAIN: Readonly<Record<string, string>> = {
  Unlicense: `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source code form or as a
compiled binary, for any purpose, commercial or non-commercial, and by any means.

In jurisdictions that recognize copyright laws, the author or authors of this software dedicate any and all copyright interest
in the software to the public domain. We make this dedication for the benefit of the public at large and to the detriment of
our heirs and successors. We intend this dedication to be an overt act of relinquishment in perpetuity of all present and
future rights to this software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

For more information, please refer to <https://unlicense.org>`,
};

/** The licences of several packages, one after the other. */
export const licencesText = (folders: Iterable<string>): string =>
  [...folders]
    .map(licenceNotice)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
