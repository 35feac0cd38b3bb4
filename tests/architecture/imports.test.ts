import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, trespasses } from './import-graph.ts';

const root = join(import.meta.dirname, '..', '..');

describe('R76 the dependency rule', () => {
  const sources = readSources(root);

  it('holds for every import in the lender', () => {
    expect(sources.size).toBeGreaterThan(150);
    expect(trespasses(sources)).toEqual([]);
  });

  it.each([
    ["import { useState } from 'react';", 'no package'],
    ["import type { Root } from 'react-dom/client';", 'no package'],
    ["import { container } from 'tsyringe';", 'no package'],
    ["import { readFileSync } from 'node:fs';", 'no package'],
    ["export { createHouse } from '#adapters/sandbox/lender.ts';", 'core alone'],
    ["import { createHouse } from '#adapters/sandbox/lender.ts';", 'core alone'],
    ["export const later = () => import('valibot');", 'no package'],
    ["export type Sneaky = import('crypto-js').WordArray;", 'no package'],
  ])('sees a planted %s in core', (planted, why) => {
    const found = trespasses(new Map([...sources, ['core/order/planted.ts', planted]]));
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
    const found = trespasses(new Map([...sources, [file, planted]]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(why);
  });
});
