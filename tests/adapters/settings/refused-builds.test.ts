import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deploymentFor } from '#adapters/server/deployment.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { BRAND, writeSettings } from '../../support/own-brand.ts';

const own = mkdtempSync(join(tmpdir(), 'asaan-refused-'));
afterAll(() => rmSync(own, { recursive: true }));

const SETTINGS = join(PROJECT, 'adapters', 'settings');

describe('nothing is built, and each fault is a line with the name of its file', () => {
  const faultsOf = (file: string): readonly string[] => {
    const loaded = deploymentFor('production', false, { ASAAN_CONFIG: file });
    return 'faults' in loaded ? loaded.faults : [];
  };

  it('where there are no settings', () => {
    const way = 'ASAAN_CONFIG=FILE names the settings; npm run build -- --demo builds the demo';
    expect(faultsOf(join(own, 'none.json'))).toEqual([`${join(own, 'none.json')}: cannot be read (${way})`]);
  });

  it('where the demo’s settings are built as a lender’s', () => {
    const faults = faultsOf(join(SETTINGS, 'demo.json'));
    expect(faults).toContain('adapters/settings/demo.json: gateway.secret: is a sample');
    expect(faults).toContain('adapters/settings/demo.json: theme: is missing');
  });

  it.each([
    ['no picture', 'theme.icon: is no SVG file: icon.svg'],
    [readFileSync(join(SETTINGS, 'icon.svg'), 'utf8'), 'theme.icon: is a sample'],
  ])('where the icon is none, or the demo’s: %#', (icon, line) => {
    const file = writeSettings(BRAND, icon);
    expect(faultsOf(file)).toEqual([`${relative(process.cwd(), file)}: ${line}`]);
  });
});

it('npm run build writes nothing then, and ends with 2', () => {
  const build = (config: string, ...args: readonly string[]) => {
    const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:ASAAN_.*|NODE_ENV|VITEST)$/.test(name));
    const env = { ...Object.fromEntries(inherited), ASAAN_CONFIG: config };
    const words = [vite, 'build', '--', '--out', join(own, 'site'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: PROJECT, env, encoding: 'utf8' });
    return [status, (stdout + stderr).trim().split('\n')];
  };
  const file = writeSettings({ ...BRAND, extra: 1, wording: undefined });
  const lines = ['wording: is missing', 'extra: is no setting'];
  expect(build(file)).toEqual([2, lines.map((line) => `asaan: ${relative(PROJECT, file)}: ${line}`)]);
  const usage = /^asaan: usage: npm run build \[-- \[--demo\] \[--out FOLDER\]\], not '.*--dmeo'$/;
  expect(build(file, '--dmeo')).toEqual([2, [expect.stringMatching(usage)]]);
  expect(build(file, '--out', join(own, 'a"b'))).toEqual([
    2,
    [expect.stringMatching(/^asaan: the folder '.*a"b' cannot/)],
  ]);
  expect(existsSync(join(own, 'site'))).toBe(false);
});
