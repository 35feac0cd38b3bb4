import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { BRAND, writeSettings } from '../../support/own-brand.ts';

/** What a build came to: its exit status, what it said, and whether it wrote anything. */
interface Built {
  readonly status: number | null;
  readonly lines: readonly string[];
  readonly isWritten: boolean;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** `npm run build` without its installing, into a folder of its own. */
async function build(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Built> {
  const own = mkdtempSync(join(tmpdir(), 'asaan-refused-'));
  folders.push(own);
  const folder = join(own, 'site');
  const vite = join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js');
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:ASAAN_.*|NODE_ENV|VITEST)$/.test(name));
  const child = spawn(process.execPath, [vite, 'build', '--', '--out', folder, ...args], {
    cwd: PROJECT,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, lines: said.split('\n').filter((line) => line !== ''), isWritten: existsSync(folder) };
}

const ofBrand = (changes: object): string => writeSettings({ ...BRAND, ...changes });

describe('npm run build writes nothing and ends with 2', () => {
  it('where there are no settings', async () => {
    const way = 'ASAAN_CONFIG=FILE names the settings; npm run build -- --demo builds the demo';
    expect(await build({})).toEqual({
      status: 2,
      lines: [`asaan: asaan.config.json: cannot be read (${way})`],
      isWritten: false,
    });
  });

  it('with a line for each fault of the settings', async () => {
    const file = ofBrand({
      extra: 1,
      site: 'https://qarz.pk/home',
      origins: { pictures: 'https://pictures.qarz.pk' },
      gateway: { ...BRAND.gateway, url: 'http://gateway.qarz.pk', secret: 'sandbox-secret' },
      wording: undefined,
      company: {
        ...BRAND.company,
        numbers: {
          ...BRAND.company.numbers,
          ranges: [...BRAND.company.numbers.ranges, { prefix: '042123', from: '4150', to: '4160', edition: 'tabs' }],
        },
      },
    });
    expect(await build({ ASAAN_CONFIG: file })).toEqual({
      status: 2,
      lines: [
        'site: must be an origin without a path: https://qarz.pk',
        'gateway.url: must be https (http is for localhost alone)',
        'origins.pictures: must be a list',
        'company.numbers.ranges: [1] overlaps [0]',
        'wording: is missing',
        'extra: is no setting',
        'gateway.secret: is a sample',
      ].map((fault) => `asaan: ${relative(PROJECT, file)}: ${fault}`),
      isWritten: false,
    });
  });

  it('where the demo’s settings are built as a lender’s, or the icon is no picture', async () => {
    const demo = await build({ ASAAN_CONFIG: join(PROJECT, 'adapters', 'settings', 'demo.json') });
    expect(demo).toMatchObject({ status: 2, isWritten: false });
    expect(demo.lines).toContain('asaan: adapters/settings/demo.json: gateway.secret: is a sample');
    expect(demo.lines).toContain('asaan: adapters/settings/demo.json: policies: is missing');
    expect(demo.lines.every((line) => line.startsWith('asaan: adapters/settings/demo.json: '))).toBe(true);
    const file = writeSettings(BRAND, 'no picture');
    expect(await build({ ASAAN_CONFIG: file })).toEqual({
      status: 2,
      lines: [`asaan: ${relative(PROJECT, file)}: theme.icon: is no SVG file: icon.svg`],
      isWritten: false,
    });
  });

  it('where the icon is the demo’s', async () => {
    const file = writeSettings(BRAND, readFileSync(join(PROJECT, 'adapters', 'settings', 'icon.svg'), 'utf8'));
    expect(await build({ ASAAN_CONFIG: file })).toEqual({
      status: 2,
      lines: [`asaan: ${relative(PROJECT, file)}: theme.icon: is a sample`],
      isWritten: false,
    });
  });

  it('where the environment overrides with what is no gateway', async () => {
    const file = writeSettings(BRAND);
    expect(await build({ ASAAN_CONFIG: file, ASAAN_GATEWAY_URL: 'ftp://gateway.qarz.pk' })).toEqual({
      status: 2,
      lines: [
        `asaan: ${relative(PROJECT, file)}: gateway.url: must be an address that begins with https://, or a path that begins with /`,
      ],
      isWritten: false,
    });
  });

  it('where it is asked for what it does not know', async () => {
    expect(await build({}, '--dmeo')).toMatchObject({
      status: 2,
      lines: [
        expect.stringMatching(/^asaan: usage: npm run build \[-- \[--demo\] \[--out FOLDER\]\], not '.*--dmeo'$/),
      ],
      isWritten: false,
    });
  });
});
