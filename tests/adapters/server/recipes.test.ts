import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { buildIdIn } from '#adapters/server/build-id.ts';
import { deployFolder } from '#adapters/server/built-site.ts';
import { deployFiles } from '#adapters/server/recipes/deploy-files.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { type RunningServer, serve } from '#adapters/server/serve.ts';
import { servedSite } from '#adapters/server/served-site.ts';
import { readFolder } from '#adapters/server/site-table.ts';
import { createStaticFiles } from '#adapters/server/static-files.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { SITE_ADDRESSES, siteRedirects } from '#core/routes/site-pages.ts';
import { type Answer, ask, type Question } from '../../support/ask.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';
import { type RunningWebServer, startCaddy, startNginx, webServer } from '../../support/web-servers.ts';

const folder = await builtSite('production');
const nginx = await webServer('nginx');
const caddy = await webServer('caddy');
const files = [...readFolder(folder).keys()];
/** What stands in a query and must be in no log. */
const SECRET = 'never-logged';

const SERVERS = [
  ['nginx', nginx, startNginx],
  ['Caddy', caddy, startCaddy],
] as const;

describe.each([true, false])('where /bridge-check is served: %s', (hasBridgeCheck) => {
  const site = { gatewayPath: '/gateway', hasBridgeCheck };
  let ours: RunningServer;
  let recipes: string;

  beforeAll(async () => {
    ours = await serve({
      host: '127.0.0.1',
      port: 0,
      gateway: async () => false,
      pages: createStaticFiles(folder, site),
    });
    recipes = mkdtempSync(join(tmpdir(), 'asaan-recipes-'));
    writeRecipes({ folder, build: 'test', site }, recipes);
  });
  afterAll(async () => {
    await ours.stop();
    rmSync(recipes, { recursive: true });
  });

  describe.each(SERVERS)('%s', (_name, program, startServer) => {
    let theirs: RunningWebServer;
    beforeAll(async () => {
      if (program !== null) theirs = await startServer(program, recipes);
    });
    afterAll(async () => {
      await theirs?.stop();
    });

    async function bothAnswer(questions: readonly Question[], seen: (answer: Answer) => object): Promise<void> {
      const compare = async (question: Question): Promise<void> => {
        const [own, other] = await Promise.all([ask(ours.origin, question), ask(theirs.origin, question)]);
        expect({ question, ...seen(other) }).toEqual({ question, ...seen(own) });
      };
      await Promise.all(questions.map(compare));
    }

    it.skipIf(program === null)(
      'answers every address as our server does, by status, headers and content',
      async () => {
        const statuses = new Map<number, number>();
        await bothAnswer(
          ADDRESSES.map((path) => ({ path })),
          (answer) => {
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            return whole(answer);
          },
        );
        expect(new Set(statuses.keys())).toEqual(new Set([200, 308, 404]));
      },
    );

    it.skipIf(program === null)('chooses Brotli, gzip or neither as our server does', async () => {
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
      const paths = [...ONE_OF_EACH, '/nowhere', '/nowhere/urdo', '/home'];
      const questions = paths.flatMap((path) =>
        accepted.map((each) => ({ path, headers: { 'accept-encoding': each } })),
      );
      const codings = new Set<string | undefined>();
      await bothAnswer(questions, (answer) => {
        codings.add(answer.headers['content-encoding']);
        return whole(answer);
      });
      expect(codings).toEqual(new Set(['br', 'gzip', undefined]));
    });

    it.skipIf(program === null)('answers other methods as our server does', async () => {
      const questions = ['/', '/home', '/home/', '/nowhere', '/bnpl/cartInfo'].flatMap((path) =>
        ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path, method })),
      );
      await bothAnswer(questions, whole);
    });

    it.skipIf(program === null)('sends nothing again that is there already, with the same headers', async () => {
      for (const path of [...ONE_OF_EACH, '/home', '/bnpl/cartInfo']) {
        const headers = { 'accept-encoding': 'br' };
        const again = await Promise.all(
          [ours.origin, theirs.origin].map(async (origin) => {
            const first = await ask(origin, { path, headers });
            const { etag = '' } = first.headers;
            const second = await ask(origin, { path, headers: { ...headers, 'if-none-match': etag } });
            expect([path, second.headers.etag, etag !== '']).toEqual([path, etag, true]);
            return { path, status: second.status, bytes: second.body.length, ...kept(second) };
          }),
        );
        expect(again[0]).toMatchObject({ status: 304, bytes: 0 });
        expect(again[1]).toEqual(again[0]);
      }
    });

    it.skipIf(program === null)('has the security headers on what is no HTTP or leads out of its folder', async () => {
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

    it.skipIf(program === null)('logs each request once, and no query', async () => {
      await ask(theirs.origin, { path: `/home?a=${SECRET}`, headers: { referer: `https://a.example/?${SECRET}` } });
      const lines = (): number => theirs.log().match(/"(?:path|uri)":"\/home\/"/g)?.length ?? 0;
      const before = lines();
      await ask(theirs.origin, { path: `/home/?a=${SECRET}` });
      // Nothing listens there: what the server says of that is an error.
      const failed = await ask(theirs.origin, { path: `/gateway/v1/x?data=${SECRET}`, method: 'POST' });
      expect(failed.status).toBe(502);
      expect(failed.headers).toMatchObject(SECURITY_HEADERS);
      await expect.poll(() => theirs.log()).toContain('/gateway/v1/x');
      expect(lines()).toBe(before + 1);
      expect(theirs.log()).not.toContain(SECRET);
    });
  });
});

