import type { ProductAttributes } from '#core/product/product.ts';
import { common as english } from '#core/text/en/common.ts';
import { isolated, isolatedRuns } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import { common as urdu } from '#core/text/ur/common.ts';
import type { CataloguePhone } from './phones.ts';

/** What the seller writes of a phone. */
interface SellerTexts {
  readonly description: string;
  /** Beside the price; `today` in rupees. */
  planNote(today: number): string;
  readonly attribute: ProductAttributes;
}

/** The seller's texts in the language that the app names with its common parameters; a phone with words of its own keeps them. */
export function sellerTexts(phone: CataloguePhone, language: Language): SellerTexts {
  const { says, attribute } = phone;
  if (says !== undefined) return { description: says.text, planNote: () => says.installmentPlan, attribute };
  return { en: inEnglish, ur: inUrdu }[language](phone);
}

const grouped = (rupees: number): string => rupees.toLocaleString('en-PK');

const inEnglish = ({ brandName, productName, attribute }: CataloguePhone): SellerTexts => ({
  description: `${brandName} ${productName}, sealed in its box with the maker's warranty. PTA approved.`,
  planNote: (today) => `From Rs. ${grouped(today)} today`,
  attribute,
});

const inUrdu = ({ brandName, productName, attribute }: CataloguePhone): SellerTexts => ({
  description: `سیل بند ڈبے میں ${isolated(`${brandName} ${productName}`)}، بنانے والی کمپنی کی وارنٹی کے ساتھ۔ ${isolated('PTA')} سے منظور شدہ۔`,
  planNote: (today) => `آج ${isolated(grouped(today))} روپے سے شروع`,
  attribute: sheetInUrdu(attribute),
});

/** Words of the makers' sheets, as an Urdu sheet has them. */
const SHEET_WORDS: readonly (readonly [english: RegExp, urdu: string])[] = [
  [/^Yes\b/, 'ہاں'],
  [/^No$/, 'نہیں'],
  [/\binches$/, 'انچ'],
  [/\bpixels$/, 'پکسل'],
  [/ g\b/g, ' گرام'],
  [/ mm$/, ' ملی میٹر'],
  [/wired charging$/, 'وائرڈ چارجنگ'],
  [/\(ultrawide\)/, '(الٹرا وائیڈ)'],
  [/\(macro\)/, '(میکرو)'],
  [/\(curved\),/, '(خم دار)،'],
  [/\(peak\)/, '(بلند ترین)'],
  [/\(uses shared SIM slot\)/, '(سم والے سلاٹ میں)'],
  [/, dual-band$/, '، ڈوئل بینڈ'],
  [/^LED flash$/, 'ایل ای ڈی فلیش'],
  [/^FM radio$/, 'ایف ایم ریڈیو'],
  [/^Hybrid Dual SIM\b/, 'ہائبرڈ دو سم'],
  [/^Dual SIM\b/, 'دو سم'],
  ...english.months.map((month, at) => [new RegExp(`\\b${month}\\b`), urdu.months[at] ?? month] as const),
];

/** A value of a sheet in Urdu; one that has none of these words stays as it is. */
function valueInUrdu(value: string): string {
  const said = SHEET_WORDS.reduce((text, [word, instead]) => text.replace(word, instead), value);
  return said === value ? value : isolatedRuns(said);
}

/** A sheet whose every value is in Urdu. */
const sheetInUrdu = (sheet: ProductAttributes): ProductAttributes =>
  JSON.parse(JSON.stringify(sheet), (_row, value: unknown) =>
    typeof value === 'string' ? valueInUrdu(value) : value,
  ) as ProductAttributes;
