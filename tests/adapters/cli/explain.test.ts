import { describe, expect, it } from 'vitest';
import { cli, json } from '../../support/command-line.ts';

describe('explain', () => {
  it('says by which row a number is official, with source, edition and decisions', async () => {
    const [exit, report] = await json('explain number 0516011700');
    const rule = 'official (0516011700): prefix 0516011 with 632 to 932, since classic';
    const quote: unknown = expect.stringContaining('prefix 0516011 with last three digits 632 to 932');
    const rules: unknown = expect.arrayContaining(['core/number-check/official-numbers.ts#SPECIFIED_NUMBERS']);
    const [source, decisions] = [[{ id: 'R21', section: '§5', quote }], [{ id: 'Q13' }, { id: 'Q61' }]];
    expect([exit, report]).toMatchObject([0, { rule, edition: 'tabs', source, decisions, rules }]);
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
  ])('%s', async (call, rule, requirements) => {
    const [exit, report] = await json(`explain ${call}`);
    const { rule: said, source } = report as { rule: string; source: readonly { id: string }[] };
    expect(exit).toBe(0);
    expect(said).toContain(rule);
    expect(source.map(({ id }) => id)).toEqual(requirements);
    const { out } = await cli(['explain', ...call.split(' ')]);
    expect(out[0]).toContain(said);
  });
});
