// The styles of one public page: of the whole sheet, what its markup and its working parts can use.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './ready.mjs';

const site = join(root, 'ui', 'site');

/** A page's part of the sheet. A class is `file_name`; those of a working part's own files all stay, as it may still show them. */
export function stylesFor(html, sheet) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const files = filesOf([...html.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => name));
  return keep(sheet, (name) => used.has(name) || files.has(name.split('_')[0]));
}

/** The sheet's rules whose classes are kept, with the groups around them. */
function keep(sheet, keeps) {
  let kept = '';
  for (let at = 0; at < sheet.length; ) {
    const open = sheet.indexOf('{', at);
    const end = sheet.indexOf(';', at);
    // A statement without a block, such as the order of the layers.
    if (open < 0 || (end >= 0 && end < open)) {
      const next = end < 0 ? sheet.length : end + 1;
      kept += sheet.slice(at, next);
      at = next;
      continue;
    }
    const close = closing(sheet, open);
    const head = sheet.slice(at, open);
    const body = sheet.slice(open + 1, close);
    const inner = /^@(?:layer|media|supports)/.test(head) ? keep(body, keeps) : keepsRule(head, keeps) ? body : '';
    if (inner !== '') kept += `${head}{${inner}}`;
    at = close + 1;
  }
  return kept;
}

function keepsRule(head, keeps) {
  return head
    .split(',')
    .some((selector) => [...selector.matchAll(/\.([\w-]+_[\w-]+)/g)].every(([, name]) => keeps(name)));
}

function closing(text, open) {
  let depth = 1;
  let at = open;
  while (depth > 0) {
    at += 1;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
  }
  return at;
}

/** The style files, by the first part of their classes, that working parts import, however indirectly. */
function filesOf(islands) {
  const table = readFileSync(join(site, 'islands.tsx'), 'utf8');
  const files = new Set();
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const style = /([\w-]+)\.module\.css$/.exec(path);
    if (style !== null) return void files.add(style[1]);
    for (const [, to] of readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)) visit(join(dirname(path), to));
  };
  for (const name of islands) {
    const [, from] = new RegExp(`  ${name}: async .*?import\\('([^']+)'\\)`, 's').exec(table) ?? [];
    if (from === undefined) throw new Error(`where the working part '${name}' is imported could not be read`);
    visit(join(site, from));
  }
  return files;
}