describe('the build', () => {
  it('writes a recipe for each kind of host, which names it', () => {
    const build = buildIdIn(folder) ?? '';
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    for (const file of ['nginx.conf', 'Caddyfile', 'nginx/asaan-server.conf', 'caddy/asaan-site.caddy']) {
      const text = readFileSync(join(deployFolder(folder), file), 'utf8');
      expect(text).toMatch(new RegExp(`^# (?:Site of b|B)uild ${build}[.,]`));
      expect(text).toContain(`"${folder}"`);
    }
    for (const file of ['nginx/nginx.conf', 'caddy/Caddyfile']) {
      expect(readFileSync(join(deployFolder(folder), file), 'utf8')).not.toContain(build);
    }
  });

  it('has written its recipes from all files of the site, none of which came later', () => {
    const site = servedSite(DEMO.settings);
    for (const { file, text } of deployFiles({ folder, build: buildIdIn(folder) ?? '', site }).anew)
      expect([file, readFileSync(join(deployFolder(folder), file), 'utf8')]).toEqual([file, text]);
    expect(files).toEqual(expect.arrayContaining(['/licences.txt', '/licences.txt.br', '/licences.txt.gz']));
  });

  it('carries its name in every page', () => {
    const build = buildIdIn(folder);
    for (const file of files.filter((each) => each.endsWith('.html')))
      expect([
        file,
        readFileSync(join(folder, file), 'utf8').split(`<meta name="build" content="${build}"`).length,
      ]).toEqual([file, 2]);
  });
});

// Helpers

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
  '/',
  '/bnpl',
  '/bnpl/',
  ...Object.values(SHOP_PATHS).flatMap((path) => [path, `${path}/`, path.toLowerCase()]),
  ...SITE_ADDRESSES.flatMap(({ path }) => [path, path.toUpperCase(), `${path}?a=1&b=2`, `${path}.html`, `${path}//`]),
  ...siteRedirects().flatMap(({ from }) => [from, from.toUpperCase(), `${from}?productId=7&x=%2F`]),
  ...files.filter((file) => !file.startsWith('/assets/')),
  ...ONE_OF_EACH.flatMap((file) => [file, `${file}?v=1`, `${file}/`, `${file}.br`, file.toUpperCase()]),
  '/bridge-check',
  '/bridge-check/',
  '/sandbox',
  '/sandbox/states',
  '/nowhere',
  '/nowhere/urdo',
  '/NOWHERE/URDU/',
  '/_headers',
  '/assets/',
  '/assets/gone-1.js',
  '/assets/gone-1.woff2',
  '/index',
  '/shop',
  '/product',
  '/404',
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
