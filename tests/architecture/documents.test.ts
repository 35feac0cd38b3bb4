import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReference, symbolsOf } from './reference.ts';
import { NAMED_BNPL_STATUSES, rulesPage } from './rules-page.ts';

const root = join(import.meta.dirname, '..', '..');

describe('documents', () => {
  it('R21–R24, R50, R55, R62, R72: core/rules.md is what the tables say (write it with `npm run docs`)', () => {
    expect(readFileSync(join(root, 'core', 'rules.md'), 'utf8')).toBe(rulesPage());
    expect(NAMED_BNPL_STATUSES).toBe(9);
  });

  it('no public symbol is undocumented', () => {
    const symbols = readReference(root);
    expect(symbols.length).toBeGreaterThan(300);
    expect(symbols.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it('a symbol without a docstring, and one behind another’s, would be seen', () => {
    const planted = '/** Said. */\nexport const a = 1;\nexport function b(x: number): number {\n  return x;\n}\n';
    expect(symbolsOf('core/planted.ts', planted)).toEqual([
      { file: 'core/planted.ts', name: 'a', signature: 'const a = 1;', doc: 'Said.' },
      { file: 'core/planted.ts', name: 'b', signature: 'function b(x: number): number', doc: '' },
    ]);
  });
});
