import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFingerprint } from '#adapters/server/built-site.ts';
import { deploymentFor } from '#adapters/server/deployment.ts';
import { locked } from '#adapters/server/lock.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { builtLibrary, builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';
import { runScript } from '../../support/server-process.ts';

it('a site is built again for other sources, another mode or another setting, and for nothing else', () => {
  const before = siteFingerprint('sandbox', DEMO);
  expect(siteFingerprint('sandbox', DEMO)).toBe(before);
  expect(siteFingerprint('production', DEMO)).not.toBe(before);
  expect(siteFingerprint('sandbox', { ...DEMO, icon: '<svg></svg>' })).not.toBe(before);
  const other = deploymentFor('sandbox', true, { GATEWAY_SECRET: 'another' });
  expect(other).toMatchObject({ settings: { gateway: { secret: 'another' } } });
  expect('settings' in other && siteFingerprint('sandbox', other)).not.toBe(before);
});

it('of several processes one builds at a time, and a lock ends with its process, however that dies', async () => {
  const lock = JSON.stringify(join(await builtLibrary(), 'adapters', 'server', 'lock.js'));
  const holder = runScript(
    `const { locked } = await import(${lock});
     await locked('dead-lock', () => { process.stdout.write('held'); return new Promise((end) => setTimeout(end, 600_000)); });`,
    {},
  );
  await new Promise((resolve) => holder.stdout?.once('data', resolve));
  let hasRun = false;
  const running = locked('dead-lock', async () => {
    hasRun = true;
  });
  expect(hasRun).toBe(false);
  holder.kill('SIGKILL');
  await running;
  expect(hasRun).toBe(true);
});

it.each(['en', 'ur'] as const)(
  'a page names its language’s picture for messages, of the size that it says, small enough for one (%s)',
  async (language) => {
    const folder = await builtSite('production');
    const html = readFileSync(join(folder, `${sitePath('numberCheck', language)}.html`), 'utf8');
    const said = (name: string): string => new RegExp(`"${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    const png = readFileSync(join(folder, new URL(said('og:image')).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
      [said('og:image:width'), said('og:image:height')].map(Number),
    );
    expect(png.length).toBeLessThan(60_000);
    expect(said('og:image:alt')).toBe(`${DEMO.settings.company.name[language]} – ${textsOf(language).site.home.title}`);
  },
);
