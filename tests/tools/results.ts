import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';

const file = join(PROJECT, '.github', 'SECURITY.md');

/** Writes a suite's table into SECURITY.md, between `<!-- NAME -->` and the next `<!-- end -->`. */
export function writeResults(name: 'faults', lines: readonly string[]): void {
  writeFileSync(file, between(readFileSync(file, 'utf8'), `<!-- ${name} -->\n`, '<!-- end -->', lines));
}

/** A document with these lines, and nothing else, between two marks; throws where it lacks them. */
export function between(text: string, opening: string, closing: string, lines: readonly string[]): string {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start === -1 || end === -1) throw new Error(`the document has no ${opening.trim()} … ${closing}`);
  return `${text.slice(0, start)}${opening}\n${lines.join('\n')}\n\n${text.slice(end)}`;
}
