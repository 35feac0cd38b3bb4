import { join } from 'node:path';
import { build, loadConfigFromFile, type UserConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { WIRE_FORMATS, type WireFormatName } from '#adapters/gateway/wire-format.ts';
import { BRAND, writeSettings } from '../support/own-brand.ts';
import { ROOT } from '../support/test-server.ts';

/** Words that are in the code of one format alone. */
const MARKS = { 'sealed-query': 'AES-CBC', 'bearer-body': 'Bearer ' } as const satisfies Record<WireFormatName, string>;
/** A word that is in the code of idempotency keys alone. */
const KEY_MARK = 'getRandomValues';

let config: UserConfig;
beforeAll(async () => {
  config = await configOf('sandbox');
});

describe('what a build holds of the ways to speak to a gateway', { timeout: 60_000 }, () => {
  it.each(WIRE_FORMATS)('is the code of %s alone where the settings choose it', async (name) => {
    const scripts = await builtFor({ transport: name });
    for (const [format, mark] of Object.entries(MARKS)) {
      expect([format, scripts.includes(mark)]).toEqual([format, format === name]);
    }
  });

  it.each(WIRE_FORMATS)('holds the secret only where the chosen format is sealed: %s', async (transport) => {
    const secret = 'never-where-no-cipher-is';
    const own = await configOf('production', { ...BRAND, gateway: { ...BRAND.gateway, transport, secret } });
    const scripts = await builtFor({}, own);
    expect(scripts.includes(secret)).toBe(transport === 'sealed-query');
  });

  it.each([true, false])('has the code of keys: %s, as the settings say', async (takesIdempotencyKeys) => {
    // In the format whose code makes nothing random.
    const scripts = await builtFor({ transport: 'bearer-body', takesIdempotencyKeys });
    expect(scripts.includes(KEY_MARK)).toBe(takesIdempotencyKeys);
  });
});

// Helpers

/** The project's own configuration of the bundler, by settings of a lender's where there are any. */
async function configOf(mode: string, settings?: object): Promise<UserConfig> {
  if (settings !== undefined) process.env['ASAAN_CONFIG'] = writeSettings(settings);
  const loaded = await loadConfigFromFile({ command: 'build', mode }, join(ROOT, 'vite.config.ts'));
  delete process.env['ASAAN_CONFIG'];
  if (loaded === null) throw new Error('there is no vite.config.ts');
  return loaded.config;
}

/** What the start files of the shop become with the project's own constants, but for those that are given. */
async function builtFor(
  settings: Readonly<Record<string, unknown>>,
  { define = {}, resolve = {} } = config,
): Promise<string> {
  const chosen = Object.entries(settings).map(
    ([name, value]) => [`__GATEWAY__.${name}`, JSON.stringify(value)] as const,
  );
  // The bundler replaces what the project's own settings replace, and nothing else.
  for (const [name] of chosen) expect(define).toHaveProperty([name]);
  const boot = join(ROOT, 'ui', 'shop', 'boot');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'ui'),
    define: { ...define, __SANDBOX__: 'false', ...Object.fromEntries(chosen) },
    resolve,
    build: {
      write: false,
      rolldownOptions: { input: [join(boot, 'main.tsx'), join(boot, 'preload.ts')], external: /^virtual:/ },
    },
  });
  const output = 'output' in built ? built.output : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
