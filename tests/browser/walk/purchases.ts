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
  | 'left unpaid'
  | 'reviewed'
  | 'not bought';

/** What goes wrong on the way. */
export type Trouble =
  | 'nothing'
  | 'no address'
  | 'repriced'
  | 'refused at Continue'
  | 'overdue elsewhere'
  | 'pending order'
  | 'sold out at BUY NOW'
  | 'sold out variant'
  | 'pre-sale'
  | 'orders under review'
  | 'policy'
  | 'application not finished'
  | 'credit lowered'
  | 'paid in another tab'
  | 'token expired'
  | 'foreign order'
  | `status ${1 | 7 | 9}`;

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
  readonly trouble: Trouble;
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
  trouble: Trouble,
  ending: Ending,
];

const rows = (...list: readonly Row[]): readonly Purchase[] =>
  list.map(([name, language, phone, color, version, delivery, payment, trouble, ending]) => ({
    name,
    language,
    phone,
    color,
    version,
    delivery,
    payment,
    trouble,
    ending,
  }));

/** Purchases that come to an order, and how it ends. */
export const TO_AN_END: readonly Purchase[] = rows(
  ['Ayesha, three instalments', 'en', 'a16', 'Light Green', 0, 'express', 3, 'nothing', 'received'],
  ['Bilal, the larger version', 'ur', 'a16', 'Light Gray', 1, 'express', 2, 'nothing', 'received'],
  ['Chanda, one free month', 'ur', 'a06', 'Gold', 0, 'express', 1, 'nothing', 'delivered'],
  ['Danish, everything at once', 'en', 'redmi14c', 'Sage Green', 1, 'express', 'full', 'nothing', 'received'],
  ['Erum, fetched at the shop', 'ur', 'redmi14c', 'Starry Blue', 0, 'pickUp', 'full', 'nothing', 'delivered'],
  ['Faraz, fetched, in instalments', 'en', 'a06', 'Black', 0, 'pickUp', 3, 'nothing', 'delivered'],
  ['Ghazala, gives it back at 2', 'ur', 'a16', 'Black', 0, 'express', 3, 'nothing', 'refunded'],
  ['Hamid, gives it back at 3', 'en', 'hot50', 'Sleek Black', 0, 'express', 2, 'nothing', 'refunded at 3'],
  ['Iram, gives back what was paid whole', 'en', 'a5x', 'Laser White', 0, 'express', 'full', 'nothing', 'refunded'],
  ['Junaid, refunded at 3 of the whole', 'ur', 'a06', 'Light Blue', 0, 'pickUp', 'full', 'nothing', 'refunded at 3'],
  ['Kiran, cancelled by the seller', 'en', 'a16', 'Black', 0, 'express', 2, 'nothing', 'cancelled by the seller'],
  [
    'Latif, the same of the whole',
    'ur',
    'hot50',
    'Titanium Grey',
    0,
    'express',
    'full',
    'nothing',
    'cancelled by the seller',
  ],
  ['Maryam, brought back by the courier', 'ur', 'a16', 'Light Green', 0, 'express', 3, 'nothing', 'brought back'],
  [
    'Nadeem, brought back, paid whole',
    'en',
    'redmi14c',
    'Midnight Black',
    0,
    'express',
    'full',
    'nothing',
    'brought back',
  ],
  ['Omar, two days late', 'en', 'a16', 'Black', 0, 'express', 3, 'nothing', 'overdue'],
  ['Parveen, locked', 'ur', 'a06', 'Black', 0, 'express', 2, 'nothing', 'locked'],
  ['Qasim, locked for two', 'en', 'hot50', 'Sleek Black', 0, 'express', 3, 'nothing', 'two locked'],
  ['Rabia, unlocked again', 'ur', 'a16', 'Light Gray', 1, 'express', 3, 'nothing', 'unlocked'],
  ['Saad, all paid back', 'en', 'redmi14c', 'Dreamy Purple', 1, 'express', 2, 'nothing', 'paid back'],
  ['Tahira, looked at by the lender', 'ur', 'a5x', 'Midnight Blue', 0, 'express', 1, 'nothing', 'reviewed'],
);

/** Purchases on which something goes wrong before there is an order in hand. */
export const IN_TROUBLE: readonly Purchase[] = rows(
  ['Umair, without an address', 'en', 'a16', 'Black', 0, 'express', 2, 'no address', 'left unpaid'],
  ['Uzma, somebody else’s order', 'ur', 'a06', 'Gold', 0, 'express', 'full', 'foreign order', 'not bought'],
  ['Wajid, dearer meanwhile', 'en', 'a16', 'Light Green', 0, 'express', 3, 'repriced', 'delivered'],
  ['Yasmin, cheaper meanwhile', 'ur', 'redmi14c', 'Starry Blue', 1, 'express', 'full', 'repriced', 'refunded'],
  ['Zain, refused at Continue', 'en', 'a16', 'Black', 0, 'express', 3, 'refused at Continue', 'delivered'],
  ['Amna, refused, in Urdu', 'ur', 'hot50', 'Titanium Grey', 0, 'pickUp', 2, 'refused at Continue', 'left unpaid'],
  ['Babar, overdue elsewhere', 'en', 'a06', 'Black', 0, 'express', 'full', 'overdue elsewhere', 'not bought'],
  ['Dua, an order that waits', 'ur', 'a5x', 'Laser White', 0, 'express', 1, 'pending order', 'cancelled by the seller'],
  ['Ehsan, the last one went', 'en', 'spark30', 'Arctic Glow', 0, 'express', 3, 'sold out at BUY NOW', 'not bought'],
  ['Farah, a colour that is gone', 'ur', 'hot50', 'Dreamy Purple', 0, 'express', 3, 'sold out variant', 'not bought'],
  ['Gul, before its day', 'en', 'v40e', 'Mint Green', 0, 'express', 3, 'pre-sale', 'not bought'],
  ['Hina, an order under review', 'ur', 'a16', 'Black', 0, 'express', 3, 'orders under review', 'not bought'],
  ['Imran, the partner’s policy', 'en', 'spark30', 'Obsidian Edge', 0, 'express', 2, 'policy', 'delivered'],
  ['Javeria, an open application', 'ur', 'a06', 'Black', 0, 'express', 3, 'application not finished', 'delivered'],
  ['Kashif, less credit', 'en', 'a16', 'Light Gray', 0, 'express', 'full', 'credit lowered', 'delivered'],
  ['Lubna, not in instalments', 'ur', 'a5', 'Blue', 0, 'express', 'full', 'status 1', 'delivered'],
  ['Moiz, another order’s instalments', 'en', 'a06', 'Gold', 0, 'pickUp', 'full', 'status 7', 'refunded'],
  ['Nida, a refund on its way', 'ur', 'a06', 'Light Blue', 0, 'express', 'full', 'status 9', 'brought back'],
  ['Owais, paid in another tab', 'en', 'a16', 'Black', 0, 'express', 3, 'paid in another tab', 'delivered'],
  ['Qudsia, a token that ran out', 'en', 'redmi14c', 'Sage Green', 0, 'express', 1, 'token expired', 'left unpaid'],
);
