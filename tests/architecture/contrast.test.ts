import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '../support/contrast.ts';
import { ROOT } from '../support/test-server.ts';

const tokens = readFileSync(join(ROOT, 'ui', 'kit', 'styles', 'tokens.css'), 'utf8');
const SURFACES = ['page', 'sunken', 'brand-tint', 'late', 'scam'].map((name) => `--surface-${name}`);

describe.each(['light', 'dark'] as const)('contrast (%s)', (scheme) => {
  const dark = tokens.slice(tokens.indexOf('prefers-color-scheme: dark'));
  const colorOf = (name: string): string => {
    const written = (sheet: string): string | undefined =>
      new RegExp(`${name}: (#\\w+|var\\([\\w-]+\\));`).exec(sheet)?.[1];
    const value = (scheme === 'light' ? undefined : written(dark)) ?? written(tokens) ?? '';
    const other = /^var\((.*)\)$/.exec(value)?.[1];
    return other === undefined ? value : colorOf(other);
  };

  it.each([
    ...['good', 'bad', 'late', 'scam'].map((name) => [`--text-${name}`, `--surface-${name}`, 4.5] as const),
    ...SURFACES.map((surface) => ['--text', surface, 4.5] as const),
    ...['--surface-page', '--surface', '--surface-sunken', '--surface-brand-tint'].flatMap((surface) => [
      ['--text-brand', surface, 4.5] as const,
      ['--line-selected', surface, 3] as const,
    ]),
    ['--text-bad', '--surface', 4.5],
    ['--text-bad', '--surface-page', 4.5],
    ['--line-strong', '--surface', 3],
    ['--line-strong', '--surface-page', 3],
    ['--line-late', '--surface-late', 3],
    ['--line-late', '--surface', 3],
    ['--line-scam', '--surface-scam', 3],
    ['--text-on-brand', '--surface-brand', 4.5],
  ] as const)('%s on %s is at least %s:1', (ink, surface, least) => {
    expect(contrast(channelsOf(colorOf(ink)), channelsOf(colorOf(surface)))).toBeGreaterThanOrEqual(least);
  });
});

/** What a stylesheet says of a colour, as its channels. */
function channelsOf(color: string): Rgb {
  let found: Rgb = [];
  transform({
    filename: 'color',
    code: new TextEncoder().encode(`a { color: ${color} }`),
    visitor: {
      Color(value) {
        if (typeof value === 'object' && value.type === 'rgb') found = [value.r, value.g, value.b];
      },
    },
  });
  expect(found, color).toHaveLength(3);
  return found;
}
