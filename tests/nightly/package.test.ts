import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locked } from '#adapters/server/lock.ts';
import { PACKAGE_FOLDER, readManifest } from '../package/entries.ts';
import { builtLibrary } from '../support/built.ts';
import { ROOT } from '../support/test-server.ts';
import { TSC } from '../tools/check.ts';

/** The project of somebody else: a folder of its own, outside of this project's. */
const consumer = mkdtempSync(join(tmpdir(), 'asaan-consumer-'));
const installed = join(consumer, 'node_modules', 'asaan');
const packed = join(ROOT, PACKAGE_FOLDER);
/** The command line that was installed. */
const COMMAND = join(installed, 'cli', 'asaan.js');
/** What the consumer has installed beside it for its own tests and pages; here the versions that we have ourselves. */
const PEERS = ['react', 'react-dom', 'vite', 'vitest', 'fast-check', '@types/react', '@types/react-dom'];
/** What npm must let it be installed beside: npm checks the versions of optional peers too. */
const OLDEST_PEERS = { 'fast-check': '3.10.0', react: '18.0.0', vitest: '2.0.0' };
const COMPILERS = { newest: TSC, 'the major before': join(ROOT, 'node_modules', 'previous-typescript', 'bin', 'tsc') };

/** A machine that does much else besides, ms. */
const SLOWLY = 180_000;

let tarball = '';
/** What lies in the consumer's folder once the package alone was installed. */
let alone: readonly string[] = [];

beforeAll(async () => {
  await builtLibrary();
  await locked('package', async () => {
    const { status, stderr } = await run(process.execPath, [join(ROOT, '.tools', 'run.mjs'), 'tests/tools/pack'], ROOT);
    if (status !== 0) throw new Error(stderr);
  });
  const folder = join(ROOT, 'build', 'packages');
  tarball = join(folder, readdirSync(folder)[0] ?? '');
  cpSync(join(ROOT, 'tests', 'consumer'), consumer, { recursive: true });
  const older = Object.entries(OLDEST_PEERS).map(([name, version]) => {
    mkdirSync(join(consumer, 'older', name), { recursive: true });
    writeFileSync(join(consumer, 'older', name, 'package.json'), JSON.stringify({ name, version }));
    return `./older/${name}`;
  });
  const { status, stderr } = await npm('install', tarball, ...older, '--offline');
  if (status !== 0) throw new Error(stderr);
  alone = readdirSync(join(consumer, 'node_modules'));
  for (const name of PEERS) link(name);
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the package in an empty folder', () => {
  it('is installed without a network beside the oldest peers, and brings nothing beside itself', () => {
    expect(alone.filter((name) => !name.startsWith('.'))).toEqual(['asaan', ...Object.keys(OLDEST_PEERS)]);
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, object>;
    expect(manifest['dependencies']).toBeUndefined();
    const { peerDependencies: peers = {}, peerDependenciesMeta: optional = {} } = manifest;
    expect(Object.keys(peers)).toEqual(Object.keys(optional));
  });

  it('runs the command line by npx, with the exit status of its answer', async () => {
    const official = await npx('check', '+92 51 6011632', '--json');
    expect([official.status, JSON.parse(official.stdout)]).toEqual([
      0,
      expect.objectContaining({ status: 'official' }),
    ]);
    expect((await npx('check', '0512222337')).status).toBe(1);
    const mistaken = await npx('chek', '0512222337', '--json');
    expect(mistaken).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "asaan: unknown command 'chek' (Did you mean check?)\n",
    });
    const explained = await npx('explain', 'R21');
    expect([explained.status, explained.stdout]).toEqual([0, expect.stringContaining('§5: 10 digits: prefix 0516011')]);
    const tour = await npx('shop', 'tour');
    expect([tour.status, tour.stdout.trim().split('\n').at(-1)]).toEqual([
      0,
      expect.stringMatching(/done, \d+ port calls$/),
    ]);
  });

  it('asks for libsql or pg where orders are to be kept, in words, and nowhere else', async () => {
    const onDisk = await npx('shop', 'tour', '--data', join(consumer, 'orders'));
    const missing = (name: string): RegExp =>
      new RegExp(`^asaan: .*needs the package ${name} \\(npm install ${name}\\)$`);
    expect([onDisk.status, onDisk.stderr.trim()]).toEqual([3, expect.stringMatching(missing('libsql'))]);
    const env = { LEDGER_URL: 'postgres://nobody@127.0.0.1:9/orders' };
    const shared = await run(process.execPath, [COMMAND, 'sandbox', 'start', '--port', '0'], consumer, env);
    expect([shared.status, shared.stderr.trim()]).toEqual([3, expect.stringMatching(missing('pg'))]);
  });

  it('starts a gateway that holds to every law of its own conformance', async () => {
    const child = spawn(process.execPath, [COMMAND, 'sandbox', 'start', '--port', '0', '--json'], { cwd: consumer });
    try {
      const line = String(await once(child.stdout, 'data'));
      const { gateway, token } = JSON.parse(line) as Readonly<Record<string, string>>;
      const about = ['--gateway', gateway ?? '', '--token', token ?? '', '--fixtures', 'sandbox'];
      const { status, stdout } = await npx('conformance', ...about, '--json');
      const report = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
      expect([status, report]).toEqual([0, expect.objectContaining({ refused: 0, excused: 0 })]);
      expect(report['held']).toBeGreaterThan(30);
      expect((await fetch(`${gateway}/pictures/samsung-galaxy-a16/black-back.webp`)).status).toBe(200);
    } finally {
      child.kill();
    }
  });
});

