import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serve } from '#adapters/server/serve.ts';
import { createStaticFiles } from '#adapters/server/static-files.ts';

const PAGE = '<html><style>a{}</style><script>1</script></html>';

describe('static files', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'asaan-files-'));
    writeFileSync(join(folder, 'home.html'), PAGE);
    writeFileSync(join(folder, 'home.html.br'), brotliCompressSync(PAGE));
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

  const ask = (headers: Record<string, string>): Promise<Response> => fetch(`${server.origin}/home`, { headers });

  it('a page that the phone has already is not sent again, one that changed is', async () => {
    const first = await ask({ 'accept-encoding': 'br' });
    expect(await first.text()).toBe(PAGE);
    const etag = first.headers.get('etag') ?? '';
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    // The same page in another encoding is another answer.
    expect((await ask({ 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200);
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': '"older-br"' })).status).toBe(200);
  });
});
