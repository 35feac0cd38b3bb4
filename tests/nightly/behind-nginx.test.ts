import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, limitsSchema } from '#adapters/sandbox/http/rate-limits.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type RunningWebServer, startNginx, webServer } from '../support/web-servers.ts';

const TOKEN = 'the-token-of-the-admin';
const program = await webServer('nginx');
/** Ways in which people put nginx before a server, by what stands in its `location`. */
const WAYS = {
  'as it is by itself, over HTTP/1.0': '',
  'with the addresses that it saw': 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'over HTTP/1.1 with Via': 'proxy_http_version 1.1; proxy_set_header Via "1.1 nginx";',
} as const;
const SAW = 'with the addresses that it saw';

const title = 'a real nginx in front of a server that listens on this machine alone';
describe.skipIf(program === null)(program === null ? `${title}, which is not installed here` : title, () => {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-nginx-'));
  const proxies = new Map<string, RunningWebServer>();
  let server: TestServer;
  beforeAll(async () => {
    const limits = v.parse(limitsSchema, { complaint: { client: { burst: 2, everyMs: 10_000 } } });
    server = await startTestServer(false, createFaultBoard(), {
      access: { token: TOKEN, isLocalServer: true },
      limits: createRateLimits(limits, () => performance.now()),
    });
    for (const [way, lines] of Object.entries(WAYS)) {
      const where = `location / { proxy_pass ${server.origin}; ${lines} }`;
      const log = 'access_log /var/log/nginx/access.log;';
      writeFileSync(
        join(folder, 'nginx.conf'),
        `pid /run/asaan-nginx.pid; events {}\nhttp { ${log} server { listen 8080; ${where} } }`,
      );
      proxies.set(way, await startNginx(program ?? '', folder));
    }
  });
  afterAll(async () => {
    for (const proxy of proxies.values()) await proxy.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const at = (way: string, path: string): string => `${proxies.get(way)?.origin}${path}`;

  // One that hides itself and hands on the name that the client sent cannot be told from this machine: SECURITY.md says so.
  it.each(Object.keys(WAYS))('row 67 is no way to play the seller or to arm a fault: %s', async (way) => {
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: `Basic ${TOKEN}` },
      { 'x-forwarded-for': '127.0.0.1' },
      { host: 'localhost' },
    ]) {
      expect((await post(at(way, '/gateway/__sandbox'), { action: 'count' }, headers)).status).toBe(401);
      expect((await post(at(way, '/__faults'), { path: '*', fault: 'drop' }, headers)).status).toBe(401);
    }
    expect(server.faults.armed()).toEqual([]);
    const admin = { authorization: `Bearer ${TOKEN}` };
    expect((await post(at(way, '/gateway/__sandbox'), { action: 'count' }, admin)).status).toBe(200);
    expect((await fetch(at(way, '/healthz'))).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('row 67 is told apart from the clients behind it, whatever addresses they make up', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 3; each += 1) {
      const complaint = { nameData: 'A', mobileData: `300123456${each}`, problemData: 'x' };
      const made = { 'x-forwarded-for': `9.9.9.${each}` };
      statuses.push((await post(at(SAW, '/gateway/v3/complaint/add'), complaint, made)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

// Helpers

const post = (url: string, body: object, headers: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: SANDBOX.source, ...headers },
    body: JSON.stringify(body),
  });
