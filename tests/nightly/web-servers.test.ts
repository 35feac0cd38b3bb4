import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBeaconAnalytics } from '#adapters/browser/beacons.ts';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpUpload, DOCUMENT_MAX_BYTES } from '#adapters/gateway/http-upload.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { type RunningServer, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { writeRecipes } from '#adapters/server/recipes/recipes.ts';
import { REPORT_MAX_BYTES } from '#adapters/server/recipes/tables.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { readFolder } from '#adapters/server/site-table.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { SITE_ADDRESSES, siteRedirects } from '#core/routes/site-pages.ts';
import { type Answer, answerTo, ask, type Question } from '../support/ask.ts';
import { builtSite } from '../support/built.ts';
import { freePort } from '../support/free-port.ts';
import {
  type OperatorsChanges,
  type RunningWebServer,
  startCaddy,
  startNginx,
  webServer,
} from '../support/web-servers.ts';

const SERVERS = [
  ['nginx', await webServer('nginx'), startNginx],
  ['Caddy', await webServer('caddy'), startCaddy],
] as const;
const isRoot = process.getuid?.() === 0;
/** What stands in a query and must be in no log. */
const SECRET = 'never-logged';
const EVERY_ANSWER = { ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY };

const folder = await builtSite('production');
const files = [...readFolder(folder).keys()];
const own = mkdtempSync(join(tmpdir(), 'asaan-web-servers-'));
// Their workers may be another user.
chmodSync(own, 0o755);
const recipes = join(own, 'recipes');
const reports = [{ name: 'analytics', path: '/collect' }] as const;
const site = { gatewayPath: '/gateway', hasBridgeCheck: true, reports };
writeRecipes({ folder, build: 'test', site }, recipes);

const ends: (() => unknown)[] = [];
let ours: RunningServer;
beforeAll(async () => {
  ours = await serve({ host: '127.0.0.1', port: 0, app: createSite(folder, site) });
  ends.push(() => ours.stop());
});
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(own, { recursive: true });
});

