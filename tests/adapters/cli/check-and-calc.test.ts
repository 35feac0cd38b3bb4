import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { cli, json } from '../../support/command-line.ts';

describe('check', () => {
  it('R24 prints the verdict as the contract says, and exits by it', async () => {
    expect(await json('check 0516011632')).toEqual([
      0,
      { input: '0516011632', digits: '0516011632', status: 'official', code: 1 },
    ]);
    expect(await json('check 0516011631')).toEqual([
      1,
      { input: '0516011631', digits: '0516011631', status: 'unofficial', code: 0 },
    ]);
    expect(await json('check 0516000480 --edition classic')).toMatchObject([1, { status: 'unofficial' }]);
    expect(await json('check', '+92 51 6011632')).toMatchObject([0, { digits: '0516011632' }]);
    expect(await json('check', '051⁶011632')).toEqual([
      1,
      { input: '051⁶011632', digits: '051⁶011632', status: 'unchecked', code: null },
    ]);
    expect(await json('check', 'call 0516011632')).toEqual([
      0,
      { input: 'call 0516011632', digits: '0516011632', status: 'official', code: 1 },
    ]);
    expect(await json('check', '')).toEqual([1, { input: '', digits: '', status: 'unchecked', code: null }]);
  });

  it('Q61 says to people what was not judged', async () => {
    const { title } = english.site.numberCheck.unreadable;
    for (const text of ['051⁶011632', '0516011632O'])
      expect(await cli(['check', text])).toMatchObject({ exit: 1, out: [`${text}: ${title}`] });
    const { out } = await cli(['check', 'call 0516011632']);
    expect(out).toEqual([
      `0516011632: ${english.site.numberCheck.official.title}. ${english.site.numberCheck.onlyDigits}`,
    ]);
    expect((await cli(['check', '0516011632'])).out).toEqual(['0516011632: Official number']);
  });

  it('reads one number a line, prints one answer a line, and exits 0', async () => {
    const { exit, out } = await cli(['check', '-', '--json'], ['0516011632', 'nonsense', '', '03001234567']);
    expect(exit).toBe(0);
    expect(out.map((line) => (JSON.parse(line) as { status: string }).status)).toEqual([
      'official',
      'unchecked',
      'unchecked',
      'unofficial',
    ]);
  });
});

describe('calc', () => {
  it('R27 prints rupees, exact to the paisa', async () => {
    expect(await json('calc --amount 10000 --days 30 --rate 0.75 --penalty 2.3 --overdue 5')).toEqual([
      0,
      { amount: 10_000, markup: 2250, overdueCharge: 1150, total: 13_400 },
    ]);
    expect(await json('calc --amount 1001 --days 1 --rate 0.33 --penalty 0 --overdue 0')).toEqual([
      0,
      { amount: 1001, markup: 3.3, overdueCharge: 0, total: 1004.3 },
    ]);
  });

  it('Q17 says on stderr which rate became its cap', async () => {
    const call = 'calc --amount 10000 --days 30 --penalty 2.3 --overdue 0 --json'.split(' ');
    const { out, err } = await cli([...call, '--rate', '9']);
    expect(JSON.parse(out.join(''))).toMatchObject({ markup: 2250 });
    expect(err).toEqual(['--rate: This calculator takes at most 0.75% a day, so 0.75 is used.']);
    expect((await cli([...call, '--rate', '0.75'])).err).toEqual([]);
  });

  it('R31 names the first gap in the words of the edition, and exits 1', async () => {
    const call = [
      'calc',
      '--amount',
      '1000',
      '--days',
      '30',
      '--rate',
      '',
      '--penalty',
      '0',
      '--overdue',
      '0',
      '--json',
    ];
    expect(JSON.parse((await cli(call)).out[0] ?? '')).toEqual({
      error: { field: 'rate', message: 'Please enter the interest rate (0-0.75%)' },
    });
    const classic = await cli([...call, '--edition', 'classic']);
    expect(classic.exit).toBe(1);
    expect(classic.out[0]).toContain('(0-2.2%)');
  });

  it('reads one JSON object a line', async () => {
    const line = JSON.stringify({ amount: '10000', days: '30', rate: '0.75', penalty: '0', overdue: '0' });
    const { exit, out } = await cli(['calc', '-', '--json'], [line, '{}', 'nonsense']);
    expect(exit).toBe(0);
    expect(out.map((each) => JSON.parse(each) as unknown)).toEqual([
      { amount: 10_000, markup: 2250, overdueCharge: 0, total: 12_250 },
      { error: { field: 'amount', message: 'Please enter the loan amount' } },
      { error: { field: 'input', message: 'not a JSON object of texts' } },
    ]);
  });
});
