import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { WIRE_FORMATS, type WireFormatName } from '#adapters/gateway/wire-format.ts';
import { ROOT } from '../support/test-server.ts';

/** Words that are in the code of one format alone. */
const MARKS = { 'sealed-query': 'AES-CBC', 'bearer-body': 'Bearer ' } as const satisfies Record<WireFormatName, string>;

afterEach(() => {
  delete process.env['GATEWAY_TRANSPORT'];
});

it.each(WIRE_FORMATS)('a build for %s holds the code of no other format', { timeout: 60_000 }, async (name) => {
  const scripts = await builtFor(name);
  for (const [format, mark] of Object.entries(MARKS))
    expect([format, scripts.includes(mark)]).toEqual([format, format === name]);
});

// Helpers

/** What the start files of the shop become with the project's own settings of the bundler. */
async function builtFor(transport: WireFormatName): Promise<string> {
  process.env['GATEWAY_TRANSPORT'] = transport;
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(ROOT, 'vite.config.ts'));
  if (loaded === null) throw new Error('there is no vite.config.ts');
  const { define = {}, resolve = {} } = loaded.config;
  const boot = join(ROOT, 'ui', 'shop', 'boot');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'ui'),
    define,
    resolve,
    build: { write: false, rolldownOptions: { input: [join(boot, 'main.tsx'), join(boot, 'preload.ts')] } },
  });
  const output = 'output' in built ? built.output : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}