for (const [name, program, startServer] of SERVERS) {
  describe.skipIf(program === null)(program === null ? `${name}, which is not installed here` : name, () => {
    const start = async (changes: OperatorsChanges = {}, from = recipes): Promise<RunningWebServer> => {
      const server = await startServer(program ?? '', from, changes);
      ends.push(server.stop);
      return server;
    };
    const heard: Heard[] = [];
    let theirs: RunningWebServer;
    beforeAll(async () => {
      const upstream = `http://127.0.0.1:${await listening(createServer(hear(heard)))}`;
      theirs = await start({ gateway: upstream, collector: upstream });
    });

    async function bothAnswer(questions: readonly Question[], seen: (answer: Answer) => object): Promise<void> {
      const compare = async (question: Question): Promise<void> => {
        const [one, other] = await Promise.all([ask(ours.origin, question), ask(theirs.origin, question)]);
        expect({ question, ...seen(other) }).toEqual({ question, ...seen(one) });
      };
      await Promise.all(questions.map(compare));
    }

    it('row 60 answers every address as our server does, by status, headers and content', async () => {
      const statuses = new Set<number>();
      await bothAnswer(
        ADDRESSES.map((path) => ({ path })),
        (answer) => {
          statuses.add(answer.status);
          return whole(answer);
        },
      );
      expect(statuses).toEqual(new Set([200, 308, 404]));
    });

    it('chooses Brotli, gzip or neither as our server does', async () => {
      const accepted = [
        'br',
        'gzip',
        'gzip, deflate, br',
        'br;q=0, gzip',
        'gzip;q=0',
        'br;q=0.000',
        'x-br',
        'identity',
      ];
      const codings = new Set<string | undefined>();
      const paths = [...ONE_OF_EACH, '/nowhere', '/nowhere/urdo', '/home'];
      await bothAnswer(
        paths.flatMap((path) => accepted.map((each) => ({ path, headers: { 'accept-encoding': each } }))),
        (answer) => {
          codings.add(answer.headers['content-encoding']);
          return whole(answer);
        },
      );
      expect(codings).toEqual(new Set(['br', 'gzip', undefined]));
    });

    it('answers other methods as our server does', () =>
      bothAnswer(
        ['/', '/home', '/home/', '/nowhere', '/bnpl/cartInfo'].flatMap((path) =>
          ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
        ),
        whole,
      ));

    it('sends nothing again that is there already, with the same headers', async () => {
      for (const path of [...ONE_OF_EACH, '/home', '/bnpl/cartInfo']) {
        const headers = { 'accept-encoding': 'br' };
        const [one, other] = await Promise.all(
          [ours.origin, theirs.origin].map(async (origin) => {
            const { etag = '' } = (await ask(origin, { path, headers })).headers;
            const again = await ask(origin, { path, headers: { ...headers, 'if-none-match': etag } });
            expect([path, again.headers.etag, etag !== '']).toEqual([path, etag, true]);
            return { path, status: again.status, bytes: again.body.length, ...kept(again) };
          }),
        );
        expect(one).toMatchObject({ status: 304, bytes: 0 });
        expect(other).toEqual(one);
      }
    });

    it('has the security headers on what leads out of its folder', async () => {
      for (const path of [
        '/../../etc/passwd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/%00',
        '/.git/config',
        '//home',
        '/=/home.html',
      ]) {
        const answer = await ask(theirs.origin, { path });
        expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
        expect(answer.headers).toMatchObject(SECURITY_HEADERS);
        expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
      }
    });

    it('hands path, query, body and headers of the gateway’s calls on, and its answer comes with our headers, once', async () => {
      heard.length = 0;
      const answer = await ask(theirs.origin, {
        path: '/gateway/v1/bnpl/now/buy?data=a%2Bb%3D&source=asaan',
        method: 'POST',
        headers: { source: 'asaan', 'content-type': 'application/json', 'idempotency-key': 'k' },
        body: '{}',
      });
      expect([answer.status, String(answer.body)]).toEqual([429, '{"code":429}']);
      expect(answer.headers).toMatchObject({ ...EVERY_ANSWER, 'retry-after': '7', 'cache-control': 'no-store' });
      expect(heard).toMatchObject([
        {
          line: 'POST /v1/bnpl/now/buy?data=a%2Bb%3D&source=asaan',
          body: '{}',
          headers: { source: 'asaan', 'idempotency-key': 'k', 'x-forwarded-for': '127.0.0.1' },
        },
      ]);
    });

    it('hands a document on that is as large as any that is sent', async () => {
      heard.length = 0;
      const upload = createHttpUpload({ ...CLIENT, base: `${theirs.origin}/gateway`, path: '/upload' });
      await upload.upload({ cardType: 'cnic', mediaType: 'image/jpeg', bytes: new Uint8Array(DOCUMENT_MAX_BYTES) });
      expect(heard).toHaveLength(1);
      expect(heard[0]?.body.length).toBeGreaterThan(DOCUMENT_MAX_BYTES);
    });

    it('hands on what pages post to a path of the site, and not who sends it', async () => {
      heard.length = 0;
      // As a page posts it, with what a browser and others would add.
      const who = { 'user-agent': 'their-browser', 'accept-language': 'ur-PK', cookie: 'id=1', 'sec-ch-ua': '"x"' };
      const more = { referer: 'https://qarz.pk/notify', origin: 'https://qarz.pk', 'x-forwarded-for': '203.0.113.9' };
      const event = { name: 'button', page: 'notify', button: 'check' } as const;
      let sent: RequestInit = {};
      createBeaconAnalytics('/collect', async (_address: unknown, init: RequestInit = {}) => {
        sent = init;
        return new Response();
      }).track(event);
      const headers = { ...who, ...more, ...(sent.headers as Readonly<Record<string, string>>) };
      const answer = await ask(theirs.origin, { path: '/collect', method: 'POST', headers, body: sent.body as string });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
      expect(answer.headers).toMatchObject(EVERY_ANSWER);
      expect(heard).toMatchObject([{ line: 'POST /taken', body: JSON.stringify(event) }]);
      // Of how it came, not of who sent it.
      const way = new Set(['host', 'connection', 'content-length', 'accept-encoding']);
      const told = Object.entries(heard[0]?.headers ?? {});
      expect(told.filter(([each]) => !way.has(each))).toEqual([['content-type', 'text/plain']]);
      // Its own refusal is none of nginx's, whose log has no reason for it.
      expect((await ask(theirs.origin, { path: '/collect', method: 'POST', body: 'refuse' })).status).toBe(403);
      await expect.poll(theirs.log).toMatch(/"status":403/);
      expect(theirs.log()).not.toContain('may not read this file');
      // Caddy says of what it did not read to its end that the collector failed.
      const large = 'x'.repeat(REPORT_MAX_BYTES + 1);
      const tooLarge = await ask(theirs.origin, { path: '/collect', method: 'POST', body: large });
      expect(tooLarge.status).toBe(name === 'nginx' ? 413 : 502);
      expect((await ask(theirs.origin, { path: '/collect/x', method: 'POST' })).status).toBe(405);
    });

    it('logs each request once, and no query', async () => {
      const lines = (): number => theirs.log().match(/"(?:path|uri)":"\/home\/"/g)?.length ?? 0;
      const before = lines();
      await ask(theirs.origin, { path: `/home?a=${SECRET}`, headers: { referer: `https://a.example/?${SECRET}` } });
      await ask(theirs.origin, { path: `/home/?a=${SECRET}`, headers: { cookie: SECRET } });
      await ask(theirs.origin, { path: `/gateway/v1/logged?data=${SECRET}`, method: 'POST' });
      await expect.poll(theirs.log).toContain('/gateway/v1/logged');
      expect(lines()).toBe(before + 1);
      expect(theirs.log()).not.toContain(SECRET);
    });

    it('row 60 where nobody answers behind it, or no HTTP comes, it says no more than it must', async () => {
      const nobody = `http://127.0.0.1:${await freePort()}`;
      const server = await start({ gateway: nobody, collector: nobody });
      for (const path of [`/gateway/v1/x?data=${SECRET}`, '/collect']) {
        const { status, headers } = await ask(server.origin, { path, ...POST });
        expect([path, status, headers.server]).toEqual([path, 502, name === 'nginx' ? 'nginx' : undefined]);
        expect(headers).toMatchObject(SECURITY_HEADERS);
      }
      await expect.poll(server.log).toContain('/gateway/v1/x');
      expect(server.log()).not.toContain(SECRET);
      // What Caddy answers to what is no HTTP, no Caddyfile can change: adapters/server/README.md says so.
      const refused = await answerTo(server.origin, 'nothing that is HTTP\r\n\r\n');
      expect(refused).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(/^strict-transport-security: max-age/im.test(refused)).toBe(name === 'nginx');
    });

    it('reaches a gateway on https through a certificate between it and its authority, and no other', async () => {
      const [real, strange] = ['real', 'strange'].map((each) => certificateOfLocalhost(join(own, `${name}-${each}`)));
      const tls = { key: real?.key ?? '', cert: real?.chain ?? '' };
      const port = await listening(createTlsServer(tls, (_request, response) => void response.end('{"code":0}')));
      for (const [certificate, status] of [
        [real, 200],
        [strange, 502],
      ] as const) {
        const authorities = certificate?.authority ?? '';
        const server = await start({ gateway: `https://localhost:${port}`, authorities });
        const answer = await ask(server.origin, { path: '/gateway/v1/x', ...POST });
        expect(answer.status).toBe(status);
        expect(answer.headers).toMatchObject(EVERY_ANSWER);
        await expect.poll(server.log).toContain('/gateway/v1/x');
        if (name === 'nginx') expect(server.log().includes('no certificate that')).toBe(status === 502);
      }
    });

    if (name !== 'nginx') return;
    it.skipIf(!isRoot)('started by root logs why a private site is not shown', async () => {
      // A site of one page in a home, whose recipes lie elsewhere.
      const [home, mine] = [join(own, 'home'), join(own, 'recipes-of-home')];
      const small = join(home, 'dist');
      mkdirSync(small, { recursive: true });
      writeFileSync(join(small, 'index.html'), '<html><div id="root"></div></html>');
      writeRecipes({ folder: small, build: 'test', site: {} }, mine);
      chmodSync(home, 0o700);
      const refused = await start({}, mine);
      const { status, headers } = await ask(refused.origin, { path: '/' });
      expect([status, headers]).toMatchObject([403, SECURITY_HEADERS]);
      await expect.poll(refused.log).toMatch(/"why":"[^"]*(?:read this file|pass a folder)[^"]*"/);
    });
  });
}

