import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import { createRateLimits, limitsSchema } from '#adapters/sandbox/http/rate-limits.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { freePort } from '../../support/free-port.ts';
import { installed, type Nginx, startNginx } from '../../support/other-programs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const TOKEN = 'the-token-of-the-admin';
const program = installed('nginx');
/** Four ways in which people put nginx before a server, by what stands in its `location`. */
const WAYS = {
  'as it is by itself, over HTTP/1.0': '',
  'with the addresses that it saw': 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'over HTTP/1.1 with the name that was asked for': 'proxy_http_version 1.1; proxy_set_header Host $host;',
  'over HTTP/1.1 with Via': 'proxy_http_version 1.1; proxy_set_header Via "1.1 nginx";',
} as const;
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

// Where nginx is not installed, the report says skipped.
describe.skipIf(program === null)('a real nginx in front of a server that listens on this machine alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-nginx-'));
  let server: TestServer;
  let nginx: Nginx;
  const ports = new Map<string, number>();
  beforeAll(async () => {
    const limits = v.parse(limitsSchema, { complaint: { client: { burst: 2, everyMs: 10_000 } } });
    server = await startTestServer(true, createFaultBoard(), {
      access: { token: TOKEN, isLocalServer: true },
      limits: createRateLimits(limits, () => performance.now()),
    });
    for (const way of ways) ports.set(way, await freePort());
    const blocks = ways.map(
      (way) =>
        `server { listen 127.0.0.1:${ports.get(way)}; location / { proxy_pass ${server.origin}; ${WAYS[way]} } }`,
    );
    nginx = await startNginx(program ?? '', folder, blocks.join('\n'), [...ports.values()]);
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const at = (way: string, path: string): string => `http://127.0.0.1:${ports.get(way)}${path}`;

  // One that hides itself and hands on the name that the client sent cannot be told from this machine: SECURITY.md says so.
  it.each(ways.filter((way) => !way.includes('name that was asked for')))(
    'is no way to play the seller, to arm a fault or to see the counts: %s',
    async (way) => {
      const strangers: readonly Readonly<Record<string, string>>[] = [
        {},
        { authorization: 'Bearer x' },
        { authorization: `Basic ${TOKEN}` },
        { 'x-forwarded-for': '127.0.0.1' },
        { host: 'localhost' },
      ];
      for (const headers of strangers) {
        expect((await post(at(way, '/gateway/__sandbox'), { action: 'count' }, headers)).status).toBe(401);
        expect((await post(at(way, '/__faults'), { path: '*', fault: 'drop' }, headers)).status).toBe(401);
        expect((await fetch(at(way, '/metrics'), { headers })).status).toBe(404);
      }
      expect(server.faults.armed()).toEqual([]);
      const admin = await post(
        at(way, '/gateway/__sandbox'),
        { action: 'count' },
        { authorization: `Bearer ${TOKEN}` },
      );
      expect([admin.status, await admin.json()]).toMatchObject([200, { ok: true }]);
    },
  );

  it.each(ways)('hands pages, purchases’ calls and the name of a request on: %s', async (way) => {
    for (const path of ['/notify', '/healthz', '/readyz', '/bnpl/cartInfo']) {
      const answer = await fetch(at(way, path));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('is told apart from the clients behind it, whatever addresses they make up', async () => {
    const way = 'with the addresses that it saw';
    const statuses: number[] = [];
    for (let each = 0; each < 3; each += 1) {
      const complaint = { nameData: 'A', mobileData: `300123456${each}`, problemData: 'x' };
      const made = { 'x-forwarded-for': `9.9.9.${each}` };
      statuses.push((await post(at(way, '/gateway/v3/complaint/add'), complaint, made)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});

// Helpers

const post = (url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', source: SANDBOX.source, ...headers },
    body: JSON.stringify(body),
  });
