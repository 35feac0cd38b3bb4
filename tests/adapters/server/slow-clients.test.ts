import { connect, type Socket } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { readFolder } from '#adapters/server/site-table.ts';
import { builtSite } from '../../support/built.ts';
import { startTestServer } from '../../support/test-server.ts';

/** Clients of the crowd, and memory that a server may gain from it, bytes. */
const [CROWD, MEMORY] = [60, 96 * 1024 * 1024];
let folder: string;
beforeAll(async () => {
  folder = await builtSite('sandbox');
});

const JSON_HEAD = 'host: a\r\ncontent-type: application/json\r\nsource: asaan\r\ncontent-length: 50';
/** By when a client that does nothing useful is gone, and one that never reads a large answer, ms. */
const [CLOSED_MS, UNREAD_MS] = [12_000, 20_000];

it('rows 52 and 67 crowds that say nothing, trickle, end no body or never read are closed or served, and memory stays flat', async () => {
  const server = await startTestServer(true);
  const port = Number(new URL(server.origin).port);
  const scripts = [...readFolder(folder)].filter(([path]) => path.endsWith('.js'));
  const [largest, code] = scripts.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const before = process.memoryUsage().rss;
  const trickle = (head: string, text: string) => (socket: Socket) => {
    let sent = 0;
    socket.write(head);
    const timer = setInterval(() => socket.write(text[sent++] ?? 'z'), 1000);
    socket.once('close', () => clearInterval(timer));
  };
  const neverReads = (megabytes: number) => (socket: Socket) => {
    socket.pause();
    const requests = Math.ceil((megabytes * 1e6) / (code?.length ?? 1));
    socket.write(`GET ${largest} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(requests));
  };
  const ways: readonly ((socket: Socket) => void)[] = [
    () => undefined,
    trickle('GET /notify HTTP/1.1\r\nhost: a\r\n', `x: ${'y'.repeat(100)}`),
    trickle(`POST /gateway/v3/complaint/add HTTP/1.1\r\n${JSON_HEAD}\r\n\r\n`, '{'),
    // Asks for what the system still keeps for it, and for more, and reads nothing.
    neverReads(2.5),
    neverReads(16),
  ];
  const started = performance.now();
  const closed: { readonly isLarge: boolean; readonly ms: number }[] = [];
  const sockets = Array.from({ length: CROWD }, (_, at) => {
    const socket = connect(port, '127.0.0.1').resume();
    socket.on('error', () => undefined);
    ways[at % ways.length]?.(socket);
    socket.once('close', () => closed.push({ isLarge: at % ways.length === 4, ms: performance.now() - started }));
    return socket;
  });
  const answered: number[] = [];
  const open = async (): Promise<number> => {
    const asked = performance.now();
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    answered.push(performance.now() - asked);
    return server.connections();
  };
  // One is of whoever asks how things stand.
  await expect.poll(open, { timeout: UNREAD_MS + 10_000, interval: 200 }).toBeLessThanOrEqual(1);
  expect(performance.now() - started).toBeLessThan(UNREAD_MS);
  for (const { isLarge, ms } of closed) expect(ms).toBeLessThan(isLarge ? UNREAD_MS : CLOSED_MS);
  for (const socket of sockets) socket.destroy();
  expect(answered.toSorted((a, b) => a - b)[answered.length >> 1]).toBeLessThan(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY);
  await server.stop();
});
