import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const ENDING = '.module.css';

/** How a class of a style module is called in the pages. */
export type ClassName = (name: string, file: string, css: string) => string;

const moduleOf = (file: string): string => basename(file.split('?')[0] ?? '', ENDING);

/** Readable in the browser; unique, since file names are. */
export const readableName: ClassName = (name, file) => `${moduleOf(file)}_${name}`;

/** For a build, as few bytes as it takes: letters for the file among all style modules below a folder, a number for the class in it. */
export function shortNames(folder: string): ClassName {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ENDING));
  const modules = files.map(moduleOf).sort();
  return (name, file, css) => {
    const classes = [...new Set(Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, each = '']) => each))];
    const [at, number] = [modules.indexOf(moduleOf(file)), classes.indexOf(name)];
    return at < 0 || number < 0 ? readableName(name, file, css) : `${lettersOf(at)}${number.toString()}`;
  };
}

const lettersOf = (at: number): string =>
  `${at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)}${String.fromCharCode(97 + (at % 26))}`;
