import type { OpeningHours } from './company.ts';
import type { Language } from './language.ts';

/** The parts of a day in Urdu, each with the hour in which it begins. */
const PARTS = [
  [20, 'رات'],
  [16, 'شام'],
  [12, 'دوپہر'],
  [4, 'صبح'],
  [0, 'رات'],
] as const;

/** Opening hours as the texts of a language say them: `9:00`, or `صبح 9:00 بجے` (R5). */
export function hoursIn(language: Language, { opens, closes }: OpeningHours): OpeningHours {
  const said = SAID[language];
  return { opens: said(opens), closes: said(closes) };
}

const SAID: Readonly<Record<Language, (time: string) => string>> = { en: (time) => time.replace(/^0/, ''), ur: inUrdu };

function inUrdu(time: string): string {
  const hour = Number(time.slice(0, 2));
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${((hour + 11) % 12) + 1}${time.slice(2)} بجے`;
}
