import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploymentFor, siteFingerprint } from '#adapters/server/built-site.ts';
import { locked } from '#adapters/server/lock.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { DEMO } from '../../support/demo.ts';

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

  it.each([
    ['of a process that has died', '4194305', 0],
    ['that was left empty', '', 0],
    ['that names no process', 'x', 0],
    ['whose process’s number is another’s by now', '1', 3_600_000],
  ])('a lock %s counts for nothing', async (_what, holder, ageMs) => {
    mkdirSync(join(PROJECT, 'build'), { recursive: true });
    const lock = join(PROJECT, 'build', 'dead-lock.lock');
    writeFileSync(lock, holder);
    const then = new Date(Date.now() - ageMs);
    utimesSync(lock, then, then);
    let hasRun = false;
    await locked('dead-lock', async () => {
      hasRun = true;
    });
    expect(hasRun).toBe(true);
  });
});
