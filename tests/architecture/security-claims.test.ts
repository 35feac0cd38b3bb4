import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/test-server.ts';
import { faultSuites } from '../tools/faults.ts';
import { type Citation, citationsIn, type FoundTest, testsIn, testsOf } from './cited-tests.ts';
import { CLAIMED_ASSERTIONS } from './claimed-assertions.ts';

const page = readFileSync(join(ROOT, '.github', 'SECURITY.md'), 'utf8');
/** Claims that nobody of ours can hold, and that say so. */
const NOBODYS = 'nothing of ours';

describe('SECURITY.md', () => {
  it('claims nothing without a test that holds it', () => {
    const claims = [...rowsOf(page, 'What is protected, from whom'), ...rowsOf(page, 'ASVS 5.0, what is met')];
    expect(claims.length).toBeGreaterThan(25);
    expect(claims.filter((row) => row.at(-1) !== NOBODYS && citationsIn(row.at(-1) ?? '').length === 0)).toEqual([]);
  });

  it('cites tests that are there and are run', () => {
    expect(citationsIn(page).length).toBeGreaterThan(40);
    expect(citationsIn(page).filter((each) => testOf(each) === undefined)).toEqual([]);
  });

  it('cites tests which assert what it claims', () => {
    const cited = new Set(citationsIn(page).map(({ file, title }) => `${file}#${title}`));
    expect(Object.keys(CLAIMED_ASSERTIONS).toSorted()).toEqual([...cited].toSorted());
    const lacking = Object.entries(CLAIMED_ASSERTIONS).flatMap(([claim, words]) => {
      const [file = '', title = ''] = claim.split('#');
      const text = plain(testOf({ file, title })?.text ?? '');
      return words.filter((each) => !text.includes(plain(each))).map((each) => `${claim}: ${each}`);
    });
    expect(lacking).toEqual([]);
  });

  it('names each row of the faults that is listed, and each that a suite counts', () => {
    const table = page.slice(page.indexOf('<!-- faults -->'), page.indexOf('<!-- end -->'));
    const written = new Set([...table.matchAll(/^\| (\d+) /gm)].map(([, row]) => row));
    const suites = faultSuites(ROOT);
    expect(suites.length).toBeGreaterThan(20);
    const rows = [
      ...literalsOf('tests/faults/rows.md', /^\| (\d+) \|/gm),
      ...suites.flatMap((file) => literalsOf(file, /(?:survive|prove)\(\s*['`](\d+) |ROW = ['`](\d+) /g)),
    ];
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter((row) => !written.has(row))).toEqual([]);
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

describe('a test that is cited', () => {
  const source = `
    const close = () => expect(1).toBe(1);
    function never() { expect(2).toBe(2); }
    it('plain', () => close());
    it.skip('skipped', () => close());
    it.each([1])('each %s', () => close());
    it.skipIf(program === null)('where there is one', close);
    it.skipIf(true)('switched off', close);
    describe.skip('all of it', () => { it('inside', close); it.each([1])(\`in \${1}\`, close); });
    const text = 'only words';
  `;

  it('counts where it is run, with what it calls, and nothing else of its file', () => {
    const found = testsIn('a.test.ts', source);
    expect(found.map(({ title, isSkipped }) => [title, isSkipped])).toEqual([
      ['plain', false],
      ['skipped', true],
      ['each %s', false],
      ['where there is one', false],
      ['switched off', true],
      ['inside', true],
      ['in …', true],
    ]);
    expect(found[0]?.text).toContain('expect(1)');
    expect(found[0]?.text).not.toContain('expect(2)');
    expect(testsOf(ROOT, 'architecture/nowhere.test.ts')).toEqual([]);
  });
});

// Helpers

/** The rows of the table under a heading, cell by cell. */
function rowsOf(text: string, heading: string): readonly (readonly string[])[] {
  const section = text.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

/** The test that is meant, if it is ever run. */
const testOf = ({ file, title }: Citation): FoundTest | undefined =>
  title === '' ? undefined : testsOf(ROOT, file).find((each) => each.title.includes(title) && !each.isSkipped);

/** However the formatter breaks a line. */
const plain = (code: string): string => code.replaceAll(/\s+|,(?=\s*[)\]}])/g, '');

const literalsOf = (file: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, name, other = '']) => name ?? other);
