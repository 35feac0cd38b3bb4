import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { WRITES } from './acts.ts';
import { keepTally } from './tally.ts';

const tally = keepTally('server', 'sandbox and pages');
const HEADERS = { 'content-type': 'application/json', source: SANDBOX.source };
/** Memory that a server may gain from one hostile body, bytes. */
const MEMORY = 64 * 1024 * 1024;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer(true);
  port = Number(new URL(server.origin).port);
});
afterAll(() => server.stop());

describe('what a server is sent', () => {
  it('row 51 oversized bodies, bad lengths, endless chunks and thousands of headers are refused, and memory stays flat', async () => {
    const complaint = `${server.gateway}/v3/complaint/add`;
    const before = process.memoryUsage().rss;
    const large = 'x'.repeat(8 * 1024 * 1024);
    const refusals: readonly (readonly [what: string, answer: () => Promise<number>])[] = [
      ['8 MB', () => posted(complaint, large)],
      ['8 MB in chunks', () => chunked('/gateway/v3/complaint/add', 8 * 1024)],
      ['a deep body', () => posted(complaint, `${'['.repeat(30_000)}${']'.repeat(30_000)}`)],
      [
        'a length that lies',
        () => rawStatus(`POST /gateway/v3/complaint/add HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\n\r\n`),
      ],
      ['two lengths', () => rawStatus('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n')],
      [
        'length and chunks',
        () =>
          rawStatus('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'),
      ],
      ['5,000 headers', () => rawStatus(`GET / HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(5000)}\r\n`)],
      ['a line of 20,000', () => rawStatus(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)],
      ['no HTTP', () => rawStatus('\u0000\u0001\u0002\r\n\r\n')],
    ];
    for (const [what, answer] of refusals) {
      const status = await answer();
      await tally.survive('51 hostile bodies and headers', 1, () => {
        expect([what, [200, 400, 413, 431].includes(status)]).toEqual([what, true]);
        if (what === 'a deep body') return;
        expect([what, status]).not.toEqual([what, 200]);
      });
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  it('row 54 a ledger that cannot store acknowledges nothing, and nothing is half done', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asaan-full-'));
    const lender = createLender(openSqliteLedger(folder), createSystemClock());
    const disk = new Database(join(folder, 'sandbox.db'));
    for (const [at, act] of WRITES.entries()) {
      const token = `sandbox-token-d${at}`;
      const staged = await act.stage(lender, token);
      disk.exec("CREATE TRIGGER full BEFORE INSERT ON record BEGIN SELECT RAISE(ABORT, 'disk full'); END");
      const gateway = createMemoryGateway(lender, async () => ({ token, parameters: {} }));
      const outcome = await staged.run(gateway).then(
        ({ kind }) => kind,
        () => 'thrown',
      );
      disk.exec('DROP TRIGGER full');
      await tally.survive('54 a full disk', 1, async () => {
        expect([act.call, outcome]).toEqual([act.call, 'thrown']);
        expect(await staged.effects()).toBe(0);
      });
    }
    disk.close();
    await lender.close();
    rmSync(folder, { recursive: true });
  });

  it('row 56 no trick of a path leads to a file outside the site, and no odd method does anything', async () => {
    const paths = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/%2e%2e%2fpackage.json',
      '/..\\package.json',
      '/..%5cpackage.json',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%c0%af../package.json',
      '//etc/passwd',
      '/etc/passwd',
      '/.git/config',
      '/.env',
      '/.data/sandbox.db',
      '/home.html%00',
      '/%00',
      '/home%00.html',
      '/constructor',
      '/__proto__',
      '/assets/',
      '/assets',
      '/sandbox.db',
      '/index.html.br',
      '/_headers',
      '/gateway/__sandbox/../../package.json',
    ];
    for (const path of paths) {
      const { status, body } = await raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      await tally.survive('56 tricks of a path', 1, () => {
        expect([path, [400, 404, 405].includes(status)]).toEqual([path, true]);
        expect(body).not.toMatch(/"devDependencies"|root:x|\[core\]/);
      });
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND']) {
      const { status } = await raw(`${method} /home HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      await tally.survive('56 odd methods', 1, () =>
        expect([method, [400, 405].includes(status)]).toEqual([method, true]),
      );
    }
  });
});

// Helpers

async function posted(url: string, body: string): Promise<number> {
  try {
    return (await fetch(url, { method: 'POST', headers: HEADERS, body })).status;
  } catch {
    // Closed while the rest was still on its way, after the refusal: as good as refused.
    return 413;
  }
}

/** So many chunks of 1 KB, until it is refused. */
function chunked(path: string, chunks: number): Promise<number> {
  return new Promise((resolve) => {
    const request = ask({ port, path, method: 'POST', headers: HEADERS }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', () => resolve(413));
    let sent = 0;
    const more = (): void => {
      while (sent < chunks && !request.destroyed) {
        sent += 1;
        if (!request.write('y'.repeat(1024))) return void request.once('drain', more);
      }
      request.end();
    };
    more();
  });
}

const rawStatus = async (text: string): Promise<number> => (await raw(text)).status;

/** Sends these very bytes; 400 where the connection is closed without a word. */
function raw(text: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    const end = (): void => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 400);
      resolve({ status, body: answer });
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', end);
    socket.on('error', end);
    socket.setTimeout(1500, end);
  });
}
