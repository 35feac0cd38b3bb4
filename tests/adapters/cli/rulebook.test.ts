import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '#adapters/cli/rulebook/decisions.ts';
import { REQUIREMENTS } from '#adapters/cli/rulebook/requirements.ts';
import {
  DECISION_IDS,
  decisionOf,
  decisionsOn,
  REQUIREMENT_IDS,
  requirementOf,
} from '#adapters/cli/rulebook/rulebook.ts';
import { readTestTitles, rulebookTable } from '../../architecture/rulebook-table.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const titles = readTestTitles(root);

describe('the rulebook', () => {
  it('has every requirement and every decision once', () => {
    const numbers = (ids: readonly string[]): number[] => [...new Set(ids.map((id) => Number(/\d+/.exec(id)?.[0])))];
    expect(numbers(REQUIREMENT_IDS)).toEqual(Array.from({ length: 76 }, (_, at) => at + 1));
    expect(numbers(DECISION_IDS)).toEqual(Array.from({ length: 67 }, (_, at) => at + 1));
    expect(REQUIREMENT_IDS).toHaveLength(81);
    expect(DECISION_IDS).toHaveLength(67);
  });

  it.each([...Object.entries(REQUIREMENTS), ...Object.entries(DECISIONS)])(
    '%s names rules that exist under that name',
    (_id, { rules }) => {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) {
        const [file = '', name = ''] = rule.split('#');
        const source = readFileSync(join(root, file), 'utf8');
        expect(source).toMatch(new RegExp(`^export (?:async )?(?:const|function|interface|type) ${name}\\b`, 'm'));
      }
    },
  );

  it.each([...REQUIREMENT_IDS, ...DECISION_IDS])('%s is named in the title of a test', (id) => {
    expect(titles.get(id) ?? []).not.toEqual([]);
  });

  it('settles only requirements that exist, and finds them from both sides', () => {
    for (const id of DECISION_IDS) {
      for (const settled of DECISIONS[id].settles) {
        const requirement = requirementOf(settled);
        expect(requirement).not.toBeNull();
        if (requirement !== null) expect(decisionsOn(requirement.id)).toContain(id);
      }
    }
    expect(requirementOf('r42A')?.id).toBe('R42a');
    expect(decisionOf('q11')?.because).toBe('silent');
    expect([requirementOf('R77'), requirementOf('Q1'), decisionOf('R1'), decisionOf('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('the table in the README is the one that the rulebook and the tests make', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme).toContain(rulebookTable(root));
  });

  it('no test names a requirement or decision that does not exist', () => {
    const known = new Set<string>([...REQUIREMENT_IDS, ...DECISION_IDS, 'R42', 'R69']);
    expect([...titles.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect(readdirSync(join(root, 'tests')).length).toBeGreaterThan(5);
  });
});
