import { isolated } from '../format.ts';

/** Colours that sellers name in English. */
const COLORS = new Map(
  Object.entries({
    black: 'سیاہ',
    white: 'سفید',
    gray: 'سرمئی',
    grey: 'سرمئی',
    silver: 'چاندی جیسا',
    gold: 'سنہری',
    golden: 'سنہری',
    bronze: 'کانسی جیسا',
    brown: 'بھورا',
    red: 'سرخ',
    pink: 'گلابی',
    orange: 'نارنجی',
    yellow: 'پیلا',
    green: 'سبز',
    blue: 'نیلا',
    purple: 'جامنی',
    violet: 'بنفشی',
  }),
);

/** What stands before a colour and says how strong it is. */
const SHADES = new Map([
  ['light', 'ہلکا'],
  ['dark', 'گہرا'],
]);

/** A colour as it is said in Urdu, with the seller's own name where that says more; a name without a colour stays as it is. */
export function colorInUrdu(name: string): string {
  const words = name.trim().toLowerCase().split(/\s+/);
  const color = COLORS.get(words.at(-1) ?? '');
  if (color === undefined) return name;
  if (words.length === 1) return color;
  const shade = words.length === 2 ? SHADES.get(words[0] ?? '') : undefined;
  return shade === undefined ? `${color} (${isolated(name)})` : `${shade} ${color}`;
}

const UNITS: Readonly<Record<string, string>> = { hour: 'گھنٹے', day: 'دن', week: 'ہفتے' };

/** `2-4 days` in Urdu; a text of another form stays as it is. */
export function durationInUrdu(text: string): string {
  const [, from, to, isWorking, unit = ''] =
    /^\s*(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?\s+(working\s+|business\s+)?(hour|day|week)s?\s*$/i.exec(text) ?? [];
  const name = UNITS[unit.toLowerCase()];
  if (from === undefined || name === undefined) return text;
  return `${to === undefined ? from : `${from} سے ${to}`} ${isWorking === undefined ? '' : 'کاروباری '}${name}`;
}
