import { hexOf } from '../../core/lib/hex.ts';

/** Contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another one in it, from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const to = channels(other);
  const parts = channels(colour).map((each, at) => Math.round(each + ((to[at] ?? 0) - each) * share));
  return `#${hexOf(parts)}`;
}

/** A colour with as little of another one in it as lets it be read on all of these, by WCAG's 4.5; `from` is the least share. */
export function readable(colour: string, other: string, on: readonly string[], from = 0): string {
  for (let share = from; share < 1; share += 0.05) {
    const tried = mixed(colour, other, share);
    if (on.every((each) => contrast(tried, each) >= READABLE)) return tried;
  }
  return other;
}

/** WCAG's contrast of text. */
const READABLE = 4.5;

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
