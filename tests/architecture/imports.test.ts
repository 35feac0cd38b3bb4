import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedImportsBehind, readSources, type Sources, trespasses, unseenImports } from './import-graph.ts';
import { adaptersInPages, fileCircles, folderCircles, importsOfStarts, upwardImports, withoutLayer } from './layers.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = readSources(root);

/** The project's sources with some files planted. */
const withPlanted = (...planted: readonly (readonly [file: string, text: string])[]): Sources =>
  new Map([...sources, ...planted]);

describe('R76 the dependency rule', () => {
  it('holds for every import of the project', () => {
    expect(sources.size).toBeGreaterThan(150);
    expect(trespasses(sources)).toEqual([]);
  });

  it.each([
    ["import { useState } from 'react';", 'no package'],
    ["import type { Root } from 'react-dom/client';", 'no package'],
    ["import { container } from 'tsyringe';", 'no package'],
    ["import { readFileSync } from 'node:fs';", 'no package'],
    ["export { createLender } from '#adapters/sandbox/lender.ts';", 'core alone'],
    ["import { createLender } from '#adapters/sandbox/lender.ts';", 'core alone'],
    ["export const later = () => import('valibot');", 'no package'],
    ["export type Sneaky = import('crypto-js').WordArray;", 'no package'],
    ['export const later = () => import(`valibot`);', 'no package'],
  ])('sees a planted %s in core', (planted, why) => {
    const found = trespasses(withPlanted(['core/order/planted.ts', planted]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('core/order/planted.ts');
    expect(found[0]).toContain(why);
  });

  it.each([
    ['adapters/browser/planted.ts', "import 'node:fs';", 'browsers'],
    ['adapters/gateway/planted.ts', "import AES from 'crypto-js/aes.js';", 'another place'],
    ['adapters/cli/planted.ts', "import { container } from 'tsyringe';", 'another place'],
    ['ui/parts/planted.tsx', "import * as v from 'valibot';", 'react and wouter'],
    ['ui/parts/planted.tsx', "import '../../tests/testing.ts';", 'tests'],
  ])('sees a trespass planted in %s', (file, planted, why) => {
    const found = trespasses(withPlanted([file, planted]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });
});

describe('imports that no rule could follow', () => {
  it('stand in the writer of the pages and the product page’s early script alone', () => {
    expect(unseenImports(sources)).toEqual([]);
  });

  it.each([
    ['export const later = (name: string) => import(name);', 'import() of what is put together'],
    ['export const later = (name: string) => import(`../${name}.ts`);', 'import() of what is put together'],
    ["export const all = import.meta.glob('../../adapters/memory/*.ts');", 'glob'],
    ["export const worker = new Worker(new URL('../x.ts', import.meta.url));", 'new URL(…, import.meta.url)'],
    ["import { createRequire } from 'node:module';", 'createRequire'],
    ["export const files = process.getBuiltinModule('fs');", 'getBuiltinModule'],
  ])('see a planted %s', (planted, way) => {
    const found = unseenImports(new Map([['ui/shop/pages/x.ts', planted]]));
    expect([...new Set(found)]).toEqual([`ui/shop/pages/x.ts: ${way} hides what is imported`]);
  });
});

describe('what vite.config.ts loads', () => {
  const CONFIG = 'vite.config.ts';
  const withConfig = (...planted: readonly (readonly [file: string, text: string])[]): Sources =>
    withPlanted([CONFIG, readFileSync(join(root, CONFIG), 'utf8')], ...planted);

  it('is imported by paths, types aside', () => {
    expect(namedImportsBehind(CONFIG, withConfig())).toEqual([]);
  });

  it('sees a name that is planted two files behind', () => {
    const planted = withConfig([
      'core/lib/hex.ts',
      "import type { A } from '#core/a.ts'; import { b } from '#core/b.ts'; export { c } from '#core/c.ts';",
    ]);
    expect(namedImportsBehind(CONFIG, planted)).toEqual([
      'core/lib/hex.ts imports #core/b.ts',
      'core/lib/hex.ts imports #core/c.ts',
    ]);
  });
});

describe('the layers of the core', () => {
  it('import downwards alone', () => {
    expect(upwardImports(sources)).toEqual([]);
  });

  it('hold every file', () => {
    expect(withoutLayer(sources)).toEqual([]);
    const planted: Sources = new Map([
      ['core/cellar/x.ts', ''],
      ['core/loose.ts', ''],
      ['core/order/x.ts', ''],
    ]);
    expect(withoutLayer(planted)).toEqual([
      'core/cellar/x.ts: core/cellar has no layer',
      'core/loose.ts: core/loose.ts has no layer',
    ]);
  });

  it.each([
    ['core/order/x.ts', '../screens/cart.ts', 'core/order/x.ts imports core/screens/cart.ts: order lies below screens'],
    ['core/lib/x.ts', '../text/format.ts', 'core/lib/x.ts imports core/text/format.ts: lib lies below text'],
    ['core/text/x.ts', '../loan/terms.ts', 'core/text/x.ts imports core/loan/terms.ts: text lies below loan'],
    ['core/refund/x.ts', '../ports/clock.ts', 'core/refund/x.ts imports core/ports/clock.ts: refund lies below ports'],
    ['core/ports/x.ts', '../errors/gateway-codes.ts', 'ports lies below errors'],
    ['core/screens/x.ts', '../index.ts', 'core/screens/x.ts imports core/index.ts: screens lies below index.ts'],
  ])('see a trespass planted in %s', (file, target, why) => {
    const found = upwardImports(withPlanted([file, `import type { Some } from '${target}';`]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });
});

describe('circles', () => {
  it('of files: there is none', () => {
    expect(fileCircles(sources)).toEqual([]);
  });

  it.each(['core', 'adapters', 'ui'] as const)('of folders: there is none in %s', (ring) => {
    expect(folderCircles(sources, ring)).toEqual([]);
  });

  it('planted ones are seen, of two files and of three folders', () => {
    const planted: Sources = new Map([
      ['core/order/a.ts', "import type { B } from './b.ts';"],
      ['core/order/b.ts', "export type { A } from './a.ts';"],
      ['ui/shop/one.ts', "import '../kit/two.ts';"],
      ['ui/kit/two.ts', "export const later = () => import('../site/tools/three.ts');"],
      ['ui/site/tools/three.ts', "import type { One } from '../../shop/other.ts';"],
      ['ui/shop/other.ts', ''],
      // A folder and the folder inside of it are one.
      ['core/text/all.ts', "import './ur/some.ts';"],
      ['core/text/ur/some.ts', "import '../kinds.ts';"],
      ['core/text/kinds.ts', ''],
      ['adapters/cli/commands/run.ts', "import '../../server/http/listen.ts';"],
      ['adapters/server/http/listen.ts', "import '../../cli/main.ts';"],
      ['adapters/cli/main.ts', ''],
    ]);
    expect(fileCircles(planted)).toEqual(['core/order/a.ts → core/order/b.ts']);
    expect(folderCircles(planted, 'core')).toEqual([]);
    expect(folderCircles(planted, 'adapters')).toEqual([
      'adapters/cli → adapters/server (adapters/cli/commands/run.ts imports adapters/server/http/listen.ts), ' +
        'adapters/server → adapters/cli (adapters/server/http/listen.ts imports adapters/cli/main.ts)',
    ]);
    expect(folderCircles(planted, 'ui')).toEqual([
      'ui/kit → ui/site (ui/kit/two.ts imports ui/site/tools/three.ts), ' +
        'ui/site → ui/shop (ui/site/tools/three.ts imports ui/shop/other.ts), ' +
        'ui/shop → ui/kit (ui/shop/one.ts imports ui/kit/two.ts)',
    ]);
  });
});

describe('start files and workshops', () => {
  it('are no part of a page', () => {
    expect(importsOfStarts(sources)).toEqual([]);
    const planted: Sources = new Map([
      ['ui/shop/pages/x.tsx', "export { thing } from '../boot/main.tsx'; import '../../sandbox/y.ts';"],
      ['ui/shop/boot/main.tsx', ''],
      ['ui/sandbox/y.ts', ''],
    ]);
    expect(importsOfStarts(planted)).toEqual([
      'ui/shop/pages/x.tsx imports ui/shop/boot/main.tsx: start files are imported by start files alone',
      'ui/shop/pages/x.tsx imports ui/sandbox/y.ts: no part of a page',
    ]);
  });
});

describe('adapters in pages', () => {
  it('are imported by the start files alone', () => {
    expect(adaptersInPages(sources)).toEqual([]);
  });

  it('a component and a start file that import one are told apart', () => {
    const adapter = ['adapters/memory/planted.ts', ''] as const;
    const plant = (file: string): readonly string[] =>
      adaptersInPages(new Map([adapter, [file, "import type { Some } from '#adapters/memory/planted.ts';"]]));
    const why = 'pages know adapters in their start file alone';
    expect(plant('ui/shop/pages/cart.tsx')).toEqual([
      `ui/shop/pages/cart.tsx imports adapters/memory/planted.ts: ${why}`,
    ]);
    expect(plant('ui/kit/binding/text.tsx')).toHaveLength(1);
    for (const start of ['ui/shop/boot/main.tsx', 'ui/shop/boot/preload.ts', 'ui/site/boot/islands-main.tsx']) {
      expect(plant(start)).toEqual([]);
    }
  });
});
