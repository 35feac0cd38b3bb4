// The styles of one public page: of the whole sheet, what its markup and its working parts can use.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { root } from './ready.mjs';

const site = join(root, 'ui', 'site', 'boot');

/**
 * A page's part of the sheet, in its language; `null` where one page speaks both. A class is `file_name`; those of a
 * working part's own files all stay, as it may still show them.
 */
export function stylesFor(html, language, sheet) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const files = filesOf([...html.matchAll(/ data-island="(\w+)"/g)].map(([, name]) => name));
  const classes = namesIn(sheet, /\.([\w-]+_[\w-]+)/g);
  const unused = [...classes].filter((name) => !used.has(name) && !files.has(name.split('_')[0]));
  return withoutUnnamed(without(sheet, unused, OTHERS[language]));
}

/** What a selector of another language's rules holds, as the parser spells it. */
const OTHERS = { en: /"languages":\["ur"\]|"value":"rtl"/, ur: /"languages":\["en"\]|"value":"ltr"/ };

/** Without the movements and values that no rule names any more; dropping one may leave another unnamed. */
function withoutUnnamed(sheet) {
  const rules = sheet.replace(/@keyframes [\w-]+/g, '');
  const movements = [...namesIn(sheet, /@keyframes ([\w-]+)/g)].filter((name) => !rules.includes(name));
  const values = [...namesIn(sheet, /(--[\w-]+):/g)].filter((name) => !sheet.includes(`var(${name}`));
  if (movements.length + values.length === 0) return sheet;
  return withoutUnnamed(without(sheet, [...movements, ...values]));
}

const namesIn = (sheet, pattern) => new Set([...sheet.matchAll(pattern)].map(([, name]) => name));

function without(sheet, unusedSymbols, other = null) {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    unusedSymbols,
    visitor: other === null ? {} : { Selector: (selector) => (other.test(JSON.stringify(selector)) ? [] : undefined) },
  });
  return code.toString();
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
