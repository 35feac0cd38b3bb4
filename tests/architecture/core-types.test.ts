import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { TSC } from '#adapters/server/project.ts';

const root = join(import.meta.dirname, '..', '..');
mkdirSync(join(root, 'build'), { recursive: true });
const folder = mkdtempSync(join(root, 'build', 'core-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('R76 core compiles without a DOM, Node or framework: each of their names is an error there', () => {
  const names = ['document', 'window', 'fetch', 'localStorage', 'setTimeout', 'console', 'process', 'crypto', 'URL'];
  const planted = join(folder, 'planted.ts');
  writeFileSync(planted, names.map((name) => `export const _${name} = ${name};`).join('\n'));
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'core', 'tsconfig.json'), 'utf8'));
  const { lib, types } = compilerOptions;
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '#tsconfig.json',
      compilerOptions: {
        composite: false,
        noEmit: true,
        rootDir: '.',
        rewriteRelativeImportExtensions: false,
        lib,
        types,
      },
      files: ['planted.ts'],
    }),
  );
  const { stdout } = spawnSync(TSC, ['-p', folder], { encoding: 'utf8' });
  for (const name of names) expect(stdout).toMatch(new RegExp(`TS2\\d+: Cannot find name '${name}'`));
});
