import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX } from '#adapters/server/settings.ts';
import { limited, type Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { ACTS, type Act, ALWAYS, ONCE, ordersOf, type Staged, type Trouble, WRITES } from '../support/acts.ts';
import { type Hurry, hurriedGateway } from '../support/hurried.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** What a call's outcome must be; `isDone`: the sandbox has done what it was asked. */
interface Expected {
  readonly question: Outcome<unknown> | 'done';
  readonly command: Outcome<unknown> | 'done';
  readonly isDone: boolean;
  /** How often a question reaches the sandbox. */
  readonly asked: number;
}

const none = (reason: 'unreachable' | 'timeout' | 'unreadable', isDone: boolean, asked = 1): Expected => ({
  question: { kind: 'failed', reason },
  command: { kind: 'unknown', reason },
  isDone,
  asked,
});
/** Both kinds of call learn that nothing was done. */
const nothingDone = (outcome: Outcome<unknown>): Expected => ({
  question: outcome,
  command: outcome,
  isDone: false,
  asked: 1,
});
/** A question that fails once is asked again, and answered; a command is not. */
const onceOnly = (isDone: boolean, reason: 'unreachable' | 'unreadable' = 'unreachable'): Expected => ({
  ...none(reason, isDone),
  question: 'done',
  asked: 2,
});
const status = (code: number, body = '{"code":0,"data":{"status":1}}') =>
  ({ ...ALWAYS, fault: 'status', argument: { status: code, body } }) as const;

/** What happens to a call on the wire, and what must come of it. */
const TROUBLES: readonly (readonly [row: string, trouble: Trouble, expected: Expected])[] = [
  ['1 refused', { ...ALWAYS, fault: 'refuse' }, none('unreachable', false, 3)],
  ['2 dropped once before the server acted', { ...ONCE, fault: 'drop' }, onceOnly(false)],
  ['3 dropped after the server acted', { ...ALWAYS, fault: 'commitThenDrop' }, none('unreachable', true, 3)],
  ['3 dropped once after the server acted', { ...ONCE, fault: 'commitThenDrop' }, onceOnly(true)],
  ['4 never answered', { ...ALWAYS, fault: 'hang' }, none('timeout', false)],
  ['4 done and never answered', { ...ALWAYS, fault: 'commitThenHang' }, none('timeout', true)],
  ['6 trickled', { ...ALWAYS, fault: 'trickle', argument: 100 }, none('timeout', true)],
  ['6 truncated once', { ...ONCE, fault: 'truncate', argument: 25 }, onceOnly(true, 'unreadable')],
  ['7 HTTP 404', status(404), nothingDone({ kind: 'failed', reason: 'notAccepted' })],
  ['7 HTTP 429', status(429, ''), nothingDone(limited(60))],
  ['7 HTTP 503', status(503, '<html>no</html>'), none('unreadable', false, 3)],
  ['12 the wrong key', { ...ALWAYS, fault: 'wrongKey' }, none('unreadable', true)],
];

let server: TestServer;
let shoppers = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each(TROUBLES)(
  'row %s: outcome and effect of each of the 14 calls, which work again afterwards',
  async (...each) => {
    const [, trouble, expected] = each;
    await throughAllCalls(trouble, expected);
  },
);

it('row 14 success without contents is no answer where contents are due', async () => {
  /** Calls whose success says all that there is to say. */
  const carryNone = new Set<string>([
    'readAddress',
    'saveAddress',
    'confirmReceipt',
    'submitRefund',
    'cancelWaitingOrder',
  ]);
  for (const act of ACTS) {
    const token = freshToken();
    const staged = await act.stage(server.lender, token);
    server.faults.arm({ ...ALWAYS, path: act.path, fault: 'body', argument: '{"code":0,"data":null}' });
    const { kind } = await staged.run(gatewayOf(token));
    server.faults.clear();
    const expected = carryNone.has(act.call) ? 'done' : act.isQuestion ? 'failed' : 'unknown';
    expect([act.call, kind]).toEqual([act.call, expected]);
  }
});

it('row 55 of 64 at once, one takes effect, and the others are told how things stand', async () => {
  for (const act of WRITES.filter(({ call }) => call !== 'fileComplaint')) {
    const token = freshToken();
    const staged = await act.stage(server.lender, token);
    const outcomes = await Promise.all(Array.from({ length: 64 }, () => staged.run(gatewayOf(token))));
    expect(await staged.effects()).toBe(1);
    expect(outcomes.filter(({ kind }) => kind === 'unknown' || kind === 'failed')).toEqual([]);
  }
});

it('row 57 no other origin, no form and no plain link makes anything happen', async () => {
  const tries: readonly RequestInit[] = [
    { method: 'POST', headers: { 'content-type': 'text/plain', source: SANDBOX.source }, body: '{}' },
    { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' },
    { method: 'GET' },
    { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
  ];
  for (const act of ACTS) {
    const token = freshToken();
    const staged = await act.stage(server.lender, token);
    const before = await staged.effects();
    const url = await requestLine(staged, token);
    for (const options of tries) {
      const response = await fetch(url, options);
      expect([400, 405]).toContain(response.status);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(await staged.effects()).toBe(before);
    }
  }
});

// Helpers

function freshToken(): string {
  shoppers += 1;
  return `sandbox-token-f${shoppers}`;
}

const gatewayOf = (token: string, hurry?: Hurry): Gateway => hurriedGateway(server.gateway, token, hurry);

/** One fault on each of the 14 calls at once: outcome, effect, and that the call works again afterwards. */
async function throughAllCalls(trouble: Trouble, expected: Expected): Promise<void> {
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
    expect(hits, act.call).toBeGreaterThan(0);
    checkOutcome(outcomes[at], act.isQuestion ? expected.question : expected.command, act.call);
    expect(seen, act.call).toBe(act.isQuestion ? expected.asked : 1);
    if ((await effects()) !== null) expect(await effects(), act.call).toBe(expected.isDone ? 1 : 0);
    await worksAgain(act, { run, effects }, token, expected.isDone);
  }
}

const isTimeout = (wanted: Expected['question']): boolean =>
  wanted !== 'done' && wanted.kind === 'failed' && wanted.reason === 'timeout';

function checkOutcome(outcome: Outcome<unknown> | undefined, wanted: Expected['command'], call: string): void {
  if (wanted === 'done') expect(outcome?.kind, call).toBe('done');
  else expect(outcome, call).toEqual(wanted);
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
