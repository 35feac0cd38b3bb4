import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { cli } from '../../support/command-line.ts';

const FAULT = 'faults arm --gateway http://127.0.0.1:9/gateway';
const LOAN = 'calc --days 1 --rate 0 --penalty 0 --overdue 0 --amount';

it.each([
  'buy',
  'shop',
  'shop steal',
  'steal --help',
  'help steal',
  'check',
  'check 1 2',
  'check 1 --editon tabs',
  'check 1 --edition newest',
  'check --json 1 --json=5',
  'calc --amount 1000',
  `${LOAN} ten`,
  `${LOAN} -500`,
  `${LOAN} 1e4`,
  `${LOAN} 123456789`,
  'bnpl-status x',
  'explain',
  'explain R99',
  'explain weather 3',
  'explain code x',
  'explain R1 2 3',
  'complain --name A',
  'shop tour --scenario nothing',
  'shop continue --pay gold',
  'shop calc --days x',
  'shop calc --days 7',
  'shop calc --overdue 12345',
  'shop buy --sku nope',
  'shop continue --pay bnpl --periods 7',
  'shop order --periods 2',
  'shop continue --order 1 --sku nope',
  'shop buy --gateway ftp://x',
  'shop buy --gateway http://x --data y',
  'shop buy --transport bearer-body',
  'conformance --gateway http://x --token x',
  'sandbox dance',
  'sandbox pay',
  'sandbox bnpl --status x',
  'sandbox reprice --order 1',
  'faults arm --path now/buy --fault drop',
  `${FAULT} --path * --fault flood`,
  `${FAULT} --path * --fault slow`,
  `${FAULT} --path nope --fault drop`,
  `${FAULT} --path * --fault code --argument {bad`,
])('bad usage is one clear line and exit 2: %s', async (line) => {
  const { exit, err, out } = await cli(line.split(' '));
  expect([exit, out, err.length]).toEqual([2, [], 1]);
  expect(err[0]).not.toMatch(/\n|at .*:\d+:\d+/);
});

it('no command is bad usage, help and version are not', async () => {
  expect((await cli([])).exit).toBe(2);
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string };
  for (const flag of ['--version', '-v']) expect(await cli([flag])).toEqual({ exit: 0, out: [version], err: [] });
  const all = await cli(['help']);
  expect([all.exit, all.err]).toEqual([0, []]);
  for (const flag of ['--help', '-h']) {
    expect(await cli([flag])).toEqual(all);
    for (const name of ['check', 'sandbox start', 'conformance']) {
      const own = { exit: 0, out: [expect.stringMatching(new RegExp(`^${name} `))], err: [] };
      expect(await cli([...name.split(' '), flag])).toEqual(own);
      expect(await cli(['help', ...name.split(' ')])).toEqual(own);
    }
  }
  expect((await cli(['shop', '--help'])).out).toEqual(all.out.filter((line) => line.startsWith('shop ')));
});
