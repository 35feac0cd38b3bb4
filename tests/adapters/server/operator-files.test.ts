import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '#adapters/gateway/http-upload.ts';
import { nextOf, operatorFiles } from '#adapters/server/recipes/operator-files.ts';
import { workersFor, writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
import { startCaddy, startNginx, webServer } from '../../support/web-servers.ts';

const nginx = await webServer('nginx');
const caddy = await webServer('caddy');
const own = mkdtempSync(join(tmpdir(), 'asaan-operator-'));
afterAll(() => rmSync(own, { recursive: true }));

let count = 0;
/** A site of one page, and an empty folder for its recipes. */
function newSite(): { readonly folder: string; readonly recipes: string } {
  count += 1;
  const [folder, recipes] = [join(own, `site-${count}`), join(own, `recipes-${count}`)];
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<html><div id="root"></div></html>');
  return { folder, recipes };
}

const site = { gatewayPath: '/gateway' };

describe('what becomes of an operator’s file', () => {
  it.each([
    ['is written where there is none', [null, null, 'a'], 'write'],
    ['is written where somebody deleted it', [null, 'a', 'a'], 'write'],
    ['is written anew where nobody changed it', ['a', 'a', 'b'], 'write'],
    ['is kept where it is what would be written', ['a', 'a', 'a'], 'keep'],
    ['is kept where somebody changed it', ['mine', 'a', 'a'], 'keep'],
    ['is kept, and told of, where a new one would say something else', ['mine', 'a', 'b'], 'tell'],
    ['is kept, and told of, where it came before any example', ['mine', null, 'a'], 'tell'],
  ] as const)('%s', (_title, [current, before, example], next) => expect(nextOf(current, before, example)).toBe(next));

  it('keeps port, TLS and gateway through the next build, which writes its own part anew', () => {
    const { folder, recipes } = newSite();
    const files = ['nginx/nginx.conf', 'caddy/Caddyfile'].map((file) => join(recipes, file));
    expect(writeRecipes({ folder, build: 'first', site }, recipes)).toEqual([]);
    for (const file of files) {
      writeFileSync(file, `${readFileSync(file, 'utf8').replace('8090', '9999').replace('8080', '8443')}# mine\n`);
    }
    const mine = files.map((file) => readFileSync(file, 'utf8'));
    expect(writeRecipes({ folder, build: 'second', site }, recipes)).toEqual([]);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(mine);
    for (const file of ['nginx/asaan-server.conf', 'nginx/asaan-http.conf', 'caddy/asaan-site.caddy'])
      expect(readFileSync(join(recipes, file), 'utf8')).toContain('Build second.');
    // A gateway of another origin needs another file, which the operator has to hear.
    expect(writeRecipes({ folder, build: 'third', site: {} }, recipes)).toEqual(files);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(mine);
    expect(readFileSync(`${files[0]}.example`, 'utf8')).not.toContain('proxy_pass');
    expect(writeRecipes({ folder, build: 'fourth', site: {} }, recipes)).toEqual([]);
  });
});

describe('the workers of an nginx that root starts', () => {
  const lines = (workers: Parameters<typeof operatorFiles>[1]): string | undefined =>
    operatorFiles({ site }, workers)[0]?.text.match(/^user .*$/m)?.[0];

  it('are whom nginx was compiled with where everybody may read the site, else who may', () => {
    const { folder } = newSite();
    chmodSync(own, 0o755);
    chmodSync(folder, 0o755);
    expect(workersFor(folder)).toBe('own');
    chmodSync(folder, 0o700);
    const id = (flag: string): string => execFileSync('id', [flag], { encoding: 'utf8' }).trim();
    expect(workersFor(folder)).toEqual({ user: id('-un'), group: id('-gn') });
    chmodSync(folder, 0o755);
    chmodSync(own, 0o700);
    expect(workersFor(folder)).toEqual({ user: id('-un'), group: id('-gn') });
    expect(lines('own')).toBeUndefined();
    expect(lines({ user: 'ali', group: 'staff' })).toBe('user ali staff;');
  });

  // Started by root, its workers are somebody else unless the file says otherwise.
  it.skipIf(nginx === null)('show the pages of a folder that its owner alone may read', async () => {
    const { folder, recipes } = newSite();
    chmodSync(own, 0o700);
    chmodSync(folder, 0o700);
    writeRecipes({ folder, build: 'test', site: {} }, recipes);
    const server = await startNginx(nginx ?? '', recipes);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    await server.stop();
  });
});

describe('an operator’s own TLS', () => {
  const [key, certificate] = [join(own, 'site.key'), join(own, 'site.pem')];

  /** A site whose operator named key and certificate before the last build. */
  function changedSite(file: string, from: string, to: string): string {
    if (!existsSync(key)) {
      const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
      const more = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate];
      execFileSync('openssl', [...words, ...more], { stdio: 'pipe' });
    }
    const { folder, recipes } = newSite();
    writeRecipes({ folder, build: 'first', site }, recipes);
    const path = join(recipes, file);
    const text = readFileSync(path, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    writeFileSync(path, text.replace(from, to));
    writeRecipes({ folder, build: 'second', site }, recipes);
    return recipes;
  }

  it.skipIf(nginx === null)('is what nginx serves the next build with', async () => {
    const tls = `ssl_certificate ${certificate};\n    ssl_certificate_key ${key};`;
    const recipes = changedSite('nginx/nginx.conf', '# ssl_certificate /etc/ssl/SITE.pem;', tls);
    const server = await startNginx(nginx ?? '', recipes, undefined, true);
    expect(await statusOverTls(server.origin, certificate)).toBe(200);
    await server.stop();
  });

  it.skipIf(caddy === null)('is what Caddy serves the next build with', async () => {
    const recipes = changedSite('caddy/Caddyfile', ':8080 {', `:8080 {\n  tls ${certificate} ${key}`);
    const server = await startCaddy(caddy ?? '', recipes);
    expect(await statusOverTls(server.origin, certificate)).toBe(200);
    await server.stop();
  });
});

describe('a place of the operator’s own for reports', () => {
  const SERVERS = [
    [
      'nginx',
      nginx,
      startNginx,
      'nginx/nginx.conf',
      'include asaan-server.conf;',
      'location = /errors { return 204; }',
    ],
    ['Caddy', caddy, startCaddy, 'caddy/Caddyfile', 'import asaan-site.caddy', 'handle /errors {\n respond 204\n}\n'],
  ] as const;

  for (const [name, program, startServer, file, include, added] of SERVERS) {
    it.skipIf(program === null)(`is heard by ${name}, beside the site`, async () => {
      const { folder, recipes } = newSite();
      writeRecipes({ folder, build: 'first', site }, recipes);
      const path = join(recipes, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(include, `${added}${include}`));
      writeRecipes({ folder, build: 'second', site }, recipes);
      const server = await startServer(program ?? '', recipes);
      const post = async (at: string): Promise<number> =>
        (await fetch(server.origin + at, { method: 'POST', body: '{}' })).status;
      expect([await post('/errors'), await post('/'), (await fetch(server.origin)).status]).toEqual([204, 405, 200]);
      await server.stop();
    });
  }
});

it('a body as large as the largest document is let through by nginx, of the constant that the upload knows', () => {
  const { folder, recipes } = newSite();
  writeRecipes({ folder, build: 'test', site }, recipes);
  const text = readFileSync(join(recipes, 'nginx', 'asaan-gateway.conf'), 'utf8');
  expect(Number(/client_max_body_size (\d+);/.exec(text)?.[1])).toBeGreaterThan(DOCUMENT_MAX_BYTES);
});

// Helpers

/** The status of the start page, over TLS that this certificate must be for. */
function statusOverTls(origin: string, certificate: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin.replace('http:', 'https:')}/`, { ca: readFileSync(certificate) }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}
