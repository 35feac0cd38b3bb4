import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createExchange } from '#adapters/gateway/http-exchange.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What one command makes of a server that answers so. */
async function sentTo(handler: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume();
    handler(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return createExchange({ clock: createManualClock() })({ url, headers: {}, body: '{}' }, false);
}

const WHOLE = gzipSync('{"code":0,"data":null}');

describe('Q48 a server that answers is reached: the connection is not to blame', () => {
  it.each([
    ['no gzip at all', Buffer.from('this is no gzip')],
    ['gzip with a byte altered', Buffer.from(WHOLE).fill(0xff, 12, 14)],
  ])('%s', async (_name, body) => {
    const answer = await sentTo((response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body));
    expect(answer).toMatchObject({ kind: 'none', reason: 'unreadable' });
  });

  it('a body that breaks off', async () => {
    const answer = await sentTo((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"code":0', () => response.destroy());
    });
    expect(answer).toMatchObject({ kind: 'none', reason: 'unreadable' });
  });

  it.each([301, 302, 303, 307, 308])('a redirect by %i', async (status) => {
    const answer = await sentTo((response) => void response.writeHead(status, { location: '/elsewhere' }).end());
    expect(answer).toEqual({ kind: 'none', reason: 'unreadable', isWorthRetrying: false });
  });

  it('but one that hangs up without a word was not', async () => {
    expect(await sentTo((response) => void response.destroy())).toMatchObject({ reason: 'unreachable' });
  });
});
