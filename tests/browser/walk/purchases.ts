import { type Money, type Periods, type Price, priceOf } from './tariff.ts';

/** The shelf, written a second time: id, colours and their codes, versions with their prices in rupees, the list price. */
const SHELF = {
  a06: { id: 'samsung-galaxy-a06', versions: [['128gb-4gb', 33_000]], list: 34_500 },
  a16: {
    id: 'samsung-galaxy-a16',
    versions: [
      ['128gb-6gb', 55_999],
      ['256gb-8gb', 64_999],
    ],
    list: 59_999,
  },
  a5: { id: 'xiaomi-redmi-a5', versions: [['128gb-4gb', 28_000]], list: null },
  redmi14c: {
    id: 'xiaomi-redmi-14c',
    versions: [
      ['128gb-4gb', 26_999],
      ['128gb-6gb', 29_999],
    ],
    list: 31_499,
  },
  a5x: { id: 'oppo-a5x', versions: [['128gb-4gb', 38_000]], list: 39_999 },
  hot50: { id: 'infinix-hot-50-pro-plus', versions: [['256gb-8gb', 52_999]], list: 56_999 },
  spark30: { id: 'tecno-spark-30-pro', versions: [['256gb-8gb', 41_999]], list: 44_999 },
  v40e: { id: 'vivo-v40e-5g', versions: [['256gb-8gb', 99_999]], list: 104_999 },
} as const satisfies Record<
  string,
  { id: string; versions: readonly (readonly [code: string, rupees: number])[]; list: number | null }
>;

/** How a purchase ends. */
export type Ending =
  | 'received'
  | 'delivered'
  | 'refunded'
  | 'refunded at 3'
  | 'cancelled by the seller'
  | 'brought back'
  | 'overdue'
  | 'locked'
  | 'two locked'
  | 'unlocked'
  | 'paid back'
  | 'reviewed';

/** One purchase of one person. */
export interface Purchase {
  readonly name: string;
  readonly language: 'en' | 'ur';
  readonly phone: keyof typeof SHELF;
  /** As the shop's English page names it. */
  readonly color: string;
  /** Which version, from 0. */
  readonly version: number;
  readonly delivery: 'express' | 'pickUp';
  readonly payment: 'full' | Periods;
  readonly ending: Ending;
}

/** The id of the phone. */
export const phoneId = ({ phone }: Purchase): string => SHELF[phone].id;

/** The code of the variant that is bought. */
export function skuOf({ phone, color, version }: Purchase): string {
  const [code = ''] = SHELF[phone].versions[version] ?? [];
  return `${SHELF[phone].id}--${color.toLowerCase().replaceAll(' ', '-')}--${code}`;
}

/** What the variant costs; `asked` where the seller asks something else by now, rupees. */
export function costOf({ phone, version }: Purchase, asked?: number): Price {
  const [, price = 0] = SHELF[phone].versions[version] ?? [];
  const { list } = SHELF[phone];
  const { discount, ...cost } = priceOf(price, list, version === 0);
  if (asked === undefined) return { ...cost, discount };
  const now: Money = BigInt(asked) * 100n;
  return { ...cost, price: now, discount, toPay: now - discount };
}

type Row = readonly [
  name: string,
  language: Purchase['language'],
  phone: Purchase['phone'],
  color: string,
  version: number,
  delivery: Purchase['delivery'],
  payment: Purchase['payment'],
  ending: Ending,
];

const rows = (...list: readonly Row[]): readonly Purchase[] =>
  list.map(([name, language, phone, color, version, delivery, payment, ending]) => ({
    name,
    language,
    phone,
    color,
    version,
    delivery,
    payment,
    ending,
  }));

/** Purchases that come to an order, and how it ends. */
export const PURCHASES: readonly Purchase[] = rows(
  ['Ayesha, three instalments', 'en', 'a16', 'Light Green', 0, 'express', 3, 'received'],
  ['Bilal, the larger version', 'ur', 'a16', 'Light Gray', 1, 'express', 2, 'received'],
  ['Chanda, one free month', 'ur', 'a06', 'Gold', 0, 'express', 1, 'delivered'],
  ['Danish, everything at once', 'en', 'redmi14c', 'Sage Green', 1, 'express', 'full', 'received'],
  ['Erum, fetched at the shop', 'ur', 'redmi14c', 'Starry Blue', 0, 'pickUp', 'full', 'delivered'],
  ['Faraz, fetched, in instalments', 'en', 'a06', 'Black', 0, 'pickUp', 3, 'delivered'],
  ['Ghazala, gives it back at 2', 'ur', 'a16', 'Black', 0, 'express', 3, 'refunded'],
  ['Hamid, gives it back at 3', 'en', 'hot50', 'Sleek Black', 0, 'express', 2, 'refunded at 3'],
  ['Iram, gives back what was paid whole', 'en', 'a5x', 'Laser White', 0, 'express', 'full', 'refunded'],
  ['Junaid, refunded at 3 of the whole', 'ur', 'a06', 'Light Blue', 0, 'pickUp', 'full', 'refunded at 3'],
  ['Kiran, cancelled by the seller', 'en', 'a16', 'Black', 0, 'express', 2, 'cancelled by the seller'],
  ['Latif, the same of the whole', 'ur', 'hot50', 'Titanium Grey', 0, 'express', 'full', 'cancelled by the seller'],
  ['Maryam, brought back by the courier', 'ur', 'a16', 'Light Green', 0, 'express', 3, 'brought back'],
  ['Nadeem, brought back, paid whole', 'en', 'redmi14c', 'Midnight Black', 0, 'express', 'full', 'brought back'],
  ['Omar, two days late', 'en', 'a16', 'Black', 0, 'express', 3, 'overdue'],
  ['Parveen, locked', 'ur', 'a06', 'Black', 0, 'express', 2, 'locked'],
  ['Qasim, locked for two', 'en', 'hot50', 'Sleek Black', 0, 'express', 3, 'two locked'],
  ['Rabia, unlocked again', 'ur', 'a16', 'Light Gray', 1, 'express', 3, 'unlocked'],
  ['Saad, all paid back', 'en', 'redmi14c', 'Dreamy Purple', 1, 'express', 2, 'paid back'],
  ['Tahira, looked at by the lender', 'ur', 'a5x', 'Midnight Blue', 0, 'express', 1, 'reviewed'],
);
