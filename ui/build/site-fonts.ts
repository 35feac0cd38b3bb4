import { urdu } from '../../core/text/languages.ts';
import { shopHeadings } from '../../core/text/shop-headings.ts';
import { type FontAsset, fontAsset, manropeFont, naskhFont, nastaliqFont, type SubsetLines } from './fonts.ts';

/** The fonts that pages fetch: Naskh every Urdu one, Nastaliq the shop, Manrope the public English ones. */
export interface SiteFonts {
  readonly naskh: FontAsset;
  readonly naskhBold: FontAsset;
  /** Nastaliq with the shop's own headings; the public pages hold theirs. */
  readonly nastaliq: FontAsset;
  readonly manrope: FontAsset;
}

/** Cuts them; what was cut before comes from the build's cache. */
export async function siteFonts(): Promise<SiteFonts> {
  const [naskh, naskhBold, nastaliq, manrope] = await Promise.all([
    naskhFont(400),
    naskhFont(700),
    nastaliqFont(shopHeadings(urdu), subsetHere),
    manropeFont(),
  ]);
  return {
    naskh: fontAsset('naskh', naskh),
    naskhBold: fontAsset('naskh-700', naskhBold),
    nastaliq: fontAsset('nastaliq', nastaliq),
    manrope: fontAsset('manrope', manrope),
  };
}

/** In this thread: what a build fetches must have its name before the bundler begins. */
const subsetHere: SubsetLines = async (font, lines) =>
  (await import('./font-subset.ts')).subsetToLines(Buffer.from(font), lines);

/** What the shop's program is told of the Urdu fonts: family, weight and address of each. */
export const urduFaces = ({
  naskh,
  naskhBold,
  nastaliq,
}: SiteFonts): readonly (readonly [family: string, weight: string, address: string])[] => [
  ['Urdu Naskh', '400', naskh.address],
  ['Urdu Naskh', '700', naskhBold.address],
  ['Urdu Nastaliq', '400', nastaliq.address],
];
