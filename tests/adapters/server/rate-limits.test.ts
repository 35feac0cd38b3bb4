import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, LIMITS, type Limits } from '#adapters/sandbox/http/rate-limits.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { type IdempotencyKey, idempotencyKey, productId, skuCode } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/test-server.ts';

const FEW: Limits = {
  complaint: { client: { burst: 4, everyMs: 10_000 }, shopper: { burst: 2, everyMs: 30_000 } },
  buy: { client: { burst: 4, everyMs: 10_000 }, shopper: { burst: 3, everyMs: 20_000 } },
  action: { ...LIMITS.action, client: { burst: 2, everyMs: 5000 } },
};

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

describe('what is counted', () => {
  it('is each name for itself, and both limits together', () => {
    const { limits, pass } = counting();
    const ask = (client: string | null, shopper: string | null): number =>
      limits.secondsToWait('complaint', { client, shopper });
    expect([ask('a', '1'), ask('a', '1'), ask('a', '1')]).toEqual([0, 0, 30]);
    expect([ask('a', '2'), ask('a', '2'), ask('a', '3'), ask('b', '3')]).toEqual([0, 0, 10, 0]);
    expect([ask(null, null), ask(null, '3'), ask(null, '3')]).toEqual([0, 0, 30]);
    pass(30_000);
    expect([ask('a', '1'), ask('a', '1')]).toEqual([0, 30]);
  });

  it('is nothing where one of the two refuses', () => {
    const { limits } = counting();
    const ask = (shopper: string): number => limits.secondsToWait('buy', { client: 'a', shopper });
    for (let turn = 0; turn < 3; turn += 1) expect(ask('1')).toBe(0);
    for (let turn = 0; turn < 50; turn += 1) expect(ask('1')).toBe(20);
    expect(limits.secondsToWait('complaint', { client: 'a', shopper: '1' })).toBe(0);
    expect([ask('2'), ask('2')]).toEqual([0, 10]);
  });

  it('is forgotten for the name that was seen longest ago, so that no crowd fills the memory', () => {
    const { limits } = counting();
    const ask = (shopper: string): number => limits.secondsToWait('complaint', { client: null, shopper });
    for (let turn = 0; turn < 2; turn += 1) ask('first');
    expect(ask('first')).toBe(30);
    for (let each = 0; each < 20_000; each += 1) ask(`crowd ${each}`);
    expect(ask('first')).toBe(0);
  });

  it('never lets more through in any stretch of time than the burst and what that time brings, nor refuses without need', () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.nat(50), fc.nat(20_000)), { minLength: 1, maxLength: 120 });
    const limit = fc.record({ burst: fc.integer({ min: 1, max: 20 }), everyMs: fc.integer({ min: 1, max: 5000 }) });
    fc.assert(
      fc.property(limit, pauses, (own, waits) => {
        let now = 0;
        const limits = createRateLimits({ ...FEW, buy: { client: own, shopper: own } }, () => now);
        const passed: number[] = [];
        for (const wait of waits) {
          now += wait;
          const seconds = limits.secondsToWait('buy', { client: null, shopper: '1' });
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
  it('row 67 of a complaint is refused with 429 and the seconds to wait, and not stored', async () => {
    const { server, gateway } = await limited();
    const file = (mobile: string) => gateway().fileComplaint({ language: 'en', name: 'A', mobile, problem: 'x' });
    expect((await file('3001234567')).kind).toBe('done');
    expect((await file('3001234567')).kind).toBe('done');
    expect(await file('3001234567')).toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 30 });
    expect((await file('3007654321')).kind).toBe('done');
    expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 3 } });
  });

  it('row 67 of buying is refused to that shopper alone, under a renewed token too; tokens that are nobody’s are no names', async () => {
    const { server, gateway } = await limited();
    const buy = (token: string, sku = 'x') =>
      gateway(token).startPurchase({ productId: productId('samsung-galaxy-a16'), skuCode: skuCode(sku) });
    expect((await buy('sandbox-token-1', 'y')).kind).toBe('refused');
    for (const token of ['sandbox-token-1', 'sandbox-token-1.1']) expect((await buy(token)).kind).toBe('refused');
    for (const token of ['sandbox-token-1', 'sandbox-token-1.2'])
      expect(await buy(token, 'w')).toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 20 });
    expect((await buy('sandbox-token-2', 'x')).kind).toBe('refused');
    expect(server.sent('now/buy')).toBe(6);
    for (let each = 0; each < 4; each += 1) expect((await buy('nobody')).kind).toBe('refused');
  });

  it('row 67 by one client through a proxy is refused whoever it claims to be, and other clients are not', async () => {
    const { server } = await limited();
    const file = (from: string, mobile: string): Promise<Response> =>
      post(
        `${server.gateway}/v3/complaint/add`,
        { nameData: 'A', mobileData: mobile, problemData: 'x' },
        { 'x-forwarded-for': from },
      );
    const statuses: number[] = [];
    for (let each = 0; each < 5; each += 1)
      statuses.push((await file(`9.9.9.${each}, 203.0.113.7`, `300123456${each}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const refused = await file('203.0.113.7', '3001234569');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await file('203.0.113.8', '3001234569')).status).toBe(200);
  });

  it('row 67 never is the copy of what was done already: it is answered as before, and counts for nothing', async () => {
    const { server, gateway } = await limited();
    const [first, second] = ['first-key-of-a-complaint', 'second-key-of-a-complaint'].map(idempotencyKey);
    const file = (key: IdempotencyKey | undefined) =>
      gateway().fileComplaint({ language: 'en', name: 'A', mobile: '3001234567', problem: 'x' }, key);
    const refusal = { kind: 'failed', reason: 'limited', waitSeconds: 30 };
    // Two at once: the one that comes second finds the answer of the first.
    for (const outcome of await Promise.all([file(first), file(first), file(first)]))
      expect(outcome).toMatchObject(done({ accepted: true }));
    expect(await file(undefined)).toMatchObject(done({ accepted: true }));
    for (let copy = 0; copy < 3; copy += 1) expect(await file(first)).toMatchObject(done({ accepted: true }));
    expect([await file(second), await file(undefined)]).toEqual([refusal, refusal]);
    expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 2 } });
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
  const server = await startTestServer(false, createFaultBoard(), { limits: counting().limits, ...options });
  servers.push(server);
  const gateway = (token: string = SANDBOX.token): Gateway =>
    createHttpGateway({
      base: server.gateway,
      source: SANDBOX.source,
      format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
      identify: async () => ({ token, parameters: {} }),
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
