import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createPlainTransport } from '#adapters/gateway/http-transport.ts';
import { complaintsOver } from '#adapters/gateway/wire/file-complaint.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { createManualClock, type ManualClock } from '#adapters/memory/manual-clock.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { done, failed, unknown } from '#core/lib/outcome.ts';
import { type Gateway, READ_DEADLINE_MS, WRITE_DEADLINE_MS } from '#core/ports/gateway.ts';

const cipher = createWebCryptoCipher('sandbox-secret');
const ORDER = orderId('1');
const COMPLAINT = { language: 'en', name: 'Ayesha', mobile: '3001234567', problem: 'A scam' } as const;
const GZIP = { 'content-encoding': 'gzip' };
/** The manual clock's first moment: no part of a second. */
const START = createManualClock().now();
/** What answers are dated, ms since 1970. */
const ANSWERED = START + 3_600_000;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('Q63 deadlines and repetition', () => {
  it('Q63 asks a question at most three times, after half a second and one and a half', async () => {
    const { gateway, hits, clock, delays } = await against((_request, response) => response.destroy());
    const answer = gateway.readOrder(ORDER);
    await expect.poll(delays).toEqual([READ_DEADLINE_MS, 500]);
    clock.pass(499);
    expect(hits()).toBe(1);
    clock.pass(1);
    await expect.poll(delays).toEqual([READ_DEADLINE_MS, 500, 1500]);
    expect(hits()).toBe(2);
    clock.pass(1500);
    expect(await answer).toEqual({ kind: 'failed', reason: 'unreachable' });
    expect(hits()).toBe(3);
  });

  it('never sends a command twice, and calls its outcome unknown', async () => {
    const { gateway, hits, delays } = await against((_request, response) => response.destroy());
    expect(await gateway.confirmReceipt(ORDER)).toEqual({ kind: 'unknown', reason: 'unreachable' });
    expect(delays()).toEqual([WRITE_DEADLINE_MS]);
    expect(hits()).toBe(1);
  });

  it('Q63 asks once more after a server in trouble or an answer that broke off, and reads what comes then', async () => {
    for (const trouble of [
      (response: ServerResponse) => response.writeHead(503).end('<html>'),
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-length': '100' }).write('{"code":0', () => response.destroy()),
    ]) {
      const { gateway, hits, clock } = await against((_request, response) =>
        hits() === 1 ? void trouble(response) : void response.end('{"code":400147}'),
      );
      const asked = gateway.readOrder(ORDER);
      await expect.poll(() => (clock.pass(500), hits())).toBe(2);
      expect(await asked).toEqual({ kind: 'refused', code: 400147 });
    }
  });

  it.each<readonly [what: string, begin: (response: ServerResponse) => void]>([
    ['nothing comes', () => undefined],
    ['an answer never ends', (response) => void response.write('{"code":0')],
  ])('Q63 gives a question 20 s and a command 30 s where %s', async (_what, begin) => {
    const { gateway, hits, clock } = await against((_request, response) => begin(response));
    const question = gateway.readOrder(ORDER);
    const command = gateway.submitRefund(ORDER);
    await expect.poll(hits).toBe(2);
    clock.pass(READ_DEADLINE_MS);
    expect(await question).toEqual({ kind: 'failed', reason: 'timeout' });
    clock.pass(WRITE_DEADLINE_MS - READ_DEADLINE_MS);
    expect(await command).toEqual({ kind: 'unknown', reason: 'timeout' });
    expect(hits()).toBe(2);
  });
});

describe('R70, R71, Q48 what counts as an answer', () => {
  it.each([
    ['no JSON', 'captive portal <html>'],
    ['data that cannot be decrypted', '{"code":0,"data":"AAAAAAAAAAAAAAAAAAAAAA=="}'],
    ['data that is not encrypted', '{"code":0,"data":{"productOrderId":"1"}}'],
    ['no data', '{"code":0}'],
  ])('R71, Q48 %s is none: a question fails, a command is unknown', async (_name, body) => {
    const { gateway } = await against((_request, response) => void response.end(body));
    expect(await gateway.readOrder(ORDER)).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(await gateway.startPurchase({ productId: productId('p'), skuCode: 's' as never })).toEqual({
      kind: 'unknown',
      reason: 'unreadable',
    });
  });

  it.each([
    ['40', 40],
    ['0', 1],
    ['600000', 86_400],
    // By the answer’s own date, whatever the phone’s clock says.
    [new Date(ANSWERED + 90_000).toUTCString(), 90],
    ['soon', 60],
    [undefined, 60],
  ] as const)(
    'HTTP 429 with Retry-After %s: nothing was done, and %i seconds are to be waited',
    async (header, waitSeconds) => {
      const { gateway, hits } = await against((_request, response) => {
        response.setHeader('date', new Date(ANSWERED).toUTCString());
        if (header !== undefined) response.setHeader('retry-after', header);
        void answer(response, { status: 1 }, 429);
      });
      const calls = [gateway.readAddress(ORDER), gateway.confirmReceipt(ORDER), gateway.fileComplaint(COMPLAINT)];
      for (const call of calls) expect(await call).toEqual({ kind: 'failed', reason: 'limited', waitSeconds });
      expect(hits()).toBe(3);
    },
  );

  it('row 9 a redirect is not followed', async () => {
    let elsewhere = 0;
    let status = 0;
    const { gateway, hits, delays } = await against((request, response) => {
      if (request.url === '/elsewhere') elsewhere += 1;
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    for (status of [301, 302, 303, 307, 308]) {
      expect(await gateway.cancelWaitingOrder(ORDER)).toEqual({ kind: 'unknown', reason: 'unreadable' });
      // A server answered: the connection is not to blame.
      expect(await gateway.readAddress(ORDER)).toEqual({ kind: 'failed', reason: 'unreadable' });
    }
    expect([hits(), elsewhere, delays().filter((ms) => ms < READ_DEADLINE_MS)]).toEqual([10, 0, []]);
  });

  it.each<readonly [what: string, send: (response: ServerResponse) => void]>([
    ['no gzip at all', (response) => void response.writeHead(200, GZIP).end('this is no gzip')],
    [
      'gzip with a byte altered',
      (response) => void response.writeHead(200, GZIP).end(gzipSync('{"code":0,"data":null}').fill(0xff, 12, 14)),
    ],
    [
      'a body that breaks off',
      (response) => response.writeHead(200, { 'content-length': '100' }).write('{"code":0', () => response.destroy()),
    ],
  ])('Q48 %s: a server that answers is reached, so the connection is not to blame', async (_what, send) => {
    const { gateway } = await against((_request, response) => send(response));
    expect(await gateway.confirmReceipt(ORDER)).toEqual({ kind: 'unknown', reason: 'unreadable' });
  });

  it('an answer of more than two megabytes is not read', async () => {
    const { gateway } = await against((_request, response) => void response.end('x'.repeat(3 * 1024 * 1024)));
    expect(await gateway.readOrder(ORDER)).toEqual({ kind: 'failed', reason: 'unreadable' });
  });
});

it('R70 no parameter of the app takes the place of the token or of a call’s own field', async () => {
  const identity = { token: 't', parameters: { token: 'other', productId: 'other' } };
  const written = await createSealedQuery(cipher).write('asaan', identity, { productId: 'p' });
  const data = new URLSearchParams(typeof written === 'string' ? '' : written.query).get('data') ?? '';
  expect(await cipher.decrypt(data)).toBe('{"token":"t","productId":"p"}');
});

describe('Q67, reliability row 10: what is never sent', () => {
  it('nothing to a gateway that must not be spoken to, and nothing is left open by it', async () => {
    let sent = 0;
    const options = { base: null, source: 'asaan', format: createSealedQuery(cipher), clock: createManualClock() };
    const fetched: typeof fetch = async () => {
      sent += 1;
      return new Response();
    };
    const identify = async () => ({ token: 't', parameters: {} });
    const gateway = createHttpGateway({ ...options, identify, fetch: fetched });
    expect(await gateway.readOrder(ORDER)).toEqual(failed('unreachable'));
    expect(await gateway.submitRefund(ORDER)).toEqual(failed('unreachable'));
    const complaints = complaintsOver(createPlainTransport({ ...options, fetch: fetched }));
    expect(await complaints.fileComplaint(COMPLAINT)).toEqual(failed('unreachable'));
    expect(sent).toBe(0);
  });

  it('nothing without a token', async () => {
    const { base, hits } = await against((_request, response) => void response.end());
    const gateway = createHttpGateway({
      base,
      source: 'asaan',
      format: createSealedQuery(cipher),
      identify: async () => null,
      clock: createManualClock(),
    });
    expect(await gateway.readOrder(ORDER)).toEqual({ kind: 'failed', reason: 'noSession' });
    expect(await gateway.submitRefund(ORDER)).toEqual({ kind: 'failed', reason: 'noSession' });
    expect(hits()).toBe(0);
  });

  it('no request that is longer than a request line may be', async () => {
    const { gateway, hits } = await against((_request, response) => void response.end());
    expect(await gateway.readOrder(orderId('1'.repeat(7000)))).toEqual({ kind: 'failed', reason: 'tooLong' });
    expect(hits()).toBe(0);
  });
});

describe('R36, R75, Q26, Q59 the complaint', () => {
  it.each([
    ['en', { nameData: 'Ayesha', mobileData: '3001234567', problemData: 'A scam' }],
    ['ur', { name: 'Ayesha', mobile: '3001234567', problemDescription: 'A scam' }],
  ] as const)('R32, Q59 a complaint is sent plainly, in the spelling of %s', async (language, body) => {
    const seen: { path: string | undefined; body: unknown }[] = [];
    const { gateway } = await against((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      request.on('end', () => {
        seen.push({ path: request.url, body: JSON.parse(text) });
        response.setHeader('date', new Date(ANSWERED).toUTCString());
        response.end('{"code":0,"data":{"status":1}}');
      });
    });
    expect(await gateway.fileComplaint({ ...COMPLAINT, language })).toEqual(done({ accepted: true, at: ANSWERED }));
    expect(seen).toEqual([{ path: '/v3/complaint/add', body }]);
  });

  it('R35 is accepted by status 1 alone, and neither accepted nor refused by what says none', async () => {
    let body = '{"code":0,"data":{"status":0}}';
    const { gateway } = await against((_request, response) => void response.end(body));
    expect(await gateway.fileComplaint(COMPLAINT)).toMatchObject(done({ accepted: false }));
    body = '{"code":0,"data":{}}';
    expect(await gateway.fileComplaint(COMPLAINT)).toEqual({ kind: 'unknown', reason: 'unreadable' });
  });

  it('HTTP 4xx but 408 says that nothing was done, any other status leaves a command unknown', async () => {
    let status = 0;
    const { gateway } = await against((_request, response) => void answer(response, {}, status));
    const expected = new Map<number, object>([
      ...[400, 401, 403, 404, 409, 413, 425, 499].map((each) => [each, failed('notAccepted')] as const),
      ...[302, 408, 500, 501].map((each) => [each, unknown('unreadable')] as const),
    ]);
    for (const [code, outcome] of expected) {
      status = code;
      const commands = [await gateway.fileComplaint(COMPLAINT), await gateway.confirmReceipt(ORDER)];
      expect([code, commands]).toEqual([code, [outcome, outcome]]);
      expect([code, await gateway.readOrder(ORDER)]).toEqual([code, { ...outcome, kind: 'failed' }]);
    }
  });
});

// Helpers

/** A gateway on a socket whose every request is answered by `handler`, on a clock that the test moves. */
async function against(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<{
  readonly gateway: Gateway;
  readonly base: string;
  readonly clock: ManualClock;
  readonly hits: () => number;
  /** Every time that the gateway set itself, ms: deadlines and pauses. */
  readonly delays: () => readonly number[];
}> {
  let hits = 0;
  const server = createServer((request, response) => {
    hits += 1;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = createManualClock();
  const delays: number[] = [];
  const gateway = createHttpGateway({
    base,
    source: 'asaan',
    format: createSealedQuery(cipher),
    identify: async () => ({ token: 'sandbox-token', parameters: {} }),
    clock: {
      now: clock.now,
      after(ms, task) {
        delays.push(ms);
        return clock.after(ms, task);
      },
    },
    random: () => 0,
  });
  return { gateway, base, clock, hits: () => hits, delays: () => Array.from(delays) };
}

async function answer(response: ServerResponse, data: unknown, status = 200): Promise<void> {
  response.writeHead(status).end(JSON.stringify({ code: 0, data: await cipher.encrypt(JSON.stringify(data)) }));
}
