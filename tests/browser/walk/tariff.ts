/* What a purchase costs, reckoned a second time, exactly, in paisa, from the table in adapters/sandbox/README.md. */

/** Paisa. */
export type Money = bigint;

const RUPEE = 100n;
const rupees = (amount: number): Money => BigInt(amount) * RUPEE;

/** `numerator / denominator`, up to the next whole one. */
const up = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** No loan is larger. */
const HIGHEST_LOAN = rupees(50_000);

/** The plans: hundredths of a percent a day, and whether the markup is let off. */
const PLANS = {
  1: { id: '7300000000000000030', rate: 20n, isFree: true },
  2: { id: '7300000000000000060', rate: 20n, isFree: false },
  3: { id: '7300000000000000090', rate: 25n, isFree: false },
} as const;
/** How many instalments a plan has. */
export type Periods = keyof typeof PLANS;
/** Every plan. */
export const ALL_PERIODS: readonly Periods[] = [1, 2, 3];

/** What a version of a phone is sold for. */
export interface Price {
  readonly price: Money;
  readonly list: Money | null;
  readonly discount: Money;
  readonly toPay: Money;
}

/** A price in rupees; the discount is the first version's of a phone with a list price. */
export function priceOf(price: number, list: number | null, isFirst: boolean): Price {
  const discount = list !== null && isFirst ? rupees(500) : 0n;
  return { price: rupees(price), list: list === null ? null : rupees(list), discount, toPay: rupees(price) - discount };
}

/** One payment of a plan. */
export interface Part {
  readonly amount: Money;
  readonly markup: Money;
}

/** A price in instalments. */
export interface Plan {
  readonly id: string;
  readonly down: Money;
  readonly loan: Money;
  readonly markup: Money;
  readonly struckMarkup: Money;
  readonly rest: Money;
  readonly total: Money;
  readonly parts: readonly Part[];
}

/** Divides what is to pay. */
export function planOf({ toPay }: Price, periods: Periods): Plan {
  const { id, rate, isFree } = PLANS[periods];
  const fifth = up(toPay * 20n, 100n * RUPEE) * RUPEE;
  const down = toPay - fifth > HIGHEST_LOAN ? toPay - HIGHEST_LOAN : fifth;
  const loan = toPay - down;
  const full = ((loan * rate * BigInt(periods * 30)) / (10_000n * RUPEE)) * RUPEE;
  const markup = isFree ? 0n : full;
  const rest = loan + markup;
  const [amounts, markups] = [divided(rest, periods), divided(markup, periods)];
  const parts = amounts.map((amount, at) => ({ amount, markup: markups[at] ?? 0n }));
  return { id, down, loan, markup, struckMarkup: full, rest, total: toPay + markup, parts };
}

/** Equal parts in whole rupees, the first ones a rupee larger where it does not go even. */
function divided(amount: Money, periods: number): readonly Money[] {
  const [each, odd] = [amount / RUPEE / BigInt(periods), (amount / RUPEE) % BigInt(periods)];
  return Array.from({ length: periods }, (_, at) => (each + (BigInt(at) < odd ? 1n : 0n)) * RUPEE);
}

/** What so many days of lateness of one instalment cost: each 2 % of its share of the loan, both in whole rupees. */
export const lateCharge = (loan: Money, periods: number, days: number): Money =>
  (((loan / RUPEE / BigInt(periods)) * 2n) / 100n) * RUPEE * BigInt(days);

/** What a refund keeps. */
export function feesOf(isBnpl: boolean) {
  const [aml, processing, bureau] = [rupees(50), rupees(100), isBnpl ? rupees(35) : 0n];
  return { aml, processing, tasdeeq: bureau, dataCheck: bureau, total: aml + processing + 2n * bureau };
}

/** What a new shopper may owe. */
export const CREDIT = rupees(50_000);

/** How an amount is written. */
export function written(amount: Money, language: 'en' | 'ur'): string {
  const whole = String(amount / RUPEE).replace(/\B(?=(\d{3})+$)/g, ',');
  const paisa = amount % RUPEE;
  const figure = paisa === 0n ? whole : `${whole}.${String(paisa).padStart(2, '0')}`;
  return language === 'ur' ? `${figure} روپے` : `Rs. ${figure}`;
}

/** The amounts in a text, in the order in which they stand: `Rs. 1,234.50` or `1,234 روپے`. */
export function amountsIn(text: string): readonly Money[] {
  const plain = text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ');
  return [...plain.matchAll(/Rs\. ?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) ?روپے/g)].map(([, english, urdu]) => {
    const [whole = '', paisa = ''] = (english ?? urdu ?? '').replaceAll(',', '').split('.');
    return BigInt(whole) * RUPEE + BigInt(paisa.padEnd(2, '0'));
  });
}
