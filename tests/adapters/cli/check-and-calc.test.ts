import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { cli, cliJson, json } from '../../support/command-line.ts';

describe('check', () => {
  it.each([
    ['0516011632', 0, { digits: '0516011632', status: 'official', code: 1 }],
    ['0516011631', 1, { digits: '0516011631', status: 'unofficial', code: 0 }],
    ['+92 51 6011632', 0, { digits: '0516011632', status: 'official', code: 1 }],
    ['call 0516011632', 0, { digits: '0516011632', status: 'official', code: 1 }],
    ['051⁶011632', 1, { digits: '051⁶011632', status: 'unchecked', code: null }],
    ['', 1, { digits: '', status: 'unchecked', code: null }],
  ])('R24 prints the verdict on “%s” as the contract says, and exits by it', async (input, exit, verdict) => {
    expect(await json('check', input)).toEqual([exit, { input, ...verdict }]);
  });

  it('R24 judges by the edition that is asked for', async () => {
    expect(await json('check 0516000480 --edition classic')).toMatchObject([1, { status: 'unofficial' }]);
    expect(await json('check 0516000480 --edition tabs')).toMatchObject([0, { status: 'official' }]);
  });

  it('Q61 says to people what was not judged', async () => {
    for (const [text, line] of [
      ['051⁶011632', 'We cannot read this: 051⁶011632. Do not pay yet'],
      ['03001234567', 'Not on our list: 03001234567. Do not pay'],
      ['call 0516011632', `On our list: 0516011632. Official number. ${english.site.numberCheck.onlyDigits}`],
      ['0516011632', 'On our list: 0516011632. Official number'],
    ] as const)
      expect((await cli(['check', text])).out).toEqual([line]);
  });

  it('reads one number a line, prints one answer a line, and exits 0', async () => {
    const { exit, out } = await cli(['check', '-', '--json'], ['0516011632', 'nonsense', '', '03001234567']);
    expect(exit).toBe(0);
    const statuses = out.map((line) => (JSON.parse(line) as { status: string }).status);
    expect(statuses).toEqual(['official', 'unchecked', 'unchecked', 'unofficial']);
  });
});

describe('calc', () => {
  it.each([
    ['10000', '30', '0.75', '2.3', '5', { amount: 10_000, markup: 2250, overdueCharge: 1150, total: 13_400 }],
    ['1001', '1', '0.33', '0', '0', { amount: 1001, markup: 3.3, overdueCharge: 0, total: 1004.3 }],
  ])('R27 prints rupees, exact to the paisa: %s for %s days', async (amount, days, rate, penalty, overdue, cost) => {
    const line = `calc --amount ${amount} --days ${days} --rate ${rate} --penalty ${penalty} --overdue ${overdue}`;
    expect(await json(line)).toEqual([0, cost]);
  });

  it('Q17, R29 marks the rate that became its cap, and calculates as the core does', async () => {
    const call = 'calc --amount 10000 --days 30 --penalty 2.3 --overdue 0 --rate'.split(' ');
    const [exit, report] = await cliJson([...call, '5']);
    expect([exit, report]).toMatchObject([0, { markup: 2250, capped: ['rate'] }]);
    expect((await cli([...call, '5'])).out[0]).toContain('; rate: At most 0.75% a day');
    expect(await cliJson([...call, '0.75'])).toEqual([
      0,
      { amount: 10_000, markup: 2250, overdueCharge: 0, total: 12_250 },
    ]);
  });

  it('R31 names the first gap in the words of the edition, and exits 1', async () => {
    const call = ['--rate', '', ...'--amount 1000 --days 30 --penalty 0 --overdue 0'.split(' ')];
    const message = 'Please enter the interest rate (0-0.75%)';
    expect(await cliJson(['calc', ...call])).toEqual([1, { error: { field: 'rate', message } }]);
    expect((await cli(['calc', ...call, '--edition', 'classic'])).out[0]).toContain('(0-2.2%)');
  });

  it('Q17 reads one JSON object a line, of texts or numbers; ends with 0 where one was read, else with 1', async () => {
    const loan = { amount: '10000', days: 30, rate: '0.75', penalty: 0, overdue: '0' };
    const wrong = [{ ...loan, amount: '1e4' }, {}, 'nonsense'];
    const lines = [loan, ...wrong].map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
    const { exit, out } = await cli(['calc', '-', '--json'], lines);
    expect(exit).toBe(0);
    expect(out.map((each) => JSON.parse(each) as unknown)).toEqual([
      { amount: 10_000, markup: 2250, overdueCharge: 0, total: 12_250 },
      { error: { field: 'amount', message: "amount must be a whole number, not '1e4'" } },
      { error: { field: 'amount', message: 'Please enter the loan amount' } },
      { error: { field: 'input', message: 'not a JSON object of numbers or texts' } },
    ]);
    expect((await cli(['calc', '-'], lines.slice(1))).exit).toBe(1);
  });
});

it.each<readonly [line: string, row: object]>([
  ['bnpl-status 4', { badge: 'Unavailable', selectable: false, creditShown: true }],
  ['bnpl-status 6', { showsRow: false, selectable: false }],
  ['bnpl-status 10', { selectable: true, toast: null }],
  ['order-status 3', { label: 'Ready For Shipment', canEditAddress: true }],
  ['order-status 9', { status: null, label: null }],
  ['gateway-code 0', { success: true, toast: null }],
  ['gateway-code 400113', { toast: 'token expired', opensLogin: true }],
  ['gateway-code 400207', { onBuy: 'There are orders under review. Please try again later.' }],
])('R50, R62, R72 %s prints the row that the pages use', async (line, row) => {
  expect(await json(line)).toMatchObject([0, row]);
});

it('R57 address prints the first failure', async () => {
  const call = ['address', '--phone', '0300 1234567', '--email', 'a@b.pk', '--province', 'Punjab', '--city', 'Lahore'];
  const named = [...call, '--name', 'A'];
  expect(await cliJson([...named, '--addr', 'x'])).toEqual([0, { result: 'valid' }]);
  expect(await cliJson([...named, '--addr', ''])).toEqual([
    1,
    { result: 'invalid', field: 'addr', message: 'Please enter shipping address' },
  ]);
  expect((await cli(named)).exit).toBe(2);
});

it('R35 complain files on the fake, or names each failure in the language that is asked for', async () => {
  const call = (name: string, mobile: string) => ['complain', '--name', name, '--mobile', mobile, '--problem', 'x'];
  expect(await cliJson(call('A', '03001234567'))).toEqual([0, { result: 'submitted' }]);
  expect(await cliJson([...call('', '3001234567'), '--lang', 'ur'])).toEqual([
    1,
    { result: 'invalid', errors: { name: 'براہِ کرم اپنا نام درج کریں' } },
  ]);
  expect(await cliJson(call('', '3'))).toEqual([
    1,
    { result: 'invalid', errors: { name: 'Please enter your name', mobile: 'Incorrect format of Mobile Number' } },
  ]);
});

it('Q64 complain says on stderr which field did not take all', async () => {
  const call = ['complain', '--name', 'n'.repeat(61), '--mobile', '+92 0300 1234567', '--problem', 'x'];
  const { exit, err } = await cli(call);
  expect([exit, err]).toEqual([0, ['--name: This was too long. Please check what is left.']]);
});
