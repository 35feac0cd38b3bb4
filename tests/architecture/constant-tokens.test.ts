import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSite } from '../support/built.ts';

const page = async (name: string): Promise<string> =>
  readFileSync(join(await builtSite('production'), `${name}.html`), 'utf8');

describe('the sheet inside a page', () => {
  it.each(['home', 'notify/urdo', 'product', 'shop'])('defines every variable that it names (%s)', async (name) => {
    const sheet = (await page(name)).match(/<style>.*?<\/style>/s)?.[0] ?? '';
    const [named, defined] = [/var\((--[\w-]+)\)/g, /(--[\w-]+):/g].map(
      (form) => new Set(Array.from(sheet.matchAll(form), ([, variable]) => variable)),
    );
    expect([...(named ?? [])].filter((variable) => defined?.has(variable) !== true)).toEqual([]);
  });

  it('holds the value of a token that has one everywhere, and as variables those that differ by language, screen or brand', async () => {
    const sheet = await page('home');
    for (const constant of ['--space-4', '--radius', '--text-small', '--tap'])
      for (const way of [`${constant}:`, `var(${constant})`]) expect(sheet).not.toContain(way);
    expect(sheet).toContain('max-inline-size:66rem');
    for (const varied of ['--leading', '--surface', '--accent', '--speed']) expect(sheet).toContain(`${varied}:`);
  });

  it.each([
    ['notify/urdo', 'ltr'],
    ['notify', 'rtl'],
  ])(
    'leaves out what holds on the other side of a page, and keeps what a field says of itself (%s)',
    async (name, other) => {
      const sheet = (await page(name)).match(/<style>.*?<\/style>/s)?.[0] ?? '';
      expect(sheet).toContain(':where([dir=ltr],');
      expect(sheet).not.toContain(`:where([dir=${other}]) `);
    },
  );

  it.each(['notify', 'calculator', 'notify/urdo'])(
    'keeps the colours in which a result is drawn (%s)',
    async (name) => {
      const sheet = await page(name);
      const drawn = ['good', 'bad'].flatMap((tone) => [`--surface-${tone}:`, `--text-${tone}:`]);
      for (const colour of [
        '--surface:',
        '--text:',
        '--surface-page:',
        '--surface-brand:',
        '--text-on-brand:',
        ...drawn,
      ])
        if (name !== 'calculator' || !drawn.includes(colour)) expect(sheet).toContain(colour);
    },
  );
});
