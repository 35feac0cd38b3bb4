import type { Language } from './language.ts';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A link with its name. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Opening and closing time in Karachi, `09:00`, every day of the week (R5). */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

/** The two mobile-wallet services for repayment, by name (R2). */
export interface Wallets {
  readonly first: string;
  readonly second: string;
}

/** What a lender is called, how it is licensed and how it is reached: a deployment brings it, the pages show it (Q8). */
export interface Company {
  /** The brand. */
  readonly name: Bilingual;
  /** The full corporate name (R7). */
  readonly legalName: Bilingual;
  /** What it says of itself (R7): a claim, and so its own. */
  readonly mission?: Bilingual;
  readonly vision?: Bilingual;
  /** `date`: `2023-03-10` (R7). */
  readonly licence: { readonly number: string; readonly date: string };
  /** A number that the site's own check calls official (R24). */
  readonly hotline: string;
  readonly mailbox: string;
  /** Day of the last change of the three policies: `2026-11-20`. */
  readonly policiesDate?: string;
  readonly hours: OpeningHours;
  readonly social: readonly NamedLink[];
  /** Page of the app in its store (R14). */
  readonly store: string;
  /** The two mobile-wallet services for repayment (R2). */
  readonly wallets: readonly [string, string];
  /** Page that takes complaints about lenders (Q25). */
  readonly regulator: string;
}

/** The names of two services, as texts take them. */
export const walletNames = ([first, second]: Company['wallets']): Wallets => ({ first, second });

/** A number of Pakistan as the rest of the world dials it: +92 in the place of the leading 0. */
export function internationalNumber(national: string): string {
  return `+92${national.slice(1)}`;
}

/** The address that opens a chat with a number, digits with the country code, in WhatsApp. */
export const chatAddress = (number: string): string => `https://wa.me/${number}`;

/** The parts of a day as ISO writes it; the month from 0. */
export function dayParts(iso: string): { readonly day: string; readonly month: number; readonly year: string } {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { day: String(Number(day)), month: Number(month) - 1, year };
}

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
