import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** Where Vite's `build.license` writes what a bundle brings, below the bundle's folder. */
export const LICENCES_FILE = 'licences.json';

/** A package, as that file names it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly identifier?: string;
  readonly text?: string;
}

/** The licence of an installed package: of what no bundler counts, as fonts and the bundler's own helpers. */
export function licenceOf(name: string): Licence {
  const folder = join(PROJECT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const whole = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  // Bundlers say below whose code they bring themselves.
  const [text = ''] = whole.split(/^#+ Licenses of bundled dependencies/m);
  return { name, version, identifier: license, text: text.trim() };
}

/** The licences of packages, each once, one after the other. */
export function licencesText(licences: readonly Licence[]): string {
  const notices = licences.map(
    ({ name, version, identifier = '', text = '' }) => `${name} ${version} (${identifier})\n\n${text}\n`,
  );
  return [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/** The packages in a bundle: takes away the list that `build.license` has written into its folder. */
export function takeLicences(folder: string): readonly Licence[] {
  const file = join(folder, LICENCES_FILE);
  const licences = JSON.parse(readFileSync(file, 'utf8')) as readonly Licence[];
  rmSync(file);
  return licences;
}
