import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { bin } from '../tools/check.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-imports-'));
cpSync(join(PROJECT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints one file for each import, at its place in a project like ours; the imports that are refused. */
function refused(imports: readonly (readonly [file: string, from: string])[]): readonly (readonly string[])[] {
  for (const [at, [file, from]] of imports.entries()) {
    const path = join(folder, file.replace('x.ts', `x${at}.ts`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export const later = () => import('${from}');\nexport type { Some } from '${from}';\n`);
  }
  const { stdout } = spawnSync(bin('oxlint'), ['--format=json', '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
  };
  const files = diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map((each) => each.filename);
  // Twice each: as a type, and when it is called.
  return imports.filter(
    ([file], at) => files.filter((each) => each.endsWith(file.replace('x.ts', `x${at}.ts`))).length === 2,
  );
}

it('R76 the linter refuses what leads from the core to the world, from a layer to a higher one, from pages to adapters', () => {
  const against = [
    ['core/order/x.ts', 'react'],
    ['core/order/x.ts', 'node:fs'],
    ['core/order/x.ts', 'valibot'],
    ['core/order/x.ts', 'tsyringe'],
    ['core/order/x.ts', '#adapters/sandbox/lender.ts'],
    ['core/order/x.ts', '../../adapters/sandbox/lender.ts'],
    ['core/screens/x.ts', '../../ui/kit/index.ts'],
    ['core/lib/x.ts', '../text/format.ts'],
    ['core/text/ur/x.ts', '../../loan/terms.ts'],
    ['core/refund/x.ts', '../ports/device.ts'],
    ['core/routes/x.ts', '../ports/device.ts'],
    ['core/ports/x.ts', '../gateway/codes.ts'],
    ['core/gateway/x.ts', '../session/logins.ts'],
    ['core/session/x.ts', '../screens/cart.ts'],
    ['core/screens/x.ts', '../index.ts'],
    ['adapters/browser/x.ts', 'node:fs'],
    ['adapters/gateway/x.ts', 'crypto-js/aes.js'],
    ['adapters/cli/x.ts', 'tsyringe'],
    ['adapters/cli/x.ts', 'kysely'],
    ['adapters/server/x.ts', 'commander'],
    ['adapters/gateway/x.ts', 'hono'],
    ['adapters/gateway/wire/x.ts', '../../sandbox/lender.ts'],
    ['adapters/memory/x.ts', '../sandbox/lender.ts'],
    ['adapters/composition/x.ts', '#adapters/sandbox/lender.ts'],
    ['adapters/sandbox/x.ts', 'pg'],
    ['adapters/memory/x.ts', '../../ui/kit/index.ts'],
    ['ui/kit/parts/x.ts', 'valibot'],
    ['ui/shop/pages/x.ts', '#adapters/memory/memory-gateway.ts'],
    ['ui/shop/pages/x.ts', '../../../tests/testing.ts'],
    ['ui/shop/pages/x.ts', '../../sandbox/strip.tsx'],
    ['ui/site/tools/x.ts', '../boot/main.ts'],
    ['ui/shop/boot/x.ts', '#adapters/sandbox/lender.ts'],
  ] as const;
  expect(refused(against)).toEqual(against);
});

it('R76 it lets through what leads inwards', () => {
  const along = [
    ['core/screens/x.ts', '../session/drafts.ts'],
    ['core/text/ur/x.ts', '../../lib/money.ts'],
    ['adapters/cli/x.ts', 'node:fs'],
    ['adapters/cli/x.ts', 'commander'],
    ['adapters/cli/commands/x.ts', '../../sandbox/lender.ts'],
    ['adapters/server/x.ts', '../sandbox/lender.ts'],
    ['adapters/gateway/wire/x.ts', 'valibot'],
    ['adapters/browser/x.ts', '#core/ports/device.ts'],
    ['ui/shop/boot/x.ts', '#adapters/composition/browser-shop.ts'],
    ['ui/shop/pages/x.ts', '#core/lib/money.ts'],
  ] as const;
  expect(refused(along)).toEqual([]);
});

it('R76 the compiler gives the core no DOM, nothing of Node and no package', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(PROJECT, 'core', 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: Readonly<Record<string, unknown>>;
  };
  expect(compilerOptions).toMatchObject({ lib: ['ES2022'], types: [] });
});

it('every folder of the core has a layer', () => {
  const config = readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8');
  const folders = readdirSync(join(PROJECT, 'core'), { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(folders.filter(({ name }) => !config.includes(`"core/${name}/**"`))).toEqual([]);
});
