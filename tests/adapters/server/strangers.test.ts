import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { answerTo } from '../../support/ask.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const TOKEN = 'the-token-of-the-admin';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer(false, createFaultBoard(), { access: { token: TOKEN, isLocalServer: true } });
  port = Number(new URL(server.origin).port);
});
afterAll(() => server.stop());

describe('who may play the seller', () => {
  const local = 'host: 127.0.0.1';

  // What makes a request one of this machine is tried case by case in client.test.ts.
  it.each<readonly [what: string, ...headers: string[]]>([
    ['by another name', 'host: evil.example'],
    ['of another origin', local, 'origin: http://evil.example'],
    ['through a proxy', local, 'X-FORWARDED-HOST: localhost'],
    ['with a wrong token', 'host: evil.example', 'authorization: Bearer the-token-of-the-admim'],
    ['with a part of the token', 'host: evil.example', `authorization: Bearer ${TOKEN.slice(0, -1)}`],
    ['with two tokens', 'host: evil.example', 'authorization: Bearer x', `authorization: Bearer ${TOKEN}`],
  ])('row 67 none who comes %s', async (_what, ...headers) => {
    for (const path of ['/gateway/__sandbox', '/__faults', `http://127.0.0.1:${port}/gateway/__sandbox`]) {
      expect(await statusOf(action(path, headers))).toBe(401);
    }
    expect(server.faults.armed()).toEqual([]);
  });

  it('row 67 this machine, and who brings the token from anywhere', async () => {
    for (const headers of [
      [local],
      ['host: localhost:8080', 'origin: http://localhost:8080'],
      ['host: asaan.example', 'via: 1.1 x', `authorization: bearer ${TOKEN}`],
    ]) {
      expect(await statusOf(action('/gateway/__sandbox', headers))).toBe(200);
    }
  });

  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.internal === false && each.family === 'IPv4')?.address;

  it.skipIf(elsewhere === undefined)(
    'row 67 a server for the whole network asks even this machine for the token',
    async () => {
      const access = { token: TOKEN, isLocalServer: false };
      const open = await startTestServer(false, createFaultBoard(), { host: elsewhere ?? '', access });
      const ask = async (headers: object): Promise<number> => {
        const all = { 'content-type': 'application/json', source: SANDBOX.source, ...headers };
        return (await fetch(`${open.gateway}/__sandbox`, { method: 'POST', headers: all, body: COUNT })).status;
      };
      expect(await ask({})).toBe(401);
      expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
      await open.stop();
    },
  );
});

it('row 67 who goes in the middle of an answer or a request leaves nothing behind', async () => {
  const complaint =
    'POST /gateway/v3/complaint/add HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nsource: asaan\r\n';
  for (const text of [
    'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n',
    `${complaint}content-length: 50\r\n\r\n{`,
    `${complaint}transfer-encoding: chunked\r\n\r\nZZ\r\n`,
  ]) {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()));
    socket.on('error', () => undefined);
    await once(socket, 'close');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  }
  expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 0 } });
});

// Helpers

const COUNT = '{"action":"count"}';

/** A request that would play the seller, or arm a fault, in these very bytes. */
function action(path: string, headers: readonly string[]): string {
  const body = path.endsWith('__faults') ? '{"path":"*","fault":"hang"}' : COUNT;
  const own = ['content-type: application/json', `source: ${SANDBOX.source}`, `content-length: ${body.length}`];
  return [`POST ${path} HTTP/1.1`, ...headers, ...own, 'connection: close', '', body].join('\r\n');
}

const statusOf = async (text: string): Promise<number> =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(server.origin, text))?.[1]);
