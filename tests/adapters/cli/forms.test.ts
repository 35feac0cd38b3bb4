import { expect, it } from 'vitest';
import { cli, cliJson, json } from '../../support/command-line.ts';

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
