import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { errorFacts } from '#adapters/sandbox/http/request-log.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { CANARIES, failingLender, type LoggedServer, startLoggedServer } from '../../support/logged-server.ts';
import type { TestServer } from '../../support/test-server.ts';

const JSON_HEADERS = { 'content-type': 'application/json', source: SANDBOX.source };
const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

describe('the log', () => {
  it('has one line for each request, under the name that its answer carries', async () => {
    const { server, lines } = await logged();
    const answers = [
      await fetch(`${server.origin}/healthz?secret=1`),
      await fetch(`${server.gateway}/v1/bnpl/now/buy?data=x&source=asaan`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: '{}',
      }),
      await fetch(`${server.origin}/nothing%0a{"level":"error"}`),
      await fetch(`${server.gateway}/v3/complaint/add`, { method: 'PUT' }),
    ];
    for (const answer of answers) await answer.arrayBuffer();
    await expect.poll(() => lines.requests.length).toBe(4);
    expect(lines.requests.map(({ id }) => id)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')));
    expect(lines.requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/healthz', 200],
      ['POST', '/gateway/v1/bnpl/now/buy', 200],
      ['GET', '/nothing%0a%7B%22level%22:%22error%22%7D', 404],
      ['PUT', '/gateway/v3/complaint/add', 405],
    ]);
    for (const line of lines.requests) {
      expect(Object.keys(line)).toEqual(['time', 'level', 'id', 'method', 'path', 'status', 'ms']);
      expect(Math.abs(Date.parse(String(line['time'])) - Date.now())).toBeLessThan(60_000);
      expect(line['ms']).toBeGreaterThan(0);
    }
    expect(lines.errors).toEqual([]);
  });

  it('says no word of what was typed, of a token or of an order, whatever becomes of the request', async () => {
    const { server, lines } = await logged(failingLender());
    const format = createSealedQuery(createWebCryptoCipher(SANDBOX.secret));
    const { token, name, mobile, problem, email, order } = CANARIES;
    const identity = { token, parameters: { email } };
    const written = await format.write(SANDBOX.source, identity, { productOrderId: order, name });
    if (typeof written === 'string') throw new Error(written);
    const { query } = written;
    const complaint = JSON.stringify({ nameData: name, mobileData: mobile, problemData: problem });
    const tries: readonly (readonly [path: string, init: RequestInit])[] = [
      [`/gateway/v1/bnpl/get/order/details${query}`, { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
      [`/gateway/v1/bnpl/now/buy${query}`, { method: 'POST', headers: JSON_HEADERS, body: '{}' }],
      ['/gateway/v3/complaint/add', { method: 'POST', headers: JSON_HEADERS, body: complaint }],
      ['/gateway/v3/complaint/add', { method: 'POST', headers: JSON_HEADERS, body: complaint.slice(0, -3) }],
      [
        `/bnpl/orderInfo?productOrderId=${order}`,
        { headers: { authorization: `Bearer ${token}`, cookie: name, referer: email } },
      ],
    ];
    for (const [path, init] of tries) await (await fetch(server.origin + path, init)).arrayBuffer();
    await expect.poll(() => lines.requests.length).toBe(tries.length);
    expect(lines.errors.length).toBeGreaterThanOrEqual(3);
    const all = JSON.stringify(lines);
    for (const canary of Object.values(CANARIES)) expect(all).not.toContain(canary);
    expect(all).not.toMatch(/\?|data=|Bearer/);
  });

  it('names an error with where it came from, under its request’s name, and leaves out its message', async () => {
    const { server, lines } = await logged(failingLender());
    const answer = await fetch(`${server.gateway}/v3/complaint/add`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toEqual([503, { code: 503 }]);
    await expect.poll(() => lines.errors.length).toBe(1);
    expect(lines.errors[0]).toMatchObject({
      level: 'error',
      id: answer.headers.get('x-request-id'),
      error: 'SqliteError',
      code: 'SQLITE_FULL',
    });
    expect(JSON.stringify(lines.errors[0]?.['at'])).toContain('logged-server.ts');
    expect(
      JSON.stringify(errorFacts(new Error(`a ${CANARIES.name}\n    at ${CANARIES.name} (/x.ts:1:2)`))),
    ).not.toContain('Khan');
    expect(errorFacts('text')).toEqual({ error: 'string', at: [] });
  });

  it('says 499 of a client that went before its answer, and that an answer was cut', async () => {
    const faults = createFaultBoard();
    const { server, lines } = await logged(undefined, faults);
    faults.arm({ path: 'v3/complaint/add', times: 1, fault: 'hang' });
    const headers = [`content-type: application/json`, `source: ${SANDBOX.source}`, 'content-length: 2'].join('\r\n');
    const client = connect(Number(new URL(server.origin).port), '127.0.0.1');
    client.write(`POST /gateway/v3/complaint/add HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n{}`);
    await expect.poll(() => faults.armed()[0]?.hits, { interval: 5 }).toBe(1);
    client.destroy();
    await expect.poll(() => lines.requests).toEqual([expect.objectContaining({ status: 499, cut: true })]);
  });
});

// Helpers

async function logged(...options: Parameters<typeof startLoggedServer>): Promise<LoggedServer> {
  const started = await startLoggedServer(...options);
  servers.push(started.server);
  return started;
}
