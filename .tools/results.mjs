// The figures in .github/SECURITY.md, written by the suites that measured them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

const file = join(root, '.github', 'SECURITY.md');

/** Puts a table between `<!-- NAME -->` and the next `<!-- end -->`. */
export function writeResults(name, lines) {
  const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(place, (_, open, end) => `${open}\n${lines.join('\n')}\n\n${end}`),
  );
}
