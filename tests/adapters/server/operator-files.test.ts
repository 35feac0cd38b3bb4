import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_BYTES } from '#adapters/gateway/http-upload.ts';
import { nextOf } from '#adapters/server/recipes/operator-files.ts';
import { writeRecipes } from '#adapters/server/recipes/write-recipes.ts';
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

describe('the complete file', () => {
  it.each([
    ['nginx.conf', 'nginx/nginx.conf', /^( *)include (asaan-[\w.-]+);$/gm],
    ['Caddyfile', 'caddy/Caddyfile', /^( *)import (asaan-[\w.-]+)$/gm],
  ])('%s says what the operator’s own says with what it includes, and includes nothing', (whole, file, include) => {
    const { folder, recipes } = newSite();
    const all = { ...site, reports: [{ name: 'errors', path: '/collect' }] as const };
    writeRecipes({ folder, build: 'test', site: all }, recipes);
    const read = (path: string): string => readFileSync(join(recipes, path), 'utf8');
    const included: string[] = [];
    const one = read(file).replaceAll(include, (_, _indent, part: string) => {
      included.push(part);
      return read(`${dirname(file)}/${part}`);
    });
    expect(new Set(included)).toEqual(
      new Set(readdirSync(join(recipes, dirname(file))).filter((each) => each.startsWith('asaan-'))),
    );
    // Where a line stands, and what is said about the file, is all that differs.
    const linesOf = (text: string): readonly string[] =>
      text
        .split('\n')
        .flatMap((line) => (/^\s*(?:#.*)?$/.test(line) ? [] : [line.trim()]))
        .toSorted();
    expect(linesOf(read(whole))).toEqual(linesOf(one));
    expect(read(whole)).not.toMatch(include);
  });

  it('is written anew by each build, and takes folder and port from two lines at its head', () => {
    const { folder, recipes } = newSite();
    writeRecipes({ folder, build: 'first', site }, recipes);
    const files = ['nginx.conf', 'Caddyfile'].map((file) => join(recipes, file));
    for (const file of files) writeFileSync(file, 'mine');
    expect(writeRecipes({ folder, build: 'second', site }, recipes)).toEqual([]);
    const [nginxLines = [], caddyLines = []] = files.map((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:#.*)?$/.test(line))
        .map((line) => line.trim()),
    );
    expect(nginxLines.slice(0, 4)).toEqual(['http {', 'server {', `root "${folder}";`, 'listen 8080;']);
    expect(caddyLines.slice(caddyLines.indexOf(':8080 {')).slice(0, 2)).toEqual([':8080 {', `root * "${folder}"`]);
    for (const file of files) expect(readFileSync(file, 'utf8').split('\n')[0]).toContain('build second');
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
    const server = await startNginx(nginx ?? '', recipes, { isOwn: true, isTls: true });
    expect(await statusOverTls(server.origin, certificate)).toBe(200);
    await server.stop();
  });

  it.skipIf(caddy === null)('is what Caddy serves the next build with', async () => {
    const recipes = changedSite('caddy/Caddyfile', ':8080 {', `:8080 {\n  tls ${certificate} ${key}`);
    const server = await startCaddy(caddy ?? '', recipes, { isOwn: true });
    expect(await statusOverTls(server.origin, certificate)).toBe(200);
    await server.stop();
  });
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
