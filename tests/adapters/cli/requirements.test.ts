import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesOf, readRequirements } from '#adapters/cli/requirements.ts';
import { cli, json } from '../../support/command-line.ts';
import { ROOT } from '../../support/test-server.ts';

const { requirements, decisions } = readRequirements(readFileSync(join(ROOT, 'tests', 'requirements.md'), 'utf8'));
const ids = [...requirements, ...decisions].map(({ id }) => id);

describe('requirements.md', () => {
  it('has each line once and in order: R1 to R76, some in parts, and Q1 to Q75', () => {
    const numbers = (lines: readonly { readonly id: string }[]): readonly number[] => [
      ...new Set(lines.map(({ id }) => Number(/\d+/.exec(id)?.[0]))),
    ];
    expect(numbers(requirements)).toEqual(Array.from({ length: 76 }, (_, at) => at + 1));
    expect(numbers(decisions)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1));
    expect(ids.filter((id) => /[a-e]$/.test(id))).toEqual(['R42a', 'R42b', 'R42c', 'R42d', 'R42e', 'R69a', 'R69b']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(linesOf(requirements, ['r42A', 'Q1']).map(({ id }) => id)).toEqual(['R42a']);
  });

  it('has all cells of each line, and settles lines that are there', () => {
    expect(requirements.filter(({ says, section, quote }) => [says, section, quote].includes(''))).toEqual([]);
    const because = /^(?:defect|contradiction|ambiguous|silent)$/;
    expect(decisions.filter((each) => each.says === '' || !because.test(each.because))).toEqual([]);
    expect(decisions.flatMap(({ settles }) => settles).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('names rules that stand in the files to which their links lead', () => {
    const broken = [...requirements, ...decisions].flatMap(({ id, rules }) =>
      (rules.length === 0 ? ['no rule'] : rules.filter((rule) => !isThere(rule))).map((rule) => `${id}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it('has every id at the head of a test’s title, and no title names another', () => {
    const named = new Set(['tests', 'adapters/conformance'].flatMap(sourcesIn).flatMap(titledIds));
    expect(ids.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });
});

// Helpers

function isThere(rule: string): boolean {
  const [file = '', name = ''] = rule.split('#');
  try {
    return new RegExp(`\\b${name}\\b`).test(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return false;
  }
}

/** What the test files of a folder say. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:\.test|\.contract|-laws)\.ts$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

/** Where a text begins with ids: `'R43 …`, `'R54, R55 …`, `'row 18, Q65 …`, `law('R72', …`; a `describe` proves nothing. */
const HEAD =
  /(?<!describe(?:\.\w+)*\(\s*)['"`]((?:(?:row \d+|[RQ]\d+[a-e]?(?:[–-][RQ]\d+)?)[,:]? )+)|law\(\s*'([RQ][^']+)'/g;

/** Every id at the head of a title, ranges filled in; `R42` stands for its parts. */
const titledIds = (source: string): readonly string[] =>
  [...source.matchAll(HEAD)].flatMap(([, head, law = '']) =>
    [...(head ?? law).matchAll(/([RQ])(\d+)([a-e]?)(?:[–-]\1(\d+))?/g)].flatMap(
      ([, letter = '', from = '', part = '', to]) =>
        Array.from(
          { length: Number(to ?? from) - Number(from) + 1 },
          (_, at) => `${letter}${Number(from) + at}`,
        ).flatMap((id) => (part === '' ? partsOf(id) : [id + part])),
    ),
  );

const partsOf = (id: string): readonly string[] => {
  const parts = ids.filter((each) => /[a-e]$/.test(each) && each.slice(0, -1) === id);
  return parts.length === 0 ? [id] : parts;
};

describe('explain', () => {
  it('says by which row a number is official, with source, edition and decisions', async () => {
    const [exit, report] = await json('explain number 0516011700');
    const rule = 'official (0516011700): prefix 0516011 with 632 to 932, since classic';
    const quote: unknown = expect.stringContaining('prefix 0516011 with last three digits 632 to 932');
    const rules: unknown = expect.arrayContaining(['core/number-check/official-numbers.ts#SPECIFIED_NUMBERS']);
    const [source, settled] = [[{ id: 'R21', section: '§5', quote }], [{ id: 'Q13' }, { id: 'Q61' }]];
    expect([exit, report]).toMatchObject([0, { rule, edition: 'tabs', source, decisions: settled, rules }]);
  });

  it.each([
    ['number 0516000480 --edition classic', 'unofficial', ['R21', 'R23', 'R24']],
    ['number 03205690243', 'prefix 03205690', ['R23']],
    ['number 051111883883', 'exact number', ['R24']],
    ['number 0512222337', 'never official', ['R22', 'R23']],
    ['number -', 'nothing was entered', ['R19', 'R20']],
    ['R21', '0516011', ['R21']],
    ['r42a', 'productId', ['R42a']],
    ['Q11', 'not official', ['R22', 'R23']],
  ])('%s', async (call, rule, lines) => {
    const [exit, report] = await json(`explain ${call}`);
    const { rule: said, source } = report as { rule: string; source: readonly { id: string }[] };
    expect(exit).toBe(0);
    expect(said).toContain(rule);
    expect(source.map(({ id }) => id)).toEqual(lines);
    const { out } = await cli(['explain', ...call.split(' ')]);
    expect(out[0]).toContain(said);
  });
});
