import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX } from '#adapters/server/settings.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { ADDRESS } from '../support/open-shop.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ACTS, type Act, ALWAYS, ordersOf, type Staged, type Trouble, WRITES, walk } from './acts.ts';
import { cipher, gatewayWith, type Hurry, hurriedGateway } from './hurried.ts';
import { keepTally, sample } from './tally.ts';
import { type Expected, none, ROWS } from './wire-rows.ts';

const tally = keepTally('wire', 'adapter and sandbox');

let server: TestServer;
let shoppers = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('reliability, seam A: each of the 14 calls, through the real adapter and a socket', () => {
  for (const { row, troubles } of ROWS) {
    it(`row ${row}`, { timeout: 300_000 }, async () => {
      for (const [trouble, expected] of sample(troubles, 2)) await throughAllCalls(row, trouble, expected);
    });
  }

  it('row 9 a redirect is followed by none, and nothing is sent again elsewhere', { timeout: 60_000 }, async () => {
    let elsewhere = 0;
    const other = createServer((_request, response) => {
      elsewhere += 1;
      response.end('{"code":0,"data":null}');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const to = `http://127.0.0.1:${(other.address() as AddressInfo).port}/gateway`;
    for (const status of sample([301, 302, 303, 307, 308], 2)) {
      const trouble = { ...ALWAYS, fault: 'redirect', argument: { status, to } } as const;
      await throughAllCalls('9 redirected', trouble, none('unreadable', false));
    }
    other.close();
    expect(elsewhere).toBe(0);
  });

  it('row 20 an unknown and a missing token are refused by their codes', async () => {
    for (const [token, code] of [
      ['', 400112],
      ['somebody', 400114],
    ] as const) {
      for (const act of ACTS.filter(({ call }) => call !== 'fileComplaint')) {
        const staged = await act.stage(server.lender, freshToken());
        const outcome = await staged.run(gatewayWith(server.gateway, token));
        await tally.survive('20 no token, a wrong one', 1, () => expect(outcome).toEqual({ kind: 'refused', code }));
      }
    }
  });

  it('row 21 another shopper’s order is, byte for byte, one that does not exist', async () => {
    for (const act of ACTS.filter(({ call }) => !['readProduct', 'startPurchase', 'fileComplaint'].includes(call))) {
      const staged = await act.stage(server.lender, freshToken());
      const before = await staged.effects();
      const answers = await Promise.all([
        rawAnswer(staged, freshToken(), false),
        rawAnswer(staged, freshToken(), true),
      ]);
      await tally.survive('21 another shopper’s order', 2, async () => {
        expect(answers[0]).toBe('{"code":400147,"data":null}');
        expect(answers[1]).toBe(answers[0]);
        expect(await staged.effects()).toBe(before);
      });
    }
  });

  it('row 55 of 64 at once, one takes effect, and the others are told how things stand', {
    timeout: 60_000,
  }, async () => {
    for (const act of WRITES.filter(({ call }) => call !== 'fileComplaint')) {
      const token = freshToken();
      const staged = await act.stage(server.lender, token);
      const outcomes = await Promise.all(Array.from({ length: 64 }, () => staged.run(gatewayOf(token))));
      await tally.survive('55 parallel writes', 64, async () => {
        expect(await staged.effects()).toBe(1);
        expect(outcomes.filter(({ kind }) => kind === 'unknown' || kind === 'failed')).toEqual([]);
      });
    }
  });

  it('row 57 no other origin, no form and no plain link makes anything happen', async () => {
    for (const act of ACTS) {
      const token = freshToken();
      const staged = await act.stage(server.lender, token);
      const before = await staged.effects();
      const url = await requestLine(staged, token);
      const tries: readonly RequestInit[] = [
        { method: 'POST', headers: { 'content-type': 'text/plain', source: SANDBOX.source }, body: '{}' },
        { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' },
        { method: 'GET' },
        { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
      ];
      for (const options of tries) {
        const response = await fetch(url, options);
        await tally.survive('57 from elsewhere', 1, async () => {
          expect([400, 405]).toContain(response.status);
          expect(response.headers.get('access-control-allow-origin')).toBeNull();
          expect(await staged.effects()).toBe(before);
        });
      }
    }
  });
});

describe('reliability, rows 14 and 48', { timeout: 120_000 }, () => {
  /** Calls whose success says all that there is to say. */
  const CARRY_NONE: ReadonlySet<string> = new Set([
    'saveAddress',
    'confirmReceipt',
    'submitRefund',
    'cancelWaitingOrder',
  ]);

  it.each(['{"code":0,"data":null}', '{"code":0}'])('row 14 %s is no answer where contents are due', async (body) => {
    for (const act of ACTS) {
      const token = freshToken();
      const staged = await act.stage(server.lender, token);
      server.faults.clear();
      server.faults.arm({ ...ALWAYS, path: act.path, fault: 'body', argument: body });
      const { kind } = await staged.run(gatewayOf(token));
      const { hits = 0 } = server.faults.armed()[0] ?? {};
      server.faults.clear();
      const isEnough = CARRY_NONE.has(act.call);
      await tally.survive('14 success without contents', hits, () =>
        expect([act.call, kind]).toEqual([act.call, isEnough ? 'done' : act.isQuestion ? 'failed' : 'unknown']),
      );
    }
  });

  it('row 48 texts of other languages for machines come back as they were sent', async () => {
    const token = freshToken();
    const order = await walk(server.lender, token, 'waiting');
    const gateway = gatewayOf(token);
    const machine = fc.constantFrom(
      "'; DROP TABLE orders; --",
      '$(rm -rf /)',
      '`id`',
      '{{7*7}}',
      '${7*7}',
      '%0d%0a',
      'a\r\nb: c',
      '<!--#exec-->',
      '\\',
      '"',
      '%s%n',
      '../../etc/passwd',
      '+&=?#/',
      '%2B+%20',
    );
    const text = fc
      .array(fc.oneof(machine, fc.string({ unit: 'grapheme', maxLength: 12 })), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(' ').trim())
      .filter((each) => each !== '' && each.length <= 200);
    await tally.prove(
      '48 texts for machines',
      [100, 10_000],
      fc.asyncProperty(text, async (addr) => {
        await gateway.saveAddress(order, { ...ADDRESS, street: addr });
        const read = await gateway.readAddress(order);
        expect(read.kind === 'done' ? read.data?.street : read).toBe(addr);
      }),
    );
  });
});

// Helpers

function freshToken(): string {
  shoppers += 1;
  return `sandbox-token-f${shoppers}`;
}

const gatewayOf = (token: string, hurry?: Hurry): Gateway => hurriedGateway(server.gateway, token, hurry);

/** One fault on each of the 14 calls at once: outcome, effect, and that the call works again afterwards. */
async function throughAllCalls(row: string, trouble: Trouble, expected: Expected): Promise<void> {
  const { faults, lender } = server;
  const staged = await Promise.all(
    ACTS.map(async (act) => {
      const token = freshToken();
      return { act, token, ...(await act.stage(lender, token)) };
    }),
  );
  faults.clear();
  for (const { path } of ACTS) faults.arm({ ...trouble, path });
  const deadlines = isTimeout(expected.question) ? 'hurried' : 'unhurried';
  const outcomes = await Promise.all(staged.map(({ run, token }) => run(gatewayOf(token, { deadlines }))));
  const armed = faults.armed();
  faults.clear();
  for (const [at, { act, token, run, effects }] of staged.entries()) {
    const { hits = 0, seen = 0 } = armed[at] ?? {};
    await tally.survive(row, hits, async () => {
      const context = `${act.call}: ${JSON.stringify(trouble)}`;
      checkOutcome(outcomes[at], act.isQuestion ? expected.question : expected.command, context);
      expect(seen, context).toBe(act.isQuestion ? expected.asked : 1);
      if ((await effects()) !== null) expect(await effects(), context).toBe(expected.isDone ? 1 : 0);
      await worksAgain(act, { run, effects }, token, expected.isDone);
    });
  }
}

const isTimeout = (wanted: Expected['question']): boolean =>
  wanted !== 'done' && wanted.kind === 'failed' && wanted.reason === 'timeout';

function checkOutcome(outcome: Outcome<unknown> | undefined, wanted: Expected['command'], context: string): void {
  if (wanted === 'done') expect(outcome?.kind, context).toBe('done');
  else if (wanted === 'either') expect(['done', 'unknown'], context).toContain(outcome?.kind);
  else expect(outcome, context).toEqual(wanted);
}

/** Once the fault is gone, a question is answered; a command is carried out, or found to have been, and never twice. */
async function worksAgain(act: Act, { run, effects }: Staged, token: string, wasDone: boolean): Promise<void> {
  const outcome = await run(gatewayOf(token));
  expect(['done', ...(wasDone ? ['refused'] : [])], `${act.call} again`).toContain(outcome.kind);
  // Sent without a key, a complaint cannot be recognised: whether it is sent again is its writer's choice.
  if (act.call === 'fileComplaint') expect(await effects()).toBe(wasDone ? 2 : 1);
  else if ((await effects()) !== null) expect(await effects(), `${act.call} again`).toBe(1);
  expect((await ordersOf(server.lender, token)).length).toBeLessThanOrEqual(1);
}

/** What comes over the wire when somebody else asks: for the staged order, or for one that there is not. */
async function rawAnswer(staged: Staged, token: string, isMissing: boolean): Promise<string> {
  let text = '';
  await staged.run(
    gatewayOf(token, {
      async send(input, init) {
        const url = isMissing ? await withoutOrder(addressOf(input)) : addressOf(input);
        const response = await fetch(url, init);
        text = await response.clone().text();
        return response;
      },
    }),
  );
  return text;
}

/** The same request about an order that does not exist. */
async function withoutOrder(address: string): Promise<string> {
  const url = new URL(address);
  const plain = JSON.parse((await cipher.decrypt(url.searchParams.get('data') ?? '')) ?? '{}') as object;
  const data = await cipher.encrypt(JSON.stringify({ ...plain, productOrderId: '1234567890123456789' }));
  url.searchParams.set('data', data);
  return url.href;
}

/** The address that a call would be sent to. */
async function requestLine(staged: Staged, token: string): Promise<string> {
  let line = '';
  await staged.run(
    gatewayOf(token, {
      async send(input) {
        line = addressOf(input);
        return new Response('{"code":400147,"data":null}');
      },
    }),
  );
  return line;
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString());
