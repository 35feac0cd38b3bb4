import { type CountText, readCount } from '../lib/count-text.ts';
import { type Decimal, exceeds, parseDecimal } from '../lib/decimal.ts';
import { toAsciiDigits, truncate, withoutInvisible } from '../lib/typed-text.ts';
import { type LoanFigures, type LoanTerms, loanFigures } from './loan-figures.ts';
import { LOAN_MAX_CHARACTERS, PENALTY_CAP, RATE_CAP } from './terms.ts';

/** The calculator's fields in the order in which gaps are reported (R26, Q16). */
export const LOAN_FIELDS = ['loanAmount', 'loanDay', 'rate', 'penaltyRate', 'overdueDays'] as const;
/** One of the five fields of the site’s calculator (R26). */
export type LoanField = (typeof LOAN_FIELDS)[number];

/** Whether a field is one of those that say what a delay costs; null for no field. */
export const isOfDelay = (field: LoanField | null): boolean => field === 'penaltyRate' || field === 'overdueDays';

/** The texts of the calculator’s fields: rupees, days, and rates in percent a day. */
export type LoanInput = Readonly<Record<LoanField, string>>;

/** Whether the fields tell of a delay. */
export const isDelayed = ({ overdueDays }: Pick<LoanInput, 'overdueDays'>): boolean => Number(overdueDays) > 0;

/** The highest value of a field, where it has one (R29). */
export const LOAN_CAPS: Readonly<Partial<Record<LoanField, string>>> = { rate: RATE_CAP, penaltyRate: PENALTY_CAP };

/** What a field holds of a text, and what it says beside itself of the rest. */
export interface FittedLoanField extends CountText {
  /** True where the value was above the field's cap, which stands there instead (Q17). */
  readonly isCapped: boolean;
}

/** What a field holds after `text` was typed or pasted into it: filtered, truncated to its length, capped (R28, R29, Q17). */
export function fitLoanField(field: LoanField, text: string): FittedLoanField {
  const cap = LOAN_CAPS[field];
  const most = LOAN_MAX_CHARACTERS[field];
  if (cap === undefined) return { ...readCount(text, most, field === 'overdueDays'), isCapped: false };
  const { number, hasLead, behind } = readRate(text);
  const isMisread = hasLead || /[^%٪]|../.test(behind);
  // Of `1e-1` no number is kept: its beginning is ten times as much (Q17).
  const kept = truncate(/^e/i.test(behind) ? '' : number, most);
  const isCapped = isAboveItsCap(field, kept.text);
  const isTruncated = kept.isTruncated || isMisread;
  return { text: isCapped ? cap : kept.text, entered: text, isTruncated, isMisread, isCapped };
}

/** A rate's digits with their one decimal point, leading zeros collapsed, and what is none of it. */
function readRate(text: string) {
  const visible = withoutInvisible(toAsciiDigits(text)).replace(/[٫،,]/g, '.').replace(/\s/g, '');
  const entered = visible.replace(/[^\d.]*/, '');
  const behind = entered.replace(/\d*\.?\d*/, '');
  const number = entered.slice(0, entered.length - behind.length);
  return { number: number.replace(/^0+(?=\d)/, ''), hasLead: entered !== visible, behind };
}

/** What a field's text counts as: its number, a rate above its cap as the cap (R29); null where it holds no number. */
export function countedTerm(field: LoanField, text: string): Decimal | null {
  return parseDecimal(isAboveItsCap(field, text) ? (LOAN_CAPS[field] ?? text) : text);
}

function isAboveItsCap(field: LoanField, text: string): boolean {
  const value = parseDecimal(text);
  const most = parseDecimal(LOAN_CAPS[field] ?? '');
  return value !== null && most !== null && exceeds(value, most);
}

/** Where the slider of a field stands: at its least where the field holds no number above zero (R30). */
export function sliderPosition(text: string, least: number): number {
  return Number(text) || least;
}

/** Why there is no result: the first field, in order, that holds no number (Q16). */
export interface LoanGap {
  readonly field: LoanField;
}

/** The figures, with the rates that were above their cap and are counted as the cap; or the first gap. */
export type LoanResult =
  | { readonly kind: 'figures'; readonly figures: LoanFigures; readonly capped: readonly LoanField[] }
  | { readonly kind: 'gap'; readonly gap: LoanGap };

/** Fields in which zero is no number (Q16). */
const ABOVE_ZERO: ReadonlySet<LoanField> = new Set(['loanAmount', 'loanDay']);

/**
 * What a loan costs, in paisa, from unsigned decimals as text: rupees, days, percent a day (R26–R31).
 *
 * The first field that holds no number is the gap; zero counts for rates and overdue days, not for amount and days; an empty
 * penalty counts as zero while nothing is overdue (Q16). A rate above 0.75 counts as 0.75 and a penalty above 2.3 as 2.3
 * (`LOAN_CAPS`, R29), and `capped` names it (Q17). Amount and days have no cap: `isOutsideTerms` says whether such a loan is on
 * offer (Q18). How many characters a field holds is a rule of `fitLoanField`.
 */
export function calculateLoan(input: LoanInput): LoanResult {
  const terms: Partial<Record<LoanField, Decimal>> = {};
  const capped: LoanField[] = [];
  for (const field of LOAN_FIELDS) {
    const text = field === 'penaltyRate' && !isDelayed(input) && input[field] === '' ? '0' : input[field];
    const value = countedTerm(field, text);
    if (value === null || (value.units === 0n && ABOVE_ZERO.has(field))) return { kind: 'gap', gap: { field } };
    if (isAboveItsCap(field, text)) capped.push(field);
    terms[field] = value;
  }
  return { kind: 'figures', figures: loanFigures(terms as LoanTerms), capped };
}
