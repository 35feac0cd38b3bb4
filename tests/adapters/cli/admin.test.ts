import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, limitsSchema } from '#adapters/sandbox/http/rate-limits.ts';
import { cli, cliJson } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const TOKEN = 'the-token-of-the-admin';
let server: TestServer;
beforeAll(async () => {
  const limits = v.parse(limitsSchema, { complaint: { shopper: { burst: 1, everyMs: 120_000 } } });
  server = await startTestServer(false, createFaultBoard(), {
    access: { token: TOKEN, isLocalServer: false },
    limits: createRateLimits(limits, () => performance.now()),
  });
});
afterAll(() => server.stop());

describe('the command line on a sandbox that others can reach', () => {
  it('acts with the admin token, and says that it is missing', async () => {
    const act = ['sandbox', 'count', '--gateway', server.gateway];
    expect(await cliJson(act)).toEqual([1, { ok: false, reason: expect.stringContaining('admin token is missing') }]);
    expect(await cliJson([...act, '--admin', 'another'])).toMatchObject([1, { ok: false }]);
    expect(await cliJson([...act, '--admin', TOKEN])).toMatchObject([0, { ok: true }]);
  });

  it('arms faults, and walks a whole tour, with the same token', async () => {
    const arm = ['faults', 'arm', '--path', 'now/buy', '--fault', 'drop', '--gateway', server.gateway];
    expect((await cli(arm)).exit).toBe(3);
    expect((await cli([...arm, '--admin', TOKEN])).exit).toBe(0);
    expect((await cli(['faults', 'clear', '--gateway', server.gateway, '--admin', TOKEN])).exit).toBe(0);
    expect((await cli(['shop', 'tour', '--gateway', server.gateway, '--admin', TOKEN])).exit).toBe(0);
  });

  it('says how long to wait where a complaint is one too many, and exits with 1', async () => {
    const words = ['--name', 'Ayesha', '--mobile', '3001234567', '--problem', 'x', '--gateway', server.gateway];
    expect((await cli(['complain', ...words])).exit).toBe(0);
    const refused = await cli(['complain', ...words]);
    expect([refused.exit, refused.out.join('')]).toEqual([1, expect.stringContaining('wait 2 minutes')]);
  });
});
