import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { isFull, keepTally } from './tally.ts';

const tally = keepTally('server', 'strangers');
const TOKEN = 'the-token-of-the-admin';
/** Memory that a server may gain from a crowd, bytes. */
const MEMORY = 96 * 1024 * 1024;
/** By when a client that does nothing useful is gone, ms. */
const CLOSED_MS = 14_000;

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

describe('reliability row 67, clients that do not behave', { timeout: 60_000 }, () => {
  it('row 67 crowds that say nothing, trickle or never read are closed or served, and memory stays flat', async () => {
    const before = process.memoryUsage().rss;
    const count = isFull ? 1000 : 120;
    const ways: readonly ((socket: Socket, at: number) => void)[] = [
      () => undefined,
      (socket) => {
        const text = `GET /notify HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100)}`;
        let sent = 0;
        const timer = setInterval(() => socket.write(text[sent++] ?? 'z'), 1000);
        socket.once('close', () => clearInterval(timer));
      },
      // Asks for much and reads nothing.
      (socket) => {
        socket.pause();
        for (let each = 0; each < 50; each += 1) socket.write('GET /notify HTTP/1.1\r\nhost: a\r\n\r\n');
      },
    ];
    const started = performance.now();
    const sockets = Array.from({ length: count }, (_, at) => {
      const socket = connect(port, '127.0.0.1');
      const way = at % ways.length;
      if (way < 2) socket.resume();
      socket.on('error', () => undefined);
      ways[way]?.(socket, at);
      return socket;
    });
    const answered: number[] = [];
    await expect
      .poll(
        async () => {
          const at = performance.now();
          expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
          answered.push(performance.now() - at);
          return server.connections();
        },
        { timeout: CLOSED_MS + 10_000, interval: 200 },
      )
      // The one that asks how things stand.
      .toBeLessThanOrEqual(1);
    const took = performance.now() - started;
    for (const socket of sockets) socket.destroy();
    await tally.survive('67 crowds', count, () => {
      expect(took).toBeLessThan(CLOSED_MS);
      expect(answered.toSorted((a, b) => a - b)[Math.floor(answered.length / 2)]).toBeLessThan(1000);
      expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY);
    });
  });

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
