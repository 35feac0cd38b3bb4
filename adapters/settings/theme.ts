import { hasFields } from '../gateway/decoder.ts';
import { mixed } from './colours.ts';
import type { Settings } from './schema.ts';

/** The two colours of a brand. */
export interface Theme {
  readonly ink: string;
  readonly accent: string;
}

/** The colours that tokens.css has, for what no sheet reaches. */
const TOKENS = {
  page: '#f5f3ec',
  brand: '#0b5a4b',
  surface: '#ffffff',
  darkSurface: '#17211e',
  ink: '#12241f',
} as const;

/** Colour of a page before its sheet. */
export const PAGE_COLOUR = TOKENS.page;

/** The brand's main colour. */
export const inkOf = ({ theme }: Pick<Settings, 'theme'>): string => theme?.ink ?? TOKENS.brand;

/** What of tokens.css follows from a brand's colours, by name: in light, and in dark surroundings. */
export function themeTokens({ ink, accent }: Theme): Record<'light' | 'dark', Readonly<Record<string, string>>> {
  const darker = (colour: string, share: number): string => mixed(colour, TOKENS.ink, share);
  const lighter = (colour: string, share: number): string => mixed(colour, TOKENS.surface, share);
  return {
    light: {
      '--surface-brand': ink,
      '--surface-brand-strong': darker(ink, 0.35),
      '--surface-brand-tint': lighter(ink, 0.88),
      '--text-brand': ink,
      '--text-on-brand-muted': lighter(ink, 0.8),
      '--accent': accent,
      '--accent-deep': darker(accent, 0.3),
    },
    dark: {
      '--surface-brand': ink,
      '--surface-brand-strong': darker(ink, 0.55),
      '--surface-brand-tint': mixed(ink, TOKENS.darkSurface, 0.6),
      '--text-brand': lighter(ink, 0.6),
    },
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
