import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { answerTo } from '../../support/ask.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const COMPLAINT = '/gateway/v3/complaint/add';
const HEADERS = { 'content-type': 'application/json', source: SANDBOX.source };

it.each([
  ['is no HTTP', 'nothing that is HTTP\r\n\r\n', 400],
  ['names no host', 'GET /home HTTP/1.1\r\n\r\nGET /home HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['has two lengths', 'POST /home HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['has a length below nothing', `POST ${COMPLAINT} HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n`, 400],
  [
    'has a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['leads to no address', 'GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['has 5,000 header lines', `GET /home HTTP/1.1\r\nHost: a\r\n${'X: x\r\n'.repeat(5000)}\r\n`, 431],
])('row 51 is refused and its connection closed: one that %s', async (_title, text, status) => {
  const answers = (await answerTo(server.origin, text)).split(/(?=HTTP\/1\.1 )/);
  expect(answers).toEqual([expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close`, 'i'))]);
});

it('row 51 a body that is too large is 413, also one in endless chunks, and memory stays flat', async () => {
  const before = process.memoryUsage().rss;
  const large = JSON.stringify({ nameData: 'x'.repeat(200_000) });
  expect((await fetch(server.origin + COMPLAINT, { method: 'POST', headers: HEADERS, body: large })).status).toBe(413);
  const status = await new Promise((resolve) => {
    const sent = request(server.origin + COMPLAINT, { method: 'POST', headers: HEADERS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
      sent.destroy();
    });
    sent.on('error', resolve);
    const more = (): void => void (sent.destroyed || sent.write('y'.repeat(65_536), more));
    more();
  });
  expect(status).toBe(413);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  // A body so deep that a careless parser would fall over it.
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  expect((await fetch(server.origin + COMPLAINT, { method: 'POST', headers: HEADERS, body: deep })).status).toBe(200);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

it('row 67 connections beyond the most that it keeps are closed as they come', async () => {
  const small = await startTestServer(false, createFaultBoard(), { connectionsMax: 2 });
  const port = Number(new URL(small.origin).port);
  const open = [1, 2].map(() => connect(port, '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  await expect.poll(() => small.connections()).toBe(2);
  await once(connect(port, '127.0.0.1').resume(), 'close');
  open[0]?.destroy();
  await expect.poll(() => small.connections()).toBe(1);
  expect((await fetch(`${small.origin}/healthz`)).status).toBe(200);
  open[1]?.destroy();
  await small.stop();
});
