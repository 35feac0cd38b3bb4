import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { cli, cliJson } from '../../support/command-line.ts';

const LOAN = 'calc --days 1 --rate 0 --penalty 0 --overdue 0 --amount';

it.each([
  'buy',
  'shop steal',
  'help steal',
  'check',
  'check 1 --edition newest',
  'check --json=5 1',
  `${LOAN} ten`,
  `${LOAN} -500`,
  `${LOAN} 1 --amount 2`,
  `${LOAN} 123456789`,
  'bnpl-status x',
  'explain',
  'explain weather 3',
  'explain R1 2 3',
  'complain --name A',
  'shop tour --scenario nothing',
  'shop continue --pay gold',
  'shop calc --days 7',
  'shop buy --sku nope',
  'shop continue --pay bnpl --periods 7',
  'shop buy --gateway ftp://x',
  'shop buy --gateway http://x --data y',
  'conformance --gateway http://x --token x',
  'sandbox bnpl --status x',
  'sandbox reprice --order 1',
])('bad usage is one clear line and exit 2: %s', async (line) => {
  const { exit, err, out } = await cli(line.split(' '));
  expect([exit, out, err.length]).toEqual([2, [], 1]);
  expect(err[0]).not.toMatch(/\n|at .*:\d+:\d+/);
});

it.each([
  ['chek 1', "unknown command 'chek' (Did you mean check?)"],
  ['shop contniue', "unknown command 'contniue' (Did you mean continue?)"],
  ['check 1 --editon tabs', "unknown option '--editon' (Did you mean --edition?)"],
])('says what was meant: %s', async (line, words) => {
  for (const more of [[], ['--json']])
    expect(await cli([...line.split(' '), ...more])).toEqual({ exit: 2, out: [], err: [words] });
});

it('takes what begins with a hyphen as the value of a flag', async () => {
  expect(await cliJson(['complain', '--name', '-A', '--mobile', '3001234567', '--problem', '-5'])).toEqual([
    0,
    { result: 'submitted' },
  ]);
  expect((await cli(`${LOAN} -500`.split(' '))).err).toEqual(["--amount must be a whole number, not '-500'"]);
  expect((await cli(['check', '-500'])).exit).toBe(1);
});

it('no command is bad usage, help and version are not', async () => {
  expect((await cli([])).exit).toBe(2);
  const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string };
  for (const flag of ['--version', '-v']) expect(await cli([flag])).toEqual({ exit: 0, out: [version], err: [] });
  for (const name of ['', 'check', 'shop', 'sandbox start']) {
    const words = name === '' ? [] : name.split(' ');
    const shown = await cli(['help', ...words]);
    expect([shown.exit, shown.err, shown.out.join()]).toEqual([0, [], expect.stringContaining(`asaan ${name}`.trim())]);
    for (const flag of ['--help', '-h']) expect(await cli([...words, flag])).toEqual(shown);
  }
});
