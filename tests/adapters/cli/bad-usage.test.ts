import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { builtLibrary } from '../../support/built.ts';
import { cli } from '../../support/command-line.ts';

describe('bad usage', () => {
  it.each([
    [[]],
    [['buy']],
    [['shop']],
    [['shop', 'steal']],
    [['check']],
    [['check', '1', '2']],
    [['check', '1', '--editon', 'tabs']],
    [['check', '1', '--edition', 'newest']],
    [['calc', '--amount', '1000']],
    [['calc', '--amount', 'ten', '--days', '1', '--rate', '0', '--penalty', '0', '--overdue', '0']],
    [['calc', '--amount', '-5', '--days', '1', '--rate', '0', '--penalty', '0', '--overdue', '0']],
    [['bnpl-status', 'x']],
    [['complain', '--name', 'A']],
    [['shop', 'tour', '--scenario', 'nothing']],
    [['shop', 'continue', '--pay', 'gold']],
    [['shop', 'calc', '--days', 'x']],
    [['shop', 'buy', '--gateway', 'ftp://x']],
    [['shop', 'buy', '--gateway', 'http://x', '--data', 'y']],
    [['shop', 'buy', '--transport', 'bearer-body']],
    [['shop', 'buy', '--gateway', 'http://x', '--transport', 'pigeon']],
    [['sandbox', 'dance']],
    [['faults', 'arm', '--path', 'now/buy', '--fault', 'drop']],
    [['faults', 'arm', '--gateway', 'http://127.0.0.1:9/gateway', '--path', '*', '--fault', 'flood']],
    [['faults', 'arm', '--gateway', 'http://127.0.0.1:9/gateway', '--path', '*', '--fault', 'slow']],
    [['faults', 'arm', '--gateway', 'http://127.0.0.1:9/gateway', '--path', 'nope', '--fault', 'drop']],
    [['faults', 'arm', '--gateway', 'http://x/y', '--path', '*', '--fault', 'code', '--argument', '{bad']],
    [['sandbox', 'start', '--token', 'bad token']],
    [['help', 'steal']],
    [['steal', '--help']],
    [['sandbox', 'pay']],
    [['sandbox', 'bnpl', '--status', 'x']],
    [['check', '--json', '1', '--json=5']],
  ])('%j is one clear line and exit 2', async (args) => {
    const { exit, err, out } = await cli(args);
    expect(exit).toBe(2);
    if (args.length > 0) {
      expect(out).toEqual([]);
      expect(err).toHaveLength(1);
      expect(err[0]).not.toMatch(/\n|at .*:\d+:\d+/);
    }
  });

  it('none is what asks for help or the version', async () => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { readonly version: string };
    for (const flag of ['--version', '-v']) expect(await cli([flag])).toEqual({ exit: 0, out: [version], err: [] });
    const all = await cli(['help']);
    expect([all.exit, all.err]).toEqual([0, []]);
    for (const flag of ['--help', '-h']) {
      expect(await cli([flag])).toEqual(all);
      for (const name of ['check', 'sandbox start', 'shop tour', 'conformance']) {
        const own = { exit: 0, out: [expect.stringMatching(new RegExp(`^${name} `))], err: [] };
        expect(await cli([...name.split(' '), flag])).toEqual(own);
        if (flag === '-h') expect(await cli(['help', ...name.split(' ')])).toEqual(own);
      }
    }
    const shop = await cli(['shop', '--help']);
    expect([shop.exit, shop.out]).toEqual([0, all.out.filter((line) => line.startsWith('shop '))]);
    // A value that looks like it is one.
    expect((await cli(['check', '-1', '-h'])).exit).toBe(2);
  });

  it.skipIf(process.platform === 'win32')('and none is what nobody reads to its end', async () => {
    const program = join(await builtLibrary(), 'adapters', 'cli', 'bin.js');
    const line = `seq 1 200000 | "${process.execPath}" "${program}" check - | head -2; echo \${PIPESTATUS[1]}`;
    const ended = spawnSync('bash', ['-c', line], { cwd: PROJECT, encoding: 'utf8', timeout: 60_000 });
    expect(ended.stderr).toBe('');
    expect(ended.stdout.trim().split('\n').at(-1)).toBe('0');
    expect(ended.stdout.trim().split('\n')).toHaveLength(3);
  });
});
