import { PAISA_PER_RUPEE, type Paisa } from '../lib/money.ts';
import { inKarachi } from '../lib/time.ts';
import type { Language } from './language.ts';

/** A number with thousands separators, the same on every device (Q66). */
function formatNumber(value: number | bigint): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `Rs. 50,000`, in Urdu `50,000 روپے`, with paisa only where there are any (Q66). The space does not break. */
export const formatRupees = (amount: Paisa, language: Language): string => RUPEES[language](formatAmount(amount), '');

/** What is taken off: `−Rs. 500`, in Urdu `−500 روپے`, the sign kept before its number; nothing has none. */
export const formatMinus = (amount: Paisa, language: Language): string =>
  RUPEES[language](formatAmount(amount), amount === 0 ? '' : '−');

/** An amount with its currency, as each language writes it. */
const RUPEES: Readonly<Record<Language, (amount: string, sign: '' | '−') => string>> = {
  en: (amount, sign) => `${sign}Rs.\u00A0${amount}`,
  ur: (amount, sign) => `${sign === '' ? amount : isolated(sign + amount)}\u00A0روپے`,
};

/** The amount alone: `50,000` or `57.75`. */
export function formatAmount(amount: Paisa): string {
  const paisa = amount % PAISA_PER_RUPEE;
  const rupees = formatNumber((amount - paisa) / PAISA_PER_RUPEE);
  return paisa === 0 ? rupees : `${rupees}.${String(paisa).padStart(2, '0')}`;
}

/** A seller's text whose numbers stand beside their units: no line ends between a digit and the word after it. */
export const unbroken = (text: string): string =>
  text.replace(/(\d\u2069?) (?=\p{L})/gu, '$1\u00A0').replaceAll('ملی میٹر', 'ملی\u00A0میٹر');

/** An instant's parts on a 24-hour clock, without leading zeros but for the minutes (Q28). */
export interface WallTime {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** Farthest instant that a date can name, in ms since 1970. */
const LAST_INSTANT = 8.64e15;

/** What a clock in Karachi shows at an instant; null for no real one. */
export function wallTime(instant: number): WallTime | null {
  const clock = inKarachi(instant);
  if (Number.isNaN(clock.getTime())) return null;
  return {
    year: String(clock.getUTCFullYear()),
    month: String(clock.getUTCMonth() + 1),
    day: String(clock.getUTCDate()),
    hour: String(clock.getUTCHours()),
    minute: String(clock.getUTCMinutes()).padStart(2, '0'),
  };
}

/** What a clock in Greenwich shows at an instant, as a date that shows it in UTC. */
export const inGreenwich = (instant: number): Date => new Date(instant);

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads a time as a gateway sends it: ISO text or ms since 1970 (Q27). Text without a zone is Karachi's, not the
 * device's. Null for what names no instant.
 */
export function parseInstant(value: string | number): number | null {
  const instant = typeof value === 'number' ? value : /^\d{9,}$/.test(value) ? Number(value) : parseIso(value);
  return Number.isFinite(instant) && instant > 0 && instant <= LAST_INSTANT ? instant : null;
}

/** Browsers take 30 February for the 2nd of March: a day must be the one that was written. */
function parseIso(text: string): number {
  const [, day, minutes = '00:00', seconds = ':00', zone = '+05:00'] = ISO_TIME.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  const exists = Number.isFinite(midnight.getTime()) && midnight.toISOString().startsWith(`${day}T`);
  return exists ? Date.parse(`${day}T${minutes}${seconds}${zone}`) : Number.NaN;
}

/** Keeps a value's own direction inside a text of the other one: for messages, titles and attributes (U+2066 … U+2069). */
export function isolated(value: string): string {
  return `\u2066${value}\u2069`;
}

/** Numbers with their signs, and Latin words: what a right-to-left line would turn round. */
const LEFT_TO_RIGHT_RUN = /[+−-]?[A-Za-z0-9](?:[A-Za-z0-9 \u00A0.,:/@_%+–-]*[A-Za-z0-9%+])?/g;

/** The same text with every such run isolated; a run that is isolated already stays as it is. */
export function isolatedRuns(text: string): string {
  return text.replace(/\u2066[^\u2066\u2069]*\u2069|[^\u2066]+/g, (part) =>
    part.startsWith('\u2066') ? part : part.replace(LEFT_TO_RIGHT_RUN, isolated),
  );
}

/**
 * A Pakistani number in the groups in which it is read: `0300 1234567`, `051 111 883 883`, `051 6011632`, `+92 300 1234567`.
 * Anything else stays as it is.
 */
export function groupedPhone(number: string): string {
  for (const [form, groups] of FORMS) if (form.test(number)) return number.replace(form, groups);
  return number;
}

/** Mobile numbers, universal access numbers, and those of large cities. */
const FORMS: readonly (readonly [form: RegExp, groups: string])[] = [
  [/^(03\d{2})(\d{7})$/, '$1 $2'],
  [/^\+92(3\d{2})(\d{7})$/, '+92 $1 $2'],
  [/^(0\d{2})(111)(\d{3})(\d{3})$/, '$1 $2 $3 $4'],
  [/^(0[2-9]\d)(\d{7,8})$/, '$1 $2'],
];
