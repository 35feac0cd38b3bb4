import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { TOURS } from '#adapters/sandbox/scenarios/tours.ts';
import { createRecordingLender } from '#adapters/sandbox/trace/recording-lender.ts';
import { wireTraceHead } from '#adapters/sandbox/trace/wire-trace.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { cli, cliJson } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'asaan-cli-'));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('shop tour', () => {
  it.each(Object.keys(TOURS))(
    'tour %s ends as it should, with the same trace on the fake and on the wire',
    async (name) => {
      const fake = await cliJson(['shop', 'tour', '--scenario', name]);
      const wire = await cliJson(['shop', 'tour', '--scenario', name, '--gateway', server.gateway]);
      expect(fake[0]).toBe(0);
      expect(fake[1]).toMatchObject({ scenario: name, result: 'done', reason: null });
      expect(wire).toEqual(fake);
    },
  );

  it('tours cross the socket encrypted', () => {
    const calls = server.requests.filter((request) => request.includes('/v1/bnpl/'));
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.join('\n')).not.toMatch(/sandbox-token|samsung|Ayesha/);
  });

  it('a tour in bearer-body leaves the same trace', async () => {
    const before = server.requests.length;
    const wire = await cliJson(['shop', 'tour', '--gateway', server.gateway, '--transport', 'bearer-body']);
    expect(wire).toEqual(await cliJson(['shop', 'tour']));
    const calls = server.requests.slice(before).filter((request) => request.includes('/bnpl/'));
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((request) => !/^POST \/gateway\/v2\/bnpl\/[a-z/]+$/.test(request))).toEqual([]);
  });

  it('a kept trace is walked again, and the first difference is shown', async () => {
    const file = join(folder, 'trace.json');
    const [kept = ''] = (await cli(['shop', 'tour', '--json'])).out;
    writeFileSync(file, kept);
    const again = await cli(['shop', 'tour', '--replay', file]);
    expect([again.exit, again.out.at(-1)]).toEqual([0, expect.stringMatching(/^the same \d+ port calls/)]);
    writeFileSync(file, kept.replace('"status":"waitingForSeller"', '"status":"shipped"'));
    const other = await cli(['shop', 'tour', '--replay', file]);
    expect(other.exit).toBe(1);
    expect(other.out.at(-1)).toMatch(
      /^differs at port call \d+\n {2}kept {2}.*"shipped".*\n {2}now {3}.*"waitingForSeller"/,
    );
    writeFileSync(file, 'no trace');
    expect((await cli(['shop', 'tour', '--replay', file])).exit).toBe(2);
    expect((await cli(['shop', 'tour', '--replay', join(folder, 'nothing')])).exit).toBe(2);
  });

  it('a session of the sandbox is walked again, on the fake and on the wire, and holds nothing of its shopper', async () => {
    const entries: object[] = [wireTraceHead(Date.now())];
    const lender = createRecordingLender(createLender(createMemoryLedger(), { now: Date.now }), (entry) => {
      entries.push(entry);
    });
    const as = (token: string) => createMemoryGateway(lender, async () => ({ token, parameters: { device_id: 'x1' } }));
    for (const name of ['order-4', 'refund', 'cart-status-4'] as const) {
      const shopper = `sandbox-token-secret-1-${name}`;
      const gateway = as(shopper);
      const { order } = await SHOP_STATES[name].reach({ gateway, perform: lenderActions(lender), shopper });
      await gateway.readOrder(order ?? orderId('none'));
      await gateway.confirmReceipt(order ?? orderId('none'));
      await gateway.readProduct(productId('samsung-galaxy-a16'));
    }
    await as('nobody').fileComplaint({ language: 'en', name: 'Ayesha', mobile: '3001234567', problem: 'A scam' });
    const kept = entries.map((entry) => JSON.stringify(entry)).join('\n');
    for (const secret of ['Ayesha', 'secret-1', '300123', 'ayesha@', 'Model Town', 'scam', 'x1', '20261121000'])
      expect(kept).not.toContain(secret);
    const file = join(folder, 'session.jsonl');
    writeFileSync(file, kept);
    const same = `the same ${entries.length - 1} port calls as in the trace`;
    expect(await cli(['shop', 'tour', '--replay', file])).toMatchObject({ exit: 0, out: [same] });
    expect(await cli(['shop', 'tour', '--replay', file, '--gateway', server.gateway])).toMatchObject({
      exit: 0,
      out: [same],
    });
    expect((await cli(['shop', 'tour', '--replay', file, '--gateway', 'http://127.0.0.1:9/gateway'])).exit).toBe(3);
  });
});
