import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { isUnderWhite, themePlugin, themeTokens } from '#adapters/settings/theme.ts';
import { contrast, type Rgb } from '../../support/contrast.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const contrastOf = (one: string, other: string): number => contrast(rgbOf(one), rgbOf(other));
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('the colours of a brand', () => {
  it('are read wherever letters stand, whatever the brand’s two are, in light and in dark surroundings', () => {
    fc.assert(
      fc.property(colour, colour, (ink, accent) => {
        fc.pre(isUnderWhite(ink));
        const { light, dark } = themeTokens({ ink, accent });
        const pairs = [
          [light['--text-brand'], light['--surface-brand-tint']],
          [light['--text-brand'], '#fbfaf6'],
          [light['--text-on-brand-muted'], ink],
          ['#ffffff', light['--surface-brand']],
          ['#ffffff', light['--surface-brand-strong']],
          ['#ffffff', dark['--surface-brand-strong']],
          [dark['--text-brand'], '#17211e'],
          [dark['--text-brand'], dark['--surface-brand-tint']],
        ] as const;
        for (const [text = '', on = ''] of pairs) {
          expect([text, on, contrastOf(text, on) >= 4.49]).toEqual([text, on, true]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['#0b5a4b', true],
    ['#000000', true],
    ['#767676', false],
    ['#e9b44c', false],
    ['#ffffff', false],
  ])('%s under white letters is fine: %s', (ink, isFine) => expect(isUnderWhite(ink)).toBe(isFine));

  it('take the place of those that tokens.css has, each in its own surroundings', () => {
    const theme = { ink: '#7a1f3d', accent: '#4cc3e9' };
    const { light, dark } = themeTokens(theme);
    const tokens = readFileSync(join(PROJECT, 'ui', 'kit', 'styles', 'tokens.css'), 'utf8');
    for (const name of [...Object.keys(light), ...Object.keys(dark)]) expect(tokens).toContain(`${name}: #`);
    const { Declaration } = themePlugin(theme);
    const root = { type: 'rule', parent: { type: 'atrule', name: 'layer' } };
    const inDark = { type: 'rule', parent: { type: 'atrule', name: 'media' } };
    const after = (prop: string, parent: object): string => {
      const declaration = { prop, value: 'as it was', parent };
      Declaration(declaration);
      return declaration.value;
    };
    expect(after('--text-brand', root)).toBe(light['--text-brand']);
    expect(after('--text-brand', inDark)).toBe(dark['--text-brand']);
    expect(after('--accent', inDark)).toBe('as it was');
    expect(after('--line', root)).toBe('as it was');
  });
});
