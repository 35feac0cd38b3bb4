import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built.ts';

describe('the production build', () => {
  it('has a rule for every class that its programs give', async () => {
    const folder = await builtSite('production');
    const textsOf = (at: string, ending: RegExp): string =>
      readdirSync(at)
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(join(at, file), 'utf8'))
        .join('\n');
    const assets = join(folder, 'assets');
    const given = textsOf(assets, /\.js$/).matchAll(/className: *["'`]([\w-]+)["'`]/g);
    const names = new Set(Array.from(given, ([, name = '']) => name));
    const rules = textsOf(assets, /\.css$/) + textsOf(folder, /\.html$/);
    const ruled = new Set(Array.from(rules.matchAll(/\.([a-z][\w-]*)(?=[\s.:[,{>+~)])/gi), ([, name]) => name));
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => !ruled.has(name))).toEqual([]);
  });
});