// Helpers

const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const CLIENT = {
  source: SANDBOX.source,
  format: createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
  identify: async () => ({ token: SANDBOX.token, parameters: {} }),
  clock: createSystemClock(),
};

/** A request as the server behind the web server heard it. */
interface Heard {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A gateway that always says 429, and a collector of events that refuses one of them. */
function hear(heard: Heard[]): RequestListener {
  return (asked, response) => {
    let body = '';
    asked.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
    asked.once('end', () => {
      heard.push({ line: `${asked.method} ${asked.url}`, headers: asked.headers, body });
      const wrong = { 'x-content-type-options': 'wrong', 'content-security-policy': "default-src 'self'" };
      if (asked.url === '/taken') response.writeHead(body === 'refuse' ? 403 : 204, { ...wrong, 'set-cookie': 'a=b' });
      else response.writeHead(429, { ...wrong, 'retry-after': '7', 'cache-control': 'no-store' });
      response.end(asked.url === '/taken' ? '' : '{"code":429}');
    });
  };
}

/** A server elsewhere that is up; its port. */
async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close() && server.closeAllConnections());
  return (server.address() as AddressInfo).port;
}

/** One file of each type, of those whose names change with their content and of the others. */
const ONE_OF_EACH = [
  ...new Map(
    files
      .filter((file) => !/\.(?:br|gz|html)$/.test(file))
      .map((file) => [`${file.startsWith('/assets/')} ${extname(file)}`, file]),
  ).values(),
];

