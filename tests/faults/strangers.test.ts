import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { keepTally } from './tally.ts';

const tally = keepTally('server', 'strangers');
const TOKEN = 'the-token-of-the-admin';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer(true, createFaultBoard(), { access: { token: TOKEN, isLocalServer: true } });
  port = Number(new URL(server.origin).port);
});
afterAll(() => server.stop());

describe('reliability row 67, who may play the seller', () => {
  const local = `host: 127.0.0.1`;
  const strangers: readonly (readonly [what: string, ...headers: string[]])[] = [
    ['by another name', 'host: evil.example'],
    ['by a name that begins alike', 'host: 127.0.0.1.evil.example'],
    ['by a name with ours in it', 'host: evil.example@127.0.0.1'],
    ['by a name with a path', 'host: 127.0.0.1/evil.example'],
    ['by an empty name', 'host: '],
    ['of another origin', local, 'origin: http://evil.example'],
    ['of the origin null', local, 'origin: null'],
    ['of our name on another port', local, 'origin: http://127.0.0.1:1'],
    ['through Via', local, 'via: 1.1 x'],
    ['through Forwarded', local, 'forwarded: for=127.0.0.1;host=localhost'],
    ['through X-Forwarded-For', local, 'x-forwarded-for: 127.0.0.1'],
    ['through X-FORWARDED-HOST', local, 'X-FORWARDED-HOST: localhost'],
    ['through X-Real-IP', local, 'x-real-ip: 127.0.0.1'],
    ['with a wrong token', 'host: evil.example', 'authorization: Bearer the-token-of-the-admim'],
    ['with a part of the token', 'host: evil.example', `authorization: Bearer ${TOKEN.slice(0, -1)}`],
    ['with a longer token', 'host: evil.example', `authorization: Bearer ${TOKEN}x`],
    ['with an empty token', 'host: evil.example', 'authorization: Bearer '],
    ['with two tokens', 'host: evil.example', 'authorization: Bearer x', `authorization: Bearer ${TOKEN}`],
  ];

  it.each(strangers)('row 67 none who comes %s', async (_what, ...headers) => {
    for (const path of ['/gateway/__sandbox', '/__faults', `http://127.0.0.1:${port}/gateway/__sandbox`]) {
      const { status } = await raw(action(path, headers));
      await tally.survive('67 strangers who act', 1, async () => {
        expect(status).toBe(401);
        expect(server.faults.armed()).toEqual([]);
      });
    }
  });

  it('row 67 none who names two hosts, or none', async () => {
    for (const headers of [['host: 127.0.0.1', 'host: evil.example'], ['host: evil.example', 'host: 127.0.0.1'], []]) {
      const { status } = await raw(action('/gateway/__sandbox', headers));
      await tally.survive('67 strangers who act', 1, () => expect(status).toBe(400));
    }
    const { status } = await raw(action('/gateway/__sandbox', [local]).replace('HTTP/1.1', 'HTTP/1.0'));
    await tally.survive('67 strangers who act', 1, () => expect(status).toBe(401));
  });

  it('row 67 this machine, and who brings the token from anywhere', async () => {
    for (const headers of [
      [local],
      ['host: localhost:8080', 'origin: http://localhost:8080'],
      ['host: asaan.example', 'via: 1.1 x', `authorization: bearer ${TOKEN}`],
    ]) {
      expect((await raw(action('/gateway/__sandbox', headers))).status).toBe(200);
    }
  });

  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.internal === false && each.family === 'IPv4')?.address;

  it.skipIf(elsewhere === undefined)(
    'row 67 a server for the whole network asks even this machine for the token',
    async () => {
      const open = await startTestServer(false, createFaultBoard(), {
        host: elsewhere ?? '',
        access: { token: TOKEN, isLocalServer: false },
      });
      const ask = (headers: object): Promise<Response> =>
        fetch(`${open.gateway}/__sandbox`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', source: SANDBOX.source, ...headers },
          body: '{"action":"count"}',
        });
      const statuses = [(await ask({})).status, (await fetch(`${open.origin}/metrics`)).status];
      await tally.survive('67 strangers who act', 2, () => expect(statuses).toEqual([401, 404]));
      expect((await ask({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
      await open.stop();
    },
  );
});

describe('reliability row 67, clients that go', () => {
  it('row 67 who goes in the middle of an answer or a request leaves nothing behind', async () => {
    const goes: readonly string[] = [
      'GET /notify HTTP/1.1\r\nhost: a\r\n\r\n',
      'POST /gateway/v3/complaint/add HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nsource: asaan\r\ncontent-length: 50\r\n\r\n{',
      'POST /gateway/v3/complaint/add HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nsource: asaan\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
    ];
    for (const text of goes) {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()));
      socket.on('error', () => undefined);
      await once(socket, 'close');
      await tally.survive('67 clients that go', 1, async () =>
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(200),
      );
    }
    expect(await server.lender.act({ action: 'count' })).toMatchObject({ stored: { complaints: 0 } });
  });
});

// Helpers

/** A request that would play the seller, or arm a fault, in these very bytes. */
const action = (path: string, headers: readonly string[]): string => {
  const body = path.endsWith('__faults') ? '{"path":"*","fault":"drop"}' : '{"action":"count"}';
  const own = ['content-type: application/json', `source: ${SANDBOX.source}`, `content-length: ${body.length}`];
  return [`POST ${path} HTTP/1.1`, ...headers, ...own, 'connection: close', '', body].join('\r\n');
};

function raw(text: string): Promise<{ readonly status: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0) }));
    socket.setTimeout(5000, () => socket.destroy());
  });
}
