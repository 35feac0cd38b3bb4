import { hasFields } from '../gateway/decoder.ts';
import { contrast, mixed, readable } from './colours.ts';

/** The two colours of a brand. */
export interface Theme {
  readonly ink: string;
  readonly accent: string;
}

/** The colours that tokens.css has, for what no sheet reaches. */
const TOKENS = {
  page: '#fbfaf6',
  brand: '#0b5a4b',
  accent: '#e9b44c',
  surface: '#ffffff',
  darkSurface: '#17211e',
  text: '#12241f',
  darkText: '#edf3f0',
} as const;

/** Colour of a page before its sheet. */
export const PAGE_COLOUR = TOKENS.page;

/** The brand's main colour; tokens.css has it where settings name none. */
export const inkOf = ({ theme }: { readonly theme?: Theme }): string => theme?.ink ?? TOKENS.brand;

/** Letters on that colour. */
export const ON_INK = TOKENS.surface;

/** Whether white letters are read on a colour, and on the lighter fields that stand on it. */
export const isUnderWhite = (ink: string): boolean =>
  contrast(mixed(ink, TOKENS.surface, FIELD_SHARE), TOKENS.surface) >= 4.5;

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

/** The colours of a page without our sheets. */
export interface PlainColours {
  readonly ground: string;
  readonly text: string;
  readonly link: string;
}

/** Those colours of a brand, in light and in dark surroundings. */
export function plainColours(settings: { readonly theme?: Theme }): Record<'light' | 'dark', PlainColours> {
  const { light, dark } = themeTokens(settings.theme ?? { ink: TOKENS.brand, accent: TOKENS.accent });
  const link = '--text-brand';
  return {
    light: { ground: TOKENS.page, text: TOKENS.text, link: light[link] ?? TOKENS.text },
    dark: { ground: TOKENS.darkSurface, text: TOKENS.darkText, link: dark[link] ?? TOKENS.darkText },
  };
}

/** A declaration of a sheet, as PostCSS hands it on. */
interface SheetDeclaration {
  readonly prop: string;
  value: string;
  readonly parent?: unknown;
}

/** Puts a brand's colours in the place of the ones that tokens.css has, while the bundler reads the sheets. */
export function themePlugin(theme: Theme): {
  readonly postcssPlugin: string;
  Declaration(each: SheetDeclaration): void;
} {
  const tokens = themeTokens(theme);
  return {
    postcssPlugin: 'asaan-theme',
    Declaration(each) {
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
