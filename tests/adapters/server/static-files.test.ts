import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { NO_PAGE_POLICY, SECURITY_HEADERS, TAKES_BR } from '#adapters/server/answer-headers.ts';
import { answerTo, ask } from '../../support/ask.ts';

const PAGE = `<html><style>a{}</style><script>1</script>${'<p>words of a page</p>'.repeat(50)}</html>`;
const SECRET = 'what lies outside the site';

/** Paths that lead out of a folder, to hidden files, or to what every object has. */
const TRICKS = String.raw`
  /../package.json /..%2fpackage.json /%2e%2e/package.json /%2e%2e%2fpackage.json /..\package.json /..%5cpackage.json
  /assets/../../package.json /assets/%2e%2e/%2e%2e/package.json /assets/..%c0%af../package.json //etc/passwd /etc/passwd
  /.git/config /.env /home.html%00 /%00 /home%00.html /constructor /__proto__ /assets/ /home.html.br`;

describe('static files', () => {
  const own = mkdtempSync(join(tmpdir(), 'asaan-files-'));
  const folder = join(own, 'site');
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const file of ['package.json', '.env']) writeFileSync(join(own, file), SECRET);
    for (const file of ['home.html', 'assets/a-1.js']) writeFileSync(join(folder, file), PAGE);
    writeFileSync(join(folder, 'home.html.br'), brotliCompressSync(PAGE));
    writeFileSync(join(folder, 'home.html.gz'), gzipSync(PAGE));
    server = await serve({ host: '127.0.0.1', port: 0, app: createSite(folder) });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(own, { recursive: true });
  });

  const askFor = (headers: Record<string, string>): Promise<Response> => fetch(`${server.origin}/home`, { headers });

  it('that the phone has already are not sent again, those that changed are', async () => {
    const first = await askFor({ 'accept-encoding': 'br' });
    expect(await first.text()).toBe(PAGE);
    const etag = first.headers.get('etag') ?? '';
    const again = await askFor({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    // The same page in another encoding is another answer.
    expect((await askFor({ 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200);
    expect((await askFor({ 'accept-encoding': 'br', 'if-none-match': '"older-br"' })).status).toBe(200);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['', undefined],
  ])('are not sent in a coding that is refused: “%s” gets %s', async (accepted, coding) => {
    const { headers } = await ask(server.origin, { path: '/home', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('are sent in part as they are, in no coding', async () => {
    const answer = await askFor({ range: 'bytes=6-11', 'accept-encoding': 'br' });
    expect([answer.status, await answer.text()]).toEqual([206, '<style']);
    expect([answer.headers.get('content-range'), answer.headers.get('content-encoding')]).toEqual([
      `bytes 6-11/${PAGE.length}`,
      null,
    ]);
    expect((await askFor({ range: 'bytes=999999-' })).status).toBe(416);
  });

  it('have the security headers, whatever the status', async () => {
    for (const [path, method, status] of [
      ['/home', 'GET', 200],
      ['/home', 'POST', 405],
      ['/home/', 'GET', 308],
      ['/nowhere', 'GET', 404],
      ['//', 'GET', 404],
    ] as const) {
      const answer = await ask(server.origin, { path, method });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
      if (status !== 200) expect(answer.headers['content-security-policy']).toBe(NO_PAGE_POLICY);
    }
  });

  it('row 56 no trick of a path leads to a file outside the site, and no odd method does anything', async () => {
    const raw = (line: string): Promise<string> =>
      answerTo(server.origin, `${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    for (const path of TRICKS.trim().split(/\s+/)) {
      const answer = await raw(`GET ${path}`);
      expect([path, /^HTTP\/1\.1 (?:400|404|405) /.test(answer)]).toEqual([path, true]);
      expect(answer).not.toMatch(/outside the site|root:x/);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])
      expect([method, /^HTTP\/1\.1 40[05] /.test(await raw(`${method} /home`))]).toEqual([method, true]);
  });
});

it('an accepted coding is always one that is named and not refused', () => {
  const pattern = new RegExp(TAKES_BR, 'i');
  const weight = fc.constantFrom('', ';q=1', '; q=0.5', ';q=0.001', ';q=0', '; q=0.0', ' ;q=0.000');
  const entry = fc.tuple(fc.constantFrom('br', 'gzip', 'x-br', 'br2', 'BR', '*'), weight);
  fc.assert(
    fc.property(fc.array(entry), fc.constantFrom(',', ', ', ' , '), (entries, comma) => {
      const takes = entries.some(([name, q]) => name.toLowerCase() === 'br' && !/q=0(?:\.0*)?$/.test(q));
      expect(pattern.test(entries.map((each) => each.join('')).join(comma))).toBe(takes);
    }),
  );
});
