import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli, cliJson } from '../../support/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('shop', () => {
  it.each([
    [['products'], 'listed'],
    [['buy'], 'cart'],
    [['continue', '--pay', 'bnpl', '--periods', '2'], 'continued'],
    [['order'], 'waitingForSeller'],
    [['receive', '--pay', 'bnpl'], 'received'],
    [['refund'], 'requested'],
    [['calc', '--days', '60', '--overdue', '3'], 'calculated'],
  ])('%j drives the screens and prints outcome and trace', async (words, outcome) => {
    const [exit, report] = await cliJson(['shop', ...words]);
    expect(exit).toBe(0);
    expect(report).toMatchObject({ outcome });
    expect((report as { trace: unknown[] }).trace.length).toBeGreaterThan(0);
  });

  it('goes on with an order of an earlier command, kept in a folder', async () => {
    const data = ['--data', folder];
    const [, bought] = (await cliJson(['shop', 'buy', ...data])) as [number, { order: string }];
    const order = ['--order', bought.order];
    expect(await cliJson(['shop', 'continue', ...order, '--receipt', 'pickUp', ...data])).toMatchObject([
      0,
      { outcome: 'continued' },
    ]);
    expect((await cli(['sandbox', 'pay', ...order, ...data])).exit).toBe(0);
    expect(await cliJson(['shop', 'order', ...order, ...data])).toMatchObject([0, { outcome: 'waitingForSeller' }]);
    expect((await cli(['sandbox', 'ship', ...order, ...data])).out).toEqual([
      "ship: not possible in status 'waitingForSeller'",
    ]);
  });

  it('exits 1 where the gateway refuses, and 3 where none answers', async () => {
    expect((await cli(['shop', 'order', '--order', '12'])).exit).toBe(1);
    const down = 'http://127.0.0.1:9/gateway';
    expect((await cli(['shop', 'products', '--product', 'oppo-a5x', '--gateway', down])).exit).toBe(3);
    expect((await cli(['sandbox', 'count', '--gateway', down])).exit).toBe(3);
    expect((await cli(['faults', 'list', '--gateway', down])).exit).toBe(3);
    expect(
      (await cli(['complain', '--name', 'A', '--mobile', '3001234567', '--problem', 'x', '--gateway', down])).exit,
    ).toBe(3);
  });
});
