import { describe, expect, it } from 'vitest';
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
});
