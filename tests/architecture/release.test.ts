import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/test-server.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { readonly version: string };

describe('a release', () => {
  it('has one version, which the changelog begins with', () => {
    expect(/^## (\d+\.\d+\.\d+)/m.exec(read('.github/CHANGELOG.md'))?.[1]).toBe(version);
    expect((JSON.parse(read('package-lock.json')) as { readonly version: string }).version).toBe(version);
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

  it.each([
    ['GATEWAY', 'http://127.0.0.1:8090'],
    ['COLLECTOR', 'http://127.0.0.1:8091'],
  ])(
    'puts the %s of its argument into the recipe, and builds no site that needs one and has none',
    (argument, usual) => {
      const commands = lines.flatMap((line) => /^RUN (.*nginx\.conf.*)$/.exec(line)?.[1] ?? []);
      const command = commands.find((each) => each.includes(`$${argument}|`)) ?? '';
      const file = join(mkdtempSync(join(tmpdir(), 'asaan-image-')), 'nginx.conf');
      const text = (upstream: string | null): string =>
        `${upstream === null ? '' : `  proxy_pass ${upstream}/;\n`}  listen 8080;\n`;
      const made = (recipe: string | null, value: string): string | number | null => {
        writeFileSync(file, text(recipe));
        const words = ['-c', command.replaceAll('/etc/nginx/nginx.conf', file)];
        const { status } = spawnSync('sh', words, { env: { PATH: process.env['PATH'], [argument]: value } });
        return status === 0 ? readFileSync(file, 'utf8') : status;
      };
      expect(commands).toHaveLength(2);
      expect(read('adapters/server/recipes/nginx.conf')).toContain(`proxy_pass ${usual}`);
      expect(made(usual, 'https://other.qarz.pk')).toBe(text('https://other.qarz.pk'));
      expect(made(usual, '')).toBeGreaterThan(0);
      expect(made(null, '')).toBe(text(null));
      rmSync(dirname(file), { recursive: true });
    },
  );

  it('serves by the complete recipe of the build', () => {
    expect(lines).toContain('COPY --from=built /asaan/build/deploy/nginx.conf /etc/nginx/nginx.conf');
  });
});