describe('the package beside its peers', () => {
  // Together, since each waits for a program of its own.
  it.concurrent.each(Object.entries(COMPILERS))(
    'compiles strictly, libraries too: TypeScript, %s',
    async (_name, compiler) => {
      expect(await run(process.execPath, [compiler, '-p', consumer], consumer)).toMatchObject({
        status: 0,
        stdout: '',
      });
    },
    SLOWLY,
  );

  it.concurrent('has types that need no DOM, of the core and of whatever runs in Node too', async () => {
    const core = join(consumer, 'tsconfig.core.json');
    expect(await run(process.execPath, [TSC, '-p', core], consumer)).toMatchObject({ status: 0, stdout: '' });
  });

  it.concurrent('holds properties, a gateway of one’s own to its contract, and a React page on its screens', async () => {
    const vitest = join(consumer, 'node_modules', 'vitest', 'vitest.mjs');
    const { stdout, stderr } = await run(process.execPath, [vitest, 'run', '--reporter=json'], consumer);
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      readonly numPassedTests: number;
      readonly numTotalTests: number;
      readonly testResults: readonly { readonly name: string; readonly status: string }[];
    };
    expect(
      report.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name),
      stderr,
    ).toEqual([]);
    expect(report.testResults).toHaveLength(3);
    expect(report.numPassedTests).toBe(report.numTotalTests);
    expect(report.numPassedTests).toBeGreaterThan(25);
  });

  it.concurrent('puts at most 1.2 kB (gzip) of checkNumber into a page, through the main entry; the whole core runs in a bare VM', async () => {
    const bundled = await run(process.execPath, ['bundle.mjs'], consumer);
    expect([bundled.status, bundled.stderr]).toEqual([0, '']);
    expect(Number(bundled.stdout)).toBeGreaterThan(500);
    expect(Number(bundled.stdout)).toBeLessThanOrEqual(1200);
    const bare = await run(process.execPath, ['bare-vm.mjs'], consumer);
    expect([bare.status, bare.stderr]).toEqual([0, '']);
    expect(JSON.parse(bare.stdout)).toEqual({
      strangers: [],
      names: expect.any(Number),
      number: 'official',
      screen: 'official',
      events: 2,
      loan: 1_340_000,
      hour: '9',
      urdu: '12,250\u00a0روپے',
    });
  });
});

describe('the tarball', () => {
  it('is what publint and attw call right, for ES modules alone', async () => {
    const lint = await publint({ pkgDir: packed, strict: true, level: 'suggestion' });
    expect(lint.messages.map((message) => formatMessage(message, lint.pkg))).toEqual([]);
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
    if (checked.types === false) throw new Error('the package has no types');
    const inModules = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
    );
    expect(inModules).toEqual([]);
  });

  it('has version, licence and changelog of the project, and the licence of every package that it brings', () => {
    const { version, license } = readManifest(ROOT);
    expect(readManifest(installed)).toMatchObject({ version, license, type: 'module' });
    for (const [ours, theirs] of [
      ['LICENSE', 'LICENSE'],
      ['.github/CHANGELOG.md', 'CHANGELOG.md'],
    ] as const) {
      expect(readFileSync(join(installed, theirs), 'utf8')).toBe(readFileSync(join(ROOT, ours), 'utf8'));
    }
    const licences = readFileSync(join(installed, 'THIRD-PARTY-LICENCES.txt'), 'utf8');
    const vendor = join(installed, 'lib', 'vendor');
    const brought = [...readdirSync(vendor), 'commander', 'hono', '@hono/node-server'];
    expect(brought.filter((name) => !new RegExp(`^${name} \\d`, 'm').test(licences))).toEqual([]);
  });

  it('has styles with every token that they use, and whatever a part names of them', () => {
    const css = readFileSync(join(installed, 'lib', 'styles.css'), 'utf8');
    expect(css.indexOf('@layer reset, tokens, parts')).toBeLessThan(css.indexOf('{'));
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, token = '']) => token));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((token) => !css.includes(`${token}:`))).toEqual([]);
    const files = readdirSync(join(installed, 'lib', 'ui'), { recursive: true, encoding: 'utf8' });
    const named = files
      .filter((file) => file.endsWith('.module.css.js'))
      .flatMap(
        (file) => readFileSync(join(installed, 'lib', 'ui', file), 'utf8').match(/(?<=")[\w-]+_[\w-]+(?=")/g) ?? [],
      );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !css.includes(name))).toEqual([]);
  });
});

// Helpers

/** Gives the consumer a package of ours, as if it were installed. */
function link(name: string): void {
  mkdirSync(dirname(join(consumer, 'node_modules', name)), { recursive: true });
  rmSync(join(consumer, 'node_modules', name), { force: true, recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), join(consumer, 'node_modules', name), 'junction');
}

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; it knows nothing of the test runner that started it. */
function run(command: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*|npm_.*)$/.test(name));
  const env = { ...Object.fromEntries(kept), ...more };
  const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text) => void (said[stream] += String(text)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, ...said }));
  });
}

const npm = (...args: readonly string[]): Promise<Ended> =>
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], consumer);
const npx = (...args: readonly string[]): Promise<Ended> =>
  run('npx', ['--offline', '--loglevel=error', 'asaan', ...args], consumer);
