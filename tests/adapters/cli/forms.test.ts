import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli, cliJson, json } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the tables and forms', () => {
  it('R50, R62, R72 print the rows that the pages use', async () => {
    expect(await json('bnpl-status 4')).toMatchObject([
      0,
      { badge: 'Unavailable', selectable: false, creditShown: true },
    ]);
    expect(await json('order-status 3')).toMatchObject([0, { label: 'Ready For Shipment', canEditAddress: true }]);
    expect(await json('gateway-code 400113')).toMatchObject([0, { toast: 'token expired', opensLogin: true }]);
    expect(await json('gateway-code 400207')).toMatchObject([
      0,
      {
        toast: 'Network error, please try again later',
        onBuy: 'There are orders under review. Please try again later.',
      },
    ]);
  });

  it('R57 prints the first failure of an address', async () => {
    const call = [
      'address',
      '--name',
      'A',
      '--phone',
      '0300 1234567',
      '--email',
      'a@b.pk',
      '--province',
      'Punjab',
      '--city',
      'Lahore',
    ];
    expect(await cliJson([...call, '--addr', 'x'])).toEqual([0, { result: 'valid' }]);
    expect(await cliJson([...call, '--addr', ''])).toEqual([
      1,
      { result: 'invalid', field: 'addr', message: 'Please enter shipping address' },
    ]);
    expect((await cli(call)).exit).toBe(2);
  });

  it('R35 files a complaint on the fake and on the wire', async () => {
    const call = ['complain', '--name', 'A', '--mobile', '03001234567', '--problem', 'x'];
    expect(await cliJson(call)).toEqual([0, { result: 'submitted' }]);
    expect(await cliJson([...call, '--lang', 'ur', '--gateway', server.gateway])).toEqual([0, { result: 'submitted' }]);
    expect(
      await cliJson(['complain', '--name', '', '--mobile', '3001234567', '--problem', 'x', '--lang', 'ur']),
    ).toEqual([1, { result: 'invalid', errors: { name: 'براہِ کرم اپنا نام درج کریں' } }]);
    expect(await cliJson(['complain', '--name', '', '--mobile', '3', '--problem', 'x'])).toEqual([
      1,
      { result: 'invalid', errors: { name: 'Please enter your name', mobile: 'Incorrect format of Mobile Number' } },
    ]);
  });

  it('Q64 says on stderr which field of a complaint did not take all', async () => {
    const { exit, err } = await cli([
      'complain',
      '--name',
      'n'.repeat(61),
      '--mobile',
      '+92 0300 1234567',
      '--problem',
      'x',
    ]);
    expect([exit, err]).toEqual([0, ['--name: Not all of it fitted in here. Please check what is left.']]);
  });
});
