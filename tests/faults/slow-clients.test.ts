import { connect, type Socket } from 'node:net';
import { afterAll, describe, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { isFull, keepTally } from './tally.ts';

const tally = keepTally('server', 'slow clients');
/** Memory that a server may gain from a crowd, bytes. */
const MEMORY = 96 * 1024 * 1024;
/** By when a client that does nothing useful is gone, ms. */
const CLOSED_MS = 14_000;

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

// Each has a server of its own, and all wait for the same seconds.
describe.concurrent('reliability rows 52 and 67, clients that do not behave', { timeout: 60_000 }, () => {
  it('row 52 who sends nothing is closed, and does not slow anybody', async ({ expect }) => {
    const server = await newServer();
    const count = isFull ? 500 : 60;
    let usual = 0;
    for (let time = 0; time < 20; time += 1) usual = Math.max(usual, await answerTime(server));
    const started = performance.now();
    const closed: number[] = [];
    const sockets: Socket[] = [];
    for (let each = 0; each < count; each += 1) {
      const socket = connect(portOf(server), '127.0.0.1');
      // Read, so that the end is seen.
      socket.resume().on('error', () => undefined);
      socket.once('close', () => closed.push(performance.now() - started));
      // Half of them begin a request and never end it; the others say nothing at all.
      if (each % 2 === 0) socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: ');
      sockets.push(socket);
    }
    const times: number[] = [];
    const knock = async (): Promise<number> => {
      times.push(await answerTime(server));
      return closed.length;
    };
    await expect.poll(knock, { timeout: 25_000 }).toBe(count);
    for (const socket of sockets) socket.destroy();
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    await tally.survive('52 slow senders', count, () => {
      expect(closed.length).toBe(count);
      expect(Math.max(...closed)).toBeLessThan(12_000);
      expect(p99).toBeLessThan(200 + 3 * usual);
    });
  });

  it('row 67 crowds that say nothing, trickle or never read are closed or served, and memory stays flat', async ({
    expect,
  }) => {
    const server = await newServer();
    const port = portOf(server);
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
});

// Helpers

async function newServer(): Promise<TestServer> {
  const server = await startTestServer(true);
  servers.push(server);
  return server;
}

const portOf = ({ origin }: TestServer): number => Number(new URL(origin).port);

/** How long the server takes to say that it is well, ms. */
async function answerTime(server: TestServer): Promise<number> {
  const at = performance.now();
  const { status } = await fetch(`${server.origin}/healthz`);
  if (status !== 200) throw new Error(`the server says ${status}`);
  return performance.now() - at;
}
