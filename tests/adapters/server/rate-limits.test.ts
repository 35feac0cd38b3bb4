import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, type Limits } from '#adapters/sandbox/http/rate-limits.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { idempotencyKey, productId, skuCode } from '#core/lib/ids.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/test-server.ts';

const FEW: Limits = {
  complaint: { burst: 2, everyMs: 30_000 },
  buy: { burst: 3, everyMs: 20_000 },
  action: { burst: 2, everyMs: 5000 },
};

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

describe('what is counted', () => {
  it('is each name and each kind for itself, and nothing where it is refused', () => {
    const { limits, pass } = counting();
    const ask = (client: string): number => limits('complaint', client);
    expect([ask('a'), ask('a'), ask('a'), ask('a'), ask('b')]).toEqual([0, 0, 30, 30, 0]);
    expect(limits('buy', 'a')).toBe(0);
    pass(30_000);
    expect([ask('a'), ask('a')]).toEqual([0, 30]);
  });

  it('is forgotten for the name that was seen longest ago, so that no crowd fills the memory', () => {
    const { limits } = counting();
    for (let turn = 0; turn < 2; turn += 1) limits('complaint', 'first');
    expect(limits('complaint', 'first')).toBe(30);
    for (let each = 0; each < 20_000; each += 1) limits('complaint', `crowd ${each}`);
    expect(limits('complaint', 'first')).toBe(0);
  });

  it('never lets more through in any stretch of time than the burst and what that time brings, nor refuses without need', () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.nat(20_000)), { minLength: 1, maxLength: 120 });
    const limit = fc.record({ burst: fc.integer({ min: 1, max: 20 }), everyMs: fc.integer({ min: 1, max: 5000 }) });
    fc.assert(
      fc.property(limit, pauses, (own, waits) => {
        let now = 0;
        const limits = createRateLimits({ ...FEW, buy: own }, () => now);
        const passed: number[] = [];
        for (const wait of waits) {
          now += wait;
          const seconds = limits('buy', '1');
          if (seconds === 0) passed.push(now);
          else expect(passed.at(-own.burst) ?? 0).toBeGreaterThan(now - own.burst * own.everyMs);
        }
        for (const [first, from] of passed.entries())
          for (const [last, to] of passed.entries())
            expect(last - first + 1).toBeLessThanOrEqual(own.burst + Math.max(0, to - from) / own.everyMs);
      }),
    );
  });
});

describe('too much', () => {
  it('row 67 of a complaint or of buying is refused with 429 and the seconds to wait, and nothing is done', async () => {
    const { server, gateway } = await limited();
    const file = () => gateway.fileComplaint({ language: 'en', name: 'A', mobile: '3001234567', problem: 'x' });
    for (let turn = 0; turn < 2; turn += 1) expect((await file()).kind).toBe('done');
    expect(await file()).toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 30 });
    const buy = () => gateway.startPurchase({ productId: productId('samsung-galaxy-a16'), skuCode: skuCode('x') });
    for (let turn = 0; turn < 3; turn += 1) expect((await buy()).kind).toBe('refused');
    expect(await buy()).toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 20 });
    expect(await server.lender.act({ action: 'count' })).toEqual({ ok: true, stored: { orders: 0, complaints: 2 } });
  });

  it('row 67 never is the copy of what was done already, nor what this machine asks of a server of its own', async () => {
    const { gateway } = await limited();
    const complaint = { language: 'en', name: 'A', mobile: '3001234567', problem: 'x' } as const;
    const file = (key: string) => gateway.fileComplaint(complaint, idempotencyKey(key));
    // Two at once: the one that comes second finds the answer of the first.
    for (const outcome of await Promise.all([file('first'), file('first')])) expect(outcome.kind).toBe('done');
    expect((await file('second')).kind).toBe('done');
    for (let copy = 0; copy < 3; copy += 1) expect((await file('first')).kind).toBe('done');
    expect(await file('third')).toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 30 });
    const { gateway: local } = await limited({ access: { token: null, isLocalServer: true } });
    for (let each = 0; each < 4; each += 1) expect((await local.fileComplaint(complaint)).kind).toBe('done');
  });

  it('row 67 by one client through a proxy is refused whoever it claims to be, and other clients are not', async () => {
    const { server } = await limited();
    const body = { nameData: 'A', mobileData: '3001234567', problemData: 'x' };
    const file = async (from: string): Promise<readonly unknown[]> => {
      const { status, headers } = await post(`${server.gateway}/v3/complaint/add`, body, { 'x-forwarded-for': from });
      return [status, headers.get('retry-after')];
    };
    for (const claimed of ['9.9.9.1', '9.9.9.2']) expect(await file(`${claimed}, 203.0.113.7`)).toEqual([200, null]);
    for (const from of ['9.9.9.3, 203.0.113.7', '203.0.113.7']) expect(await file(from)).toEqual([429, '30']);
    expect(await file('203.0.113.8')).toEqual([200, null]);
  });

  it('row 67 of guessing the admin token is refused before it is looked at', async () => {
    const { server } = await limited({ access: { token: 'a-token-of-the-admin', isLocalServer: true } });
    const guess = (token: string): Promise<Response> =>
      post(`${server.gateway}/__sandbox`, { action: 'count' }, { via: '1.1 x', authorization: `Bearer ${token}` });
    expect([(await guess('x')).status, (await guess('y')).status]).toEqual([401, 401]);
    expect((await guess('a-token-of-the-admin')).status).toBe(429);
  });
});

// Helpers

function counting() {
  let now = 0;
  return { limits: createRateLimits(FEW, () => now), pass: (ms: number) => void (now += ms) };
}

async function limited(options: TestServerOptions = {}) {
  const server = await startTestServer(false, createFaultBoard(), {
    limits: counting().limits,
    access: { token: null, isLocalServer: false },
    ...options,
  });
  servers.push(server);
  const gateway = createHttpGateway({
    base: server.gateway,
    source: SANDBOX.source,
    format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
    identify: async () => ({ token: SANDBOX.token, parameters: {} }),
    clock: createSystemClock(),
  });
  return { server, gateway };
}

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: SANDBOX.source, ...headers },
    body: JSON.stringify(body),
  });
