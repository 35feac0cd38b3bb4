import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltSite, deployFiles } from './deploy-files.ts';
import { exampleOf, nextOf } from './operator-files.ts';

/**
 * Writes how a site is served into a folder: what the build decides anew, what its operator decides once. Returns the
 * operator's files which were left as they are although a build would now write something else.
 */
export function writeRecipes(built: BuiltSite, into: string): readonly string[] {
  const { anew, operators } = deployFiles(built);
  for (const { file, text } of anew) write(join(into, file), text);
  return operators.flatMap(({ file, text }) => {
    const [path, example] = [join(into, file), join(into, exampleOf(file))];
    const next = nextOf(textOf(path), textOf(example), text);
    if (next === 'write') write(path, text);
    write(example, text);
    return next === 'tell' ? [path] : [];
  });
}

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
