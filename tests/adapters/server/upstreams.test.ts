import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBeaconAnalytics } from '#adapters/browser/beacon-analytics.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { REPORT_MAX_BYTES } from '#adapters/server/recipes/recipe.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { answerTo, ask } from '../../support/ask.ts';
import { certificateOfLocalhost } from '../../support/certificates.ts';
import { freePort } from '../../support/free-port.ts';
import { startCaddy, startNginx, webServer } from '../../support/web-servers.ts';

const SERVERS = [
  ['nginx', await webServer('nginx'), startNginx],
  ['Caddy', await webServer('caddy'), startCaddy],
] as const;

// A folder with one page is enough: what is served is elsewhere.
const own = mkdtempSync(join(tmpdir(), 'asaan-upstreams-'));
const [folder, recipes] = [join(own, 'site'), join(own, 'recipes')];
mkdirSync(folder);
writeFileSync(join(folder, 'index.html'), '<html><div id="root"></div></html>');
const reports = [{ name: 'analytics', path: '/collect' }] as const;
writeRecipes({ folder, build: 'test', site: { gatewayPath: '/gateway', reports } }, recipes);

const ends: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(own, { recursive: true });
});

/** A server elsewhere that is up; its port. */
async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close() && server.closeAllConnections());
  return (server.address() as AddressInfo).port;
}

const EVERY_ANSWER = { ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY };
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe.each(SERVERS)('%s', (name, program, startServer) => {
  it.skipIf(program === null)(
    'reaches a gateway on https through two certificates to its authority, and no other',
    async () => {
      const [real, strange] = ['real', 'strange'].map((each) => {
        mkdirSync(join(own, `${name}-${each}`));
        return certificateOfLocalhost(join(own, `${name}-${each}`), 2);
      });
      const options = { key: real?.key ?? '', cert: real?.chain ?? '' };
      const port = await listening(createTlsServer(options, (_request, response) => void response.end('{"code":0}')));
      const gateway = `https://localhost:${port}`;
      for (const [authorities, status] of [
        [real?.authority, 200],
        [strange?.authority, 502],
      ] as const) {
        const server = await startServer(program ?? '', recipes, { gateway, authorities: authorities ?? '' });
        const answer = await ask(server.origin, { path: '/gateway/v1/x', ...post });
        expect([answer.status, answer.headers.server]).toEqual([status, name === 'nginx' ? 'nginx' : undefined]);
        expect(answer.headers).toMatchObject(EVERY_ANSWER);
        await expect.poll(server.log).toContain('/gateway/v1/x');
        if (name === 'nginx') expect(server.log().includes('no certificate that')).toBe(status === 502);
        await server.stop();
      }
    },
  );

  it.skipIf(program === null)('hands on what pages post to a path of the site, and not who sends it', async () => {
    const taken: { readonly line: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
    const take: RequestListener = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.once('end', () => {
        taken.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
        response
          .writeHead(body === 'refuse' ? 403 : 204, { 'set-cookie': 'a=b', 'x-content-type-options': 'wrong' })
          .end();
      });
    };
    const collector = `http://127.0.0.1:${await listening(createServer(take))}`;
    const server = await startServer(program ?? '', recipes, { collector });
    ends.push(server.stop);
    // As a page posts it, with what a browser and others would add.
    const who = { 'user-agent': 'their-browser', 'accept-language': 'ur-PK', cookie: 'id=1', 'sec-ch-ua': '"x"' };
    const more = { referer: 'https://qarz.pk/notify', origin: 'https://qarz.pk', 'x-forwarded-for': '203.0.113.9' };
    const event = { name: 'button', page: 'notify', button: 'check' } as const;
    let sent: RequestInit = {};
    const keep = async (_address: unknown, init: RequestInit = {}): Promise<Response> => {
      sent = init;
      return new Response();
    };
    createBeaconAnalytics('/collect', keep).track(event);
    const headers = { ...who, ...more, ...(sent.headers as Readonly<Record<string, string>>) };
    const answer = await ask(server.origin, { path: '/collect', method: 'POST', headers, body: sent.body as string });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
    expect(answer.headers).toMatchObject(EVERY_ANSWER);
    expect(taken).toMatchObject([{ line: 'POST /taken', body: JSON.stringify(event) }]);
    // Of how it came, not of who sent it.
    const way = new Set(['host', 'connection', 'content-length', 'accept-encoding']);
    const heard: IncomingHttpHeaders = taken[0]?.headers ?? {};
    expect(heard.host).toBe(new URL(collector).host);
    expect(Object.entries(heard).filter(([each]) => !way.has(each))).toEqual([['content-type', 'text/plain']]);
    // Its own refusal is none of nginx's, whose log has no reason for it.
    const refused = await ask(server.origin, { path: '/collect', method: 'POST', body: 'refuse' });
    expect([refused.status, taken.splice(1)]).toEqual([403, [expect.objectContaining({ body: 'refuse' })]]);
    await expect.poll(server.log).toMatch(/"status":403/);
    expect(server.log()).not.toContain('may not read this file');
    // What is larger than any event, other paths, and the site beside it.
    const large = 'x'.repeat(REPORT_MAX_BYTES + 1);
    const statusOf = async (path: string, method: string, body = ''): Promise<number> =>
      (await ask(server.origin, { path, method, body })).status;
    // Caddy says of what it did not read to its end that the collector failed.
    expect(await statusOf('/collect', 'POST', large)).toBe(name === 'nginx' ? 413 : 502);
    expect(taken).toHaveLength(1);
    expect([await statusOf('/collect/x', 'POST'), await statusOf('/', 'GET')]).toEqual([405, 200]);
  });

  it.skipIf(program === null)('says of itself no more than its recipe can keep it from saying', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const server = await startServer(program ?? '', recipes, { gateway: nobody, collector: nobody });
    ends.push(server.stop);
    for (const question of [
      { path: '/gateway/v1/x', ...post },
      { path: '/collect', ...post },
      { path: '/nowhere' },
      { path: '/', method: 'PUT' },
    ]) {
      const { status, headers } = await ask(server.origin, question);
      expect([question.path, status, headers.server]).toEqual([
        question.path,
        { '/nowhere': 404, '/': 405 }[question.path] ?? 502,
        name === 'nginx' ? 'nginx' : undefined,
      ]);
      expect(headers).toMatchObject(SECURITY_HEADERS);
    }
    // What Caddy answers to what is no HTTP, no Caddyfile can change: adapters/server/README.md says so.
    const refused = await answerTo(server.origin, 'nothing that is HTTP\r\n\r\n');
    expect(refused).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(/^strict-transport-security: max-age/im.test(refused)).toBe(name === 'nginx');
  });
});
