import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, LIMITS } from '#adapters/sandbox/http/rate-limits.ts';
import { SCENARIOS } from '#adapters/sandbox/scenarios/tours.ts';
import { cli, cliJson } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('shop', () => {
  it.each([
    ['products', 'listed'],
    ['buy', 'cart'],
    ['continue --pay bnpl --periods 2', 'continued'],
    ['order', 'waitingForSeller'],
    ['receive --pay bnpl', 'received'],
    ['refund', 'requested'],
    ['calc --days 60 --overdue 3', 'calculated'],
  ])('%s drives the screens and prints outcome and trace', async (words, outcome) => {
    const [exit, report] = await cliJson(['shop', ...words.split(' ')]);
    expect([exit, report]).toMatchObject([0, { outcome }]);
    expect((report as { trace: unknown[] }).trace.length).toBeGreaterThan(0);
  });

  it('goes on with an order of an earlier command, kept in a folder, and with what seller and courier do', async () => {
    const data = ['--data', folder];
    const [, bought] = (await cliJson(['shop', 'buy', ...data])) as [number, { order: string }];
    const order = ['--order', bought.order, ...data];
    const repriced = { ok: true, stored: { productPrice: 41_000, firstPayment: 40_500 } };
    expect(await cliJson(['sandbox', 'reprice', ...order, '--price', '41000'])).toMatchObject([0, repriced]);
    expect(await cliJson(['sandbox', 'refuse', ...order])).toMatchObject([0, { stored: { refusal: 'atContinue' } }]);
    const goOn = ['shop', 'continue', ...order, '--receipt', 'pickUp', '--pay'];
    expect(await cliJson([...goOn, 'bnpl'])).toMatchObject([1, { notice: 'bnplCreditFailed' }]);
    expect(await cliJson([...goOn, 'full'])).toMatchObject([0, { outcome: 'continued' }]);
    for (const status of ['3', 'auto'])
      expect((await cli(['sandbox', 'bnpl', ...data, '--status', status])).exit).toBe(0);
    expect((await cli(['sandbox', 'pay', ...order])).exit).toBe(0);
    expect(await cliJson(['shop', 'order', ...order])).toMatchObject([0, { outcome: 'waitingForSeller' }]);
    expect((await cli(['sandbox', 'ship', ...order])).out).toEqual(["ship: not possible in status 'waitingForSeller'"]);
    for (const action of ['confirm', 'ship']) expect((await cli(['sandbox', action, ...order])).exit).toBe(0);
    expect(await cliJson(['sandbox', 'return', ...order])).toMatchObject([0, { stored: { status: 'cancelled' } }]);
    expect(await cliJson(['shop', 'order', ...order])).toMatchObject([0, { outcome: 'cancelled' }]);
  });

  it('exits 1 where the gateway refuses, and 3 where none answers', async () => {
    expect((await cli(['shop', 'order', '--order', '12'])).exit).toBe(1);
    for (const line of [
      'shop products --product oppo-a5x',
      'sandbox count',
      'complain --name A --mobile 3001234567 --problem x',
    ])
      expect((await cli([...line.split(' '), '--gateway', 'http://127.0.0.1:9/gateway'])).exit).toBe(3);
  });
});

it('on a sandbox that others can reach acts and walks a tour with the admin token alone', async () => {
  const token = 'the-token-of-the-admin';
  const limits = { ...LIMITS, complaint: { burst: 1, everyMs: 120_000 } };
  const server = await startTestServer(false, createFaultBoard(), {
    access: { token, isLocalServer: false },
    limits: createRateLimits(limits, () => performance.now()),
  });
  const at = (line: string): readonly string[] => [...line.split(' '), '--gateway', server.gateway];
  const count = at('sandbox count');
  expect(await cliJson(count)).toEqual([1, { ok: false, reason: expect.stringContaining('admin token is missing') }]);
  expect(await cliJson([...count, '--admin', 'another'])).toMatchObject([1, { ok: false }]);
  expect(await cliJson([...count, '--admin', token])).toMatchObject([0, { ok: true }]);
  expect((await cli([...at('shop tour'), '--admin', token])).exit).toBe(0);
  // A complaint too many is told how long to wait.
  const complain = at('complain --name Ayesha --mobile 3001234567 --problem x');
  expect((await cli(complain)).exit).toBe(0);
  const refused = await cli(complain);
  expect([refused.exit, refused.out.join('')]).toEqual([1, expect.stringContaining('wait 2 minutes')]);
  await server.stop();
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('shop tour', () => {
  it.each(SCENARIOS.filter(({ steps }) => steps.length > 1))(
    'tour $name ends as it should, with the same trace on the fake and on the wire, and nothing that was typed in it',
    async ({ name }) => {
      const fake = await cliJson(['shop', 'tour', '--scenario', name]);
      const wire = await cliJson(['shop', 'tour', '--scenario', name, '--gateway', server.gateway]);
      expect(fake[0]).toBe(0);
      expect(fake[1]).toMatchObject({ scenario: name, result: 'done', reason: null });
      expect(wire).toEqual(fake);
    },
  );

  it('tours cross the socket encrypted', () => {
    const calls = server.requests.filter((request) => request.includes('/v1/bnpl/'));
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.join('\n')).not.toMatch(/sandbox-token|samsung|Ayesha/);
  });
});
