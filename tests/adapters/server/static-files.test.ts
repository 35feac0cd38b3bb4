import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptPattern, NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { type RunningServer, serve } from '#adapters/server/serve.ts';
import { createStaticFiles } from '#adapters/server/static-files.ts';
import { ask } from '../../support/ask.ts';

const PAGE = '<html><style>a{}</style><script>1</script></html>';

describe('static files', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'asaan-files-'));
    writeFileSync(join(folder, 'home.html'), PAGE);
    writeFileSync(join(folder, 'home.html.br'), brotliCompressSync(PAGE));
    writeFileSync(join(folder, 'home.html.gz'), gzipSync(PAGE));
    server = await serve({
      host: '127.0.0.1',
      port: 0,
      gateway: async () => false,
      pages: createStaticFiles(folder),
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const askFor = (headers: Record<string, string>): Promise<Response> => fetch(`${server.origin}/home`, { headers });

  it('a page that the phone has already is not sent again, one that changed is', async () => {
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
  ])('a coding that is refused is not sent: “%s” gets %s', async (accepted, coding) => {
    const { headers } = await ask(server.origin, { path: '/home', headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('every answer has the security headers, whatever its status', async () => {
    for (const [path, method, status] of [
      ['/home', 'GET', 200],
      ['/home', 'POST', 405],
      ['/home/', 'GET', 308],
      ['/nowhere', 'GET', 404],
      ['//', 'GET', 400],
    ] as const) {
      const answer = await ask(server.origin, { path, method });
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
      if (status !== 200) expect(answer.headers['content-security-policy']).toBe(NO_PAGE_POLICY);
    }
  });

  it('an accepted coding is always one that is named and not refused', () => {
    const pattern = new RegExp(acceptPattern('br'), 'i');
    const weight = fc.constantFrom('', ';q=1', '; q=0.5', ';q=0.001', ';q=0', '; q=0.0', ' ;q=0.000');
    const entry = fc.tuple(fc.constantFrom('br', 'gzip', 'x-br', 'br2', 'BR', '*'), weight);
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom(',', ', ', ' , '), (entries, comma) => {
        const takes = entries.some(([name, q]) => name.toLowerCase() === 'br' && !/q=0(?:\.0*)?$/.test(q));
        expect(pattern.test(entries.map((each) => each.join('')).join(comma))).toBe(takes);
      }),
    );
  });
});
