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

  it('lets the seller change a price, the lender refuse, and the courier bring a phone back', async () => {
    const other = mkdtempSync(join(tmpdir(), 'asaan-cli-'));
    const data = ['--data', other];
    const [, bought] = (await cliJson(['shop', 'buy', ...data])) as [number, { order: string }];
    const order = ['--order', bought.order, ...data];
    expect(await cliJson(['sandbox', 'reprice', ...order, '--price', '41000'])).toMatchObject([
      0,
      { ok: true, stored: { productPrice: 41_000, firstPayment: 40_500 } },
    ]);
    expect((await cli(['sandbox', 'reprice', ...order])).exit).toBe(2);
    expect(await cliJson(['sandbox', 'refuse', ...order])).toMatchObject([0, { stored: { refusal: 'atContinue' } }]);
    expect(await cliJson(['shop', 'continue', ...order, '--pay', 'bnpl', '--receipt', 'pickUp'])).toMatchObject([
      1,
      { notice: 'bnplCreditFailed' },
    ]);
    expect((await cli(['shop', 'continue', ...order, '--pay', 'full', '--receipt', 'pickUp'])).exit).toBe(0);
    for (const action of ['pay', 'confirm', 'ship']) expect((await cli(['sandbox', action, ...order])).exit).toBe(0);
    expect(await cliJson(['sandbox', 'return', ...order])).toMatchObject([0, { stored: { status: 'cancelled' } }]);
    expect(await cliJson(['shop', 'order', ...order])).toMatchObject([0, { outcome: 'cancelled' }]);
    rmSync(other, { recursive: true });
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
