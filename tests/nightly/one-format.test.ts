import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { describe, expect, it } from 'vitest';
import type { WireFormatName } from '#adapters/gateway/wire-format.ts';
import { BRAND, writeSettings } from '../support/own-brand.ts';
import { ROOT } from '../support/test-server.ts';

describe('what a build holds of the ways to speak to a gateway', { timeout: 60_000 }, () => {
  it('is a cipher and its secret where the format is sealed', async () => {
    const scripts = await builtFor('sealed-query', true);
    expect(scripts).toContain('AES-CBC');
    expect(scripts).toContain(SECRET);
    expect(scripts).not.toContain('Bearer ');
  });

  it.each([true, false])('is neither where it is not; and the code of keys: %s', async (takesIdempotencyKeys) => {
    const scripts = await builtFor('bearer-body', takesIdempotencyKeys);
    expect(scripts).not.toContain('AES-CBC');
    expect(scripts).not.toContain(SECRET);
    expect(scripts).toContain('Bearer ');
    expect(scripts.includes('getRandomValues')).toBe(takesIdempotencyKeys);
  });
});

/** A secret that stands nowhere else. */
const SECRET = 'never-where-no-cipher-is';

/** What the start files of the shop become by a lender's settings. */
async function builtFor(transport: WireFormatName, takesIdempotencyKeys: boolean): Promise<string> {
  const gateway = { ...BRAND.gateway, transport, takesIdempotencyKeys, secret: SECRET };
  process.env['ASAAN_CONFIG'] = writeSettings({ ...BRAND, gateway });
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'));
  delete process.env['ASAAN_CONFIG'];
  const { define, resolve } = loaded?.config ?? {};
  const boot = join(ROOT, 'ui', 'shop', 'boot');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'ui'),
    define: { ...define, __SANDBOX__: 'false' },
    resolve: resolve ?? {},
    build: {
      write: false,
      rolldownOptions: { input: [join(boot, 'main.tsx'), join(boot, 'preload.ts')], external: /^virtual:/ },
    },
  });
  const output = 'output' in built ? built.output : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
