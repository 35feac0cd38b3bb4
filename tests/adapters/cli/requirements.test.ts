import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '#adapters/cli/requirements/decisions.ts';
import {
  DECISION_IDS,
  decisionOf,
  decisionsOn,
  REQUIREMENT_IDS,
  requirementOf,
} from '#adapters/cli/requirements/find.ts';
import { LINES, proofOf, readTestTitles, titlesIn } from '../../architecture/proofs.ts';
import { brokenRules } from '../../architecture/rule-references.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const titles = readTestTitles(root);

describe('requirements and decisions', () => {
  it('are each there once, R1 to R76, Q1 to Q75', () => {
    const numbers = (ids: readonly string[]): number[] => [...new Set(ids.map((id) => Number(/\d+/.exec(id)?.[0])))];
    expect(numbers(REQUIREMENT_IDS)).toEqual(Array.from({ length: 76 }, (_, at) => at + 1));
    expect(numbers(DECISION_IDS)).toEqual(Array.from({ length: 75 }, (_, at) => at + 1));
    expect(REQUIREMENT_IDS).toHaveLength(81);
    expect(DECISION_IDS).toHaveLength(75);
  });

  it('name rules that exist under that name', () => {
    expect(brokenRules(root)).toEqual([]);
  });

  it('are each proved by a test whose own title names them, or by the one that their entry names', () => {
    const unproved = LINES.filter(([id, line]) => proofOf(id, line, titles) === null).map(([id, { provedBy }]) =>
      provedBy === undefined ? `${id}: no title of a test begins with it` : `${id}: no test ${provedBy}`,
    );
    expect(unproved).toEqual([]);
  });

  it('are not proved by what a describe says, by a row of ids, or by a title that names four', () => {
    const text = `
      describe('R1 all of it', () => {
        it('R2, R3 this', () => {});
        it.each([['R4 a row', 1], ['row 7, Q5 another', 2]])('%s', () => {});
        it.each([1])('R6 with %i', () => {});
        it.skipIf(no)(\`R8–R10 \${name}\`, () => {});
        it('speaks of R7', () => {});
      });`;
    expect(titlesIn('tests/a.test.ts', text).map(({ title, ids }) => [title, ...ids])).toEqual([
      ['R2, R3 this', 'R2', 'R3'],
      ['R4 a row', 'R4'],
      ['row 7, Q5 another', 'Q5'],
      ['R6 with %i', 'R6'],
      ['R8–R10 …', 'R8', 'R9', 'R10'],
      ['speaks of R7'],
    ]);
    const four = [{ file: 'tests/a.test.ts', title: 'R1–R4 all', ids: ['R1', 'R2', 'R3', 'R4'] }];
    expect(proofOf('R1', { says: '', section: '', quote: '', rules: [] }, four)).toBeNull();
  });

  it('settle only requirements that exist, and are found from both sides', () => {
    for (const id of DECISION_IDS) {
      for (const settled of DECISIONS[id].settles) {
        const requirement = requirementOf(settled);
        expect(requirement).not.toBeNull();
        if (requirement !== null) expect(decisionsOn(requirement.id)).toContain(id);
      }
    }
    expect(requirementOf('r42A')?.id).toBe('R42a');
    expect(decisionOf('q11')?.because).toBe('silent');
    expect([requirementOf('R77'), requirementOf('Q1')]).toEqual([null, null]);
    expect([decisionOf('R1'), decisionOf('')]).toEqual([null, null]);
  });

  it('are all that a test names', () => {
    const known = new Set<string>([...REQUIREMENT_IDS, ...DECISION_IDS]);
    const strangers = titles.filter(({ ids }) => !ids.every((id) => known.has(id)));
    expect(strangers.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });
});
