import { sectionHeadings, shopHeadings } from '../../core/text/headings.ts';
import { urdu } from '../../core/text/languages.ts';
import { type FontAsset, fontAsset, manropeFont, naskhFont, nastaliqFont, type SubsetLines } from './fonts.ts';

/** The fonts that pages fetch: Naskh every Urdu one, Nastaliq the shop and the public ones, Manrope the English ones. */
export interface SiteFonts {
  readonly naskh: FontAsset;
  readonly naskhBold: FontAsset;
  /** Nastaliq with the shop's headings. */
  readonly nastaliq: FontAsset;
  /** Nastaliq with the headings of the public pages' sections; titles and verdicts come inside of their pages. */
  readonly sections: FontAsset;
  readonly manrope: FontAsset;
}

/** Cuts them; what was cut before comes from the build's cache. */
export async function siteFonts(): Promise<SiteFonts> {
  const [naskh, naskhBold, nastaliq, sections, manrope] = await Promise.all([
    naskhFont(400),
    naskhFont(700),
    nastaliqFont(shopHeadings(urdu), subsetHere),
    nastaliqFont(sectionHeadings(urdu), subsetHere),
    manropeFont(),
  ]);
  return {
    naskh: fontAsset('naskh', naskh),
    naskhBold: fontAsset('naskh-700', naskhBold),
    nastaliq: fontAsset('nastaliq', nastaliq),
    sections: fontAsset('nastaliq-sections', sections),
    manrope: fontAsset('manrope', manrope),
  };
}

/** In this thread: what a build fetches must have its name before the bundler begins. */
const subsetHere: SubsetLines = async (font, ...request) =>
  (await import('./font-subset.ts')).subsetToLines(Buffer.from(font), ...request);

/** A font as the shop's program is told of it. */
type Face = readonly [family: string, weight: string, address: string];

/** The shop's face of English headings. */
export const englishFaces = ({ manrope }: SiteFonts): readonly Face[] => [['Manrope', '700', manrope.address]];

/** The shop's Urdu faces. */
export const urduFaces = ({ naskh, naskhBold, nastaliq }: SiteFonts): readonly Face[] => [
  ['Urdu Naskh', '400', naskh.address],
  ['Urdu Naskh', '700', naskhBold.address],
  ['Urdu Nastaliq', '400', nastaliq.address],
];
