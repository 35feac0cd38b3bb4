import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type BuiltSite, deployFiles } from './deploy-files.ts';
import { exampleOf, nextOf, operatorFiles, type Workers } from './operator-files.ts';

/**
 * Writes how a site is served into a folder: what the build decides anew, what its operator decides once. Returns the
 * operator's files which were left as they are although a build would now write something else.
 */
export function writeRecipes(built: BuiltSite, into: string): readonly string[] {
  for (const [file, text] of deployFiles(built)) write(join(into, file), text);
  return operatorFiles(built, workersFor(built.folder)).flatMap(({ file, text }) => {
    const [path, example] = [join(into, file), join(into, exampleOf(file))];
    const next = nextOf(textOf(path), textOf(example), text);
    if (next === 'write') write(path, text);
    write(example, text);
    return next === 'tell' ? [path] : [];
  });
}

/** Who may read a folder: everybody, or its owner. */
export function workersFor(folder: string): Workers {
  const isOpen = [folder, ...foldersAbove(resolve(folder))].every((each) => (statSync(each).mode & 0o001) !== 0);
  if (isOpen) return 'own';
  const name = (flag: string): string =>
    execFileSync('id', [flag, String(statSync(folder).uid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return { user: name('-un'), group: name('-gn') };
  } catch {
    // An owner without a name, as in images.
    return 'own';
  }
}

function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
