import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECIPE_GATEWAY } from '#adapters/server/recipes/recipe.ts';
import { ROOT } from '../support/test-server.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version, engines } = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly engines: { readonly node: string };
};

describe('a release', () => {
  it('has one version, which the changelog begins with and no source repeats', () => {
    expect(/^## (\d+\.\d+\.\d+)/m.exec(read('.github/CHANGELOG.md'))?.[1]).toBe(version);
    expect((JSON.parse(read('package-lock.json')) as { readonly version: string }).version).toBe(version);
    const sources = ['core', 'adapters', 'ui'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|js)$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter((file) => read(file).includes(`'${version}'`))).toEqual([]);
  });

  it('is decided by .ci/run alone, with the servers that its recipes are tried on', () => {
    const workflow = read('.github/workflows/ci.yml');
    const runs = [...workflow.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command);
    expect(runs.at(-1)).toBe('.ci/run');
    expect(runs[0]).toMatch(/apt-get install .*nginx caddy$/);
    expect(workflow).toContain('permissions:\n  contents: read\n');
    const least = Number(/>=(\d+)/.exec(engines.node)?.[1]);
    expect(Number(/node-version: (\d+)/.exec(workflow)?.[1])).toBeGreaterThanOrEqual(least);
  });
});

describe('the Containerfile', () => {
  const lines = read('adapters/server/Containerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const copied = lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from=') && !line.includes('$'))
    .flatMap((line) =>
      line
        .split(' ')
        .slice(1, -1)
        .filter((word) => !word.startsWith('--')),
    );

  it('copies what exists, and all that a build reads', () => {
    expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const tsconfig = JSON.parse(read('tsconfig.json')) as { readonly references: readonly { readonly path: string }[] };
    const folders = tsconfig.references.map(({ path }) => path.split('/')[0] ?? '');
    expect(copied).toEqual(expect.arrayContaining([...folders, '.tools', 'vite.config.ts', 'package-lock.json']));
  });

  it('puts the gateway of its argument into the recipe, and builds no site whose gateway nobody named', () => {
    const [, command = ''] =
      lines.map((line) => /^RUN (.*nginx\.conf.*)$/.exec(line)).find((each) => each !== null) ?? [];
    const file = join(mkdtempSync(join(tmpdir(), 'asaan-image-')), 'nginx.conf');
    const text = (gateway: string | null): string =>
      `${gateway === null ? '' : `  proxy_pass ${gateway}/;\n`}  listen 8080;\n`;
    const made = (recipe: string | null, gateway: string): string | number | null => {
      writeFileSync(file, text(recipe));
      const words = ['-c', command.replaceAll('/etc/nginx/nginx.conf', file)];
      const { status } = spawnSync('sh', words, { env: { PATH: process.env['PATH'], GATEWAY: gateway } });
      return status === 0 ? readFileSync(file, 'utf8') : status;
    };
    expect(made(RECIPE_GATEWAY, 'https://gateway.qarz.pk')).toBe(text('https://gateway.qarz.pk'));
    expect(made(RECIPE_GATEWAY, '')).toBeGreaterThan(0);
    expect(made(null, '')).toBe(text(null));
    rmSync(dirname(file), { recursive: true });
  });

  it('knows each stage that it builds on, and only instructions that there are', () => {
    const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
    expect(stages).toEqual(['sources', 'sandbox', 'built', 'site']);
    const used = lines.flatMap((line) => /--from=(\w+)|^FROM (\w+) /.exec(line)?.slice(1).filter(Boolean) ?? []);
    expect(used.filter((name) => !stages.includes(name ?? ''))).toEqual([]);
    for (const line of lines) expect(line).toMatch(/^(?:FROM|RUN|USER|WORKDIR|COPY|ENV|VOLUME|EXPOSE|CMD|ARG) /);
  });
});
