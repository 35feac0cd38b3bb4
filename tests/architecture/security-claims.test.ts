import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/test-server.ts';

const page = readFileSync(join(ROOT, '.github', 'SECURITY.md'), 'utf8');
/** Claims that nobody of ours can hold, and that say so. */
const NOBODYS = 'nothing of ours';

describe('SECURITY.md', () => {
  it('claims nothing without a test that holds it', () => {
    const claims = [...rowsOf(page, 'What is protected, from whom'), ...rowsOf(page, 'ASVS 5.0, what is met')];
    expect(claims.length).toBeGreaterThan(25);
    expect(claims.filter((row) => row.at(-1) !== NOBODYS && citationsIn(row.at(-1) ?? '').length === 0)).toEqual([]);
  });

  it('cites titles that stand in those files', () => {
    const cited = citationsIn(page);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((each) => !isThere(each))).toEqual([]);
    expect(isThere({ file: 'faults/strangers.test.ts', title: 'row 67 everybody' })).toBe(false);
  });

  it('says why of each item that is not met', () => {
    const missed = rowsOf(page, 'ASVS 5.0, what is not');
    expect(missed.length).toBeGreaterThan(10);
    expect(missed.filter(([item = '', why = '']) => !/^\d/.test(item) || why === '')).toEqual([]);
  });

  it('says of everything that is kept where, for how long, and how it is erased', () => {
    const table = rowsOf(page, 'What is kept, where, and how it is erased');
    expect(table.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
    const kept = table.map(([what = '']) => what).join('\n');
    const named = [
      ...literalsOf('core/ports/session-memory.ts', /\| '([\w:]+)'/g),
      ...literalsOf(
        'adapters/sandbox/ledger/records.ts',
        /^ {2}readonly (\w+): (?:\w+Record|\{ readonly (?:left|value): number \});$/gm,
      ),
      ...literalsOf('adapters/composition/sandbox-browser.ts', /'(sandbox:\w+)'/g),
    ];
    expect(named.length).toBeGreaterThanOrEqual(16);
    expect(named.filter((name) => !kept.includes(`\`${name}\``))).toEqual([]);
  });
});

// Helpers

/** The rows of the table under a heading, cell by cell. */
function rowsOf(text: string, heading: string): readonly (readonly string[])[] {
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

interface Citation {
  readonly file: string;
  readonly title: string;
}

/** `[name](../tests/file) "title"` */
const citationsIn = (text: string): readonly Citation[] =>
  [...text.matchAll(/\]\(\.\.\/tests\/([\w./-]+\.test\.ts)\) "([^"]+)"/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

function isThere({ file, title }: Citation): boolean {
  const path = join(ROOT, 'tests', file);
  return existsSync(path) && new RegExp(`['\`][^'\`\n]*${escaped(title)}`).test(readFileSync(path, 'utf8'));
}

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const literalsOf = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