/** Every address in several spellings, and many that lead nowhere. */
const ADDRESSES = [
  ...'/ /bnpl /bnpl/ /bridge-check /sandbox /nowhere /nowhere/urdo /NOWHERE/URDU/ /_headers'.split(' '),
  ...'/assets/ /assets/gone-1.js /index /shop /product /404'.split(' '),
  ...Object.values(SHOP_PATHS).flatMap((path) => [path, `${path}/`, path.toLowerCase()]),
  ...SITE_ADDRESSES.flatMap(({ path }) => [path, path.toUpperCase(), `${path}?a=1&b=2`, `${path}.html`, `${path}//`]),
  ...siteRedirects().flatMap(({ from }) => [from, from.toUpperCase(), `${from}?productId=7&x=%2F`]),
  ...files.filter((file) => !file.startsWith('/assets/')),
  ...ONE_OF_EACH.flatMap((file) => [file, `${file}?v=1`, `${file}/`, `${file}.br`, file.toUpperCase()]),
];

/** What must be the same: bytes are compared by their hash. */
function whole(answer: Answer): object {
  const { status, headers, body } = answer;
  const isFile = status === 200 || status === 404;
  return {
    status,
    ...kept(answer),
    location: headers.location,
    allow: headers.allow,
    ...(isFile ? { type: headers['content-type'], coding: headers['content-encoding'] } : {}),
    ...(isFile ? { body: createHash('sha256').update(body).digest('hex') } : {}),
  };
}

/** The headers of every answer that say how it may be used. */
function kept({ headers }: Answer): object {
  const names = [...Object.keys(SECURITY_HEADERS), 'content-security-policy', 'cache-control', 'vary'];
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

/** What a host on https is, and whom it is vouched for by. */
interface HostCertificate {
  readonly key: string;
  /** Its own, then the one between it and the authority. */
  readonly chain: string;
  /** File of the authority's. */
  readonly authority: string;
}

/** A certificate of localhost, with one between it and an authority of its own, made by openssl in a new folder. */
function certificateOfLocalhost(into: string): HostCertificate {
  mkdirSync(into);
  const at = (name: string): string => join(into, name);
  const openssl = (line: string): void => void execFileSync('openssl', line.split(' '), { cwd: into, stdio: 'pipe' });
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${newKey} -days 2 -subj /CN=root -keyout root.key -out root.pem`);
  for (const [name, by, extension] of [
    ['between', 'root', 'basicConstraints=critical,CA:TRUE'],
    ['host', 'between', 'subjectAltName=DNS:localhost'],
  ] as const) {
    writeFileSync(at(`${name}.ext`), `${extension}\n`);
    openssl(`req ${newKey} -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`);
    const issuer = `-CA ${by}.pem -CAkey ${by}.key -CAcreateserial -days 2`;
    openssl(`x509 -req -in ${name}.csr ${issuer} -extfile ${name}.ext -out ${name}.pem`);
  }
  const chain = ['host', 'between'].map((name) => readFileSync(at(`${name}.pem`), 'utf8')).join('');
  return { key: readFileSync(at('host.key'), 'utf8'), chain, authority: at('root.pem') };
}
