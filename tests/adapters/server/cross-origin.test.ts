import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageGateway } from '#adapters/gateway/http-message.ts';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const SITE = 'https://qarz.pk';
const COMPLAINT = '/gateway/v3/complaint/add';

let server: TestServer;
/** Seconds that the next one who asks for something limited is told to wait; 0 for none. */
let wait = 0;
const limits = (): number => wait;
beforeAll(async () => {
  server = await startTestServer(false, createFaultBoard(), { allowedOrigins: [SITE], limits });
});
afterAll(() => server.stop());

/** What a browser would read of an answer: its status, its headers of CORS and how long to wait. */
async function answerTo(method: string, path: string, origin: string): Promise<readonly [number, object]> {
  const isQuestion = method === 'OPTIONS';
  const answer = await fetch(server.origin + path, {
    method,
    headers: { origin, source: SANDBOX.source, 'content-type': 'application/json' },
    ...(isQuestion ? {} : { body: '{}' }),
  });
  await answer.arrayBuffer();
  return [answer.status, Object.fromEntries([...answer.headers].filter(([name]) => /^access|^vary|^retry/.test(name)))];
}

describe('the sandbox’s gateway for pages of other origins', () => {
  const own = {
    'access-control-allow-origin': SITE,
    'access-control-expose-headers': 'retry-after,date',
    vary: 'Origin',
  };

  it('answers what a browser asks beforehand, for an origin on its list', async () => {
    expect(await answerTo('OPTIONS', COMPLAINT, SITE)).toEqual([
      204,
      {
        ...own,
        vary: 'Origin, Access-Control-Request-Headers',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type,source,authorization,idempotency-key',
        'access-control-max-age': '7200',
      },
    ]);
  });

  it('marks every answer, failures too, and lets a page read how long it is to wait', async () => {
    expect(await answerTo('POST', COMPLAINT, SITE)).toEqual([200, own]);
    expect(await answerTo('POST', '/gateway/v1/bnpl/nothing', SITE)).toEqual([404, own]);
    expect(await answerTo('PUT', COMPLAINT, SITE)).toEqual([405, own]);
    wait = 40;
    const refused = await answerTo('POST', COMPLAINT, SITE);
    wait = 0;
    expect(refused).toEqual([429, { ...own, 'retry-after': '40' }]);
  });

  it.each(['https://qarz.pk.evil.example', 'https://evil.example', 'http://qarz.pk', 'null'])(
    'lets %s in by no answer, and nobody to the actions',
    async (origin) => {
      for (const method of ['OPTIONS', 'POST']) {
        const [, headers] = await answerTo(method, COMPLAINT, origin);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).toHaveProperty('vary', expect.stringContaining('Origin'));
      }
      for (const from of [origin, SITE]) expect((await answerTo('OPTIONS', '/gateway/__sandbox', from))[1]).toEqual({});
    },
  );
});

it('row 57 no form, no plain link and no other origin makes anything happen', async () => {
  const before = await server.lender.act({ action: 'count' });
  for (const init of [
    { method: 'POST', headers: { 'content-type': 'text/plain', source: SANDBOX.source }, body: '{}' },
    { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://evil.example' }, body: '{}' },
    { method: 'GET' },
  ])
    for (const path of [COMPLAINT, '/gateway/v1/bnpl/now/buy?data=AAAA&source=asaan', '/gateway/v2/bnpl/now/buy'])
      expect([400, 405]).toContain((await fetch(server.origin + path, init)).status);
  expect(await server.lender.act({ action: 'count' })).toEqual(before);
});

describe('the gateway that a page speaks to', () => {
  const settings = { base: 'https://gateway.qarz.pk', testBase: 'http://127.0.0.1:9000/gateway' };

  it.each([
    ['https://qarz.pk/home', settings, 'https://gateway.qarz.pk'],
    ['http://127.0.0.1:8080/home', settings, settings.testBase],
    // Without TLS in production nothing is sent.
    ['https://qarz.pk/home', { ...settings, base: 'http://gateway.qarz.pk' }, null],
    ['http://qarz.pk/home', { ...settings, base: '/gateway' }, null],
    ['http://qarz.pk/home', settings, 'https://gateway.qarz.pk'],
    // A phone in the sandbox’s own network.
    ['http://192.168.1.7:8080/bnpl', { ...settings, testBase: '/gateway', isSandbox: true }, '/gateway'],
  ])('R36 of %s with %j is %s', (href, given, base) => {
    expect(pageGateway(given, new URL(href))).toBe(base);
  });
});
