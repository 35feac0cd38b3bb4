import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploymentFor, siteFingerprint } from '#adapters/server/built-site.ts';
import { locked } from '#adapters/server/lock.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { builtLibrary } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';
import { runScript } from '../../support/server-process.ts';

describe('nothing is rebuilt where nothing changed', () => {
  it('the fingerprint is the same for the same sources, and another for another mode or setting', () => {
    const before = siteFingerprint('sandbox', DEMO);
    expect(siteFingerprint('sandbox', DEMO)).toBe(before);
    expect(siteFingerprint('production', DEMO)).not.toBe(before);
    expect(siteFingerprint('sandbox', { ...DEMO, icon: '<svg></svg>' })).not.toBe(before);
    const other = deploymentFor('sandbox', true, { GATEWAY_SECRET: 'another' });
    expect(other).toMatchObject({ settings: { gateway: { secret: 'another' } } });
    expect('settings' in other && siteFingerprint('sandbox', other)).not.toBe(before);
  });

  it('of several that would build, one does at a time', async () => {
    let inside = 0;
    let most = 0;
    const build = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => locked('test-lock', build)));
    expect([most, inside]).toEqual([1, 0]);
  });

  it('a lock ends with its process, however that dies', async () => {
    const holder = runScript(
      `
      const { locked } = await import(${JSON.stringify(join(await builtLibrary(), 'adapters', 'server', 'lock.js'))});
      await locked('dead-lock', () => { process.stdout.write('held'); return new Promise((end) => setTimeout(end, 600_000)); });
    `,
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

  it('says why a lock cannot be had, instead of waiting for nobody', async () => {
    mkdirSync(join(PROJECT, 'build', 'locks', 'folder.db'), { recursive: true });
    await expect(locked('folder', async () => undefined)).rejects.toThrow(/folder\.db/);
  });
});
