/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly number[];

/** How much two colours stand out from each other by WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The channels of a computed colour, `rgb(11, 90, 75)`. */
export const rgbOf = (computed: string): Rgb => (computed.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
