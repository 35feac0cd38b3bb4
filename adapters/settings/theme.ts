import { hexOf } from '../../core/lib/ids.ts';
import { hasFields } from '../gateway/decoder.ts';

// By its path: vite.config.ts reads this file before anything is compiled.

/** The two colours of a brand. */
export type Theme = Readonly<Record<'ink' | 'accent', string>>;

/** The colours that tokens.css has, for what no stylesheet reaches. */
const TOKENS = {
  page: '#fbfaf6',
  brand: '#0b5a4b',
  accent: '#e9b44c',
  surface: '#ffffff',
  darkSurface: '#17211e',
  text: '#12241f',
  darkText: '#edf3f0',
} as const;

/** Colour of a page before its stylesheet. */
export const PAGE_COLOUR = TOKENS.page;

/** The brand's main colour; tokens.css has it where settings name none. */
export const inkOf = ({ theme }: { readonly theme?: Theme }): string => theme?.ink ?? TOKENS.brand;

/** The brand's second colour. */
export const accentOf = ({ theme }: { readonly theme?: Theme }): string => theme?.accent ?? TOKENS.accent;

/** Letters on the main colour. */
export const ON_INK = TOKENS.surface;

/** WCAG's contrast of text. */
const READABLE = 4.5;

/** Whether white letters are read on a colour, and on the lighter fields that stand on it. */
export const isUnderWhite = (ink: string): boolean =>
  contrast(mixed(ink, TOKENS.surface, FIELD_SHARE), TOKENS.surface) >= READABLE;

/** Share of white in --surface-on-brand, rounded up. */
const FIELD_SHARE = 0.15;

/** What of tokens.css follows from a brand's colours, by name: in light, and in dark surroundings. */
export function themeTokens({ ink, accent }: Theme): Record<'light' | 'dark', Readonly<Record<string, string>>> {
  const { page, surface, darkSurface, text, darkText } = TOKENS;
  const tint = mixed(ink, surface, 0.88);
  const darkTint = mixed(ink, darkSurface, 0.6);
  return {
    light: {
      '--surface-brand': ink,
      '--surface-brand-strong': mixed(ink, text, 0.35),
      '--surface-brand-tint': tint,
      '--text-brand': readable(ink, text, [page, tint]),
      '--text-on-brand-muted': readable(ink, surface, [ink], 0.8),
      '--accent': accent,
    },
    dark: {
      '--surface-brand': ink,
      '--surface-brand-strong': mixed(ink, darkSurface, 0.5),
      '--surface-brand-tint': darkTint,
      '--text-brand': readable(ink, darkText, [darkSurface, darkTint], 0.5),
    },
  };
}

/** Puts a brand's colours in the place of the ones that tokens.css has, while the bundler reads the stylesheets. */
export function themePlugin(theme: Theme) {
  const tokens = themeTokens(theme);
  return {
    postcssPlugin: 'asaan-theme',
    /** PostCSS hands each declaration on. */
    Declaration(each: { readonly prop: string; value: string; readonly parent?: unknown }) {
      const value = tokens[isInMedia(each) ? 'dark' : 'light'][each.prop];
      if (value !== undefined) each.value = value;
    },
  };
}

/** True below `@media`; tokens.css has none but for dark surroundings that names colours. */
function isInMedia(node: unknown): boolean {
  if (!hasFields(node)) return false;
  return (node['type'] === 'atrule' && node['name'] === 'media') || isInMedia(node['parent']);
}

/** Contrast of two colours by WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another one in it, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const to = channels(other);
  const parts = channels(colour).map((each, at) => Math.round(each + ((to[at] ?? 0) - each) * share));
  return `#${hexOf(parts)}`;
}

/** A colour with as little of another one in it as lets it be read on all of these, by WCAG's 4.5; `from` is the least share. */
function readable(colour: string, other: string, on: readonly string[], from = 0): string {
  for (let share = from; share < 1; share += 0.05) {
    const tried = mixed(colour, other, share);
    if (on.every((each) => contrast(tried, each) >= READABLE)) return tried;
  }
  return other;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((each) => {
    const part = each / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#0b5a4b`, each from 0 to 255. */
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
