import * as v from 'valibot';
// By its path: vite.config.ts reads this file before anything is compiled.
import { findRule } from '../../core/number-check/judge-number.ts';
import type { NumberTable, RangeRule } from '../../core/number-check/official-numbers.ts';
import {
  addressOrPath,
  bilingual,
  flag,
  headerText,
  keys,
  link,
  list,
  matching,
  oneOf,
  origin,
  phoneNumber,
  text,
} from './formats.ts';
import { CONFIRMABLE } from './samples.ts';
import { isUnderWhite } from './theme.ts';

const gateway = v.pipe(
  keys({
    url: described(addressOrPath, 'base of the production gateway; a path is one on the own origin, behind a proxy'),
    testUrl: v.exactOptional(described(addressOrPath, 'base for pages on local and test hosts; without it url (R36)')),
    source: described(headerText, 'product name that the gateway knows, sent as header and in each address'),
    secret: v.exactOptional(described(text, 'secret of the cipher; it ships with the shop and protects nothing')),
    transport: v.exactOptional(oneOf('sealed-query', 'bearer-body'), 'sealed-query'),
    takesIdempotencyKeys: v.exactOptional(described(flag, 'whether writes carry an Idempotency-Key'), false),
  }),
  v.partialCheck(
    [['transport'], ['secret']],
    ({ transport, secret }) => transport !== 'sealed-query' || secret !== undefined,
    'secret is missing: the sealed-query transport needs one',
  ),
);

const digits = matching(/^\d{1,11}$/, 'must be digits');
const IN_ORDER = 'from and to must be equally long, and in order';
const areInOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  from.length === to.length && from <= to;
const edition = described(oneOf('classic', 'tabs'), 'edition of the site since which the row counts');

const range = v.pipe(
  keys({
    prefix: described(
      matching(/^0(?!092)\d{5,10}$/, 'must be 6 digits or more that begin with 0, and not with 0092'),
      'first digits, so many that no network’s numbers are official together',
    ),
    from: described(digits, 'last digits of the first number'),
    to: described(digits, 'last digits of the last number, as many as in from'),
    edition,
  }),
  v.check((row) => areInOrder(row), IN_ORDER),
  v.check(({ prefix, from }) => (prefix + from).length <= 12, 'must hold numbers of 12 digits at most'),
);

const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as '09:00'");
const hours = v.pipe(
  keys({ opens: time, closes: time }),
  v.check(({ opens, closes }) => opens < closes, 'closes must be later than opens'),
);
const date = v.pipe(
  matching(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as '2023-03-10'"),
  v.check((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || isDay(day), 'is no day of the calendar'),
);

const missing = v.pipe(
  keys({
    length: described(v.picklist([10, 11], 'must be 10 or 11'), 'digits of the numbers'),
    from: described(digits, 'last digits of the first number'),
    to: described(digits, 'last digits of the last number'),
  }),
  v.check((row) => areInOrder(row), IN_ORDER),
);

const numbers = keys({
  listedOn: described(date, 'day of the list: each verdict names it (Q68)'),
  exact: list(keys({ number: phoneNumber, edition })),
  ranges: list(range),
  missing: v.exactOptional(described(list(missing), 'numbers whose prefix is still to be supplied; none counts'), []),
});

const company = v.pipe(
  keys({
    name: described(bilingual, 'brand, as the header and every title show it'),
    legalName: described(bilingual, 'full corporate name, as licensed'),
    mission: v.exactOptional(described(bilingual, 'what the company says of its mission, on the page About (R7)')),
    vision: v.exactOptional(described(bilingual, 'what it says of its vision there')),
    licence: keys({ number: text, date }),
    hotline: described(phoneNumber, 'one of the official numbers'),
    mailbox: matching(/^[^\s@<>"?]+@[^\s@<>"?]+\.[^\s@<>"?]+$/, 'must be an e-mail address'),
    policiesDate: v.exactOptional(described(date, 'day of the last change of the policies, as each of them shows it')),
    whatsApp: v.exactOptional(matching(/^[1-9]\d{7,14}$/, 'must be digits with country code, such as 923001234567')),
    hours: described(hours, 'hours of the hotline in Karachi, every day'),
    social: list(keys({ name: text, url: link })),
    store: described(link, 'page of the app in its store'),
    wallets: described(
      v.pipe(
        v.strictTuple([text, text], 'must be a list of two names'),
        v.check(
          ([one, other]) => one.trim().toLowerCase() !== other.trim().toLowerCase(),
          'must be two different names',
        ),
      ),
      'the two wallet services for repayment (R2)',
    ),
    regulator: described(link, "page of the regulator's that takes complaints"),
    numbers,
  }),
  v.partialCheck(
    [['hotline'], ['numbers']],
    (known) =>
      !v.is(phoneNumber, known.hotline) || findRule(known.hotline, numberTable(known.numbers), 'classic') !== null,
    'hotline is none of the official numbers of both editions',
  ),
);

/** Whether the calendar has a day. */
function isDay(day: string): boolean {
  const start = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
}

const colour = matching(/^#[\da-f]{6}$/i, "must be a colour such as '#0b5a4b'");

const sections = v.pipe(list(keys({ title: text, text })), v.minLength(1, 'must not be empty'));

const policy = described(keys({ en: sections, ur: sections }), 'sections of the page in both languages');

const theme = keys({
  ink: described(
    v.pipe(
      colour,
      v.check((ink) => !v.is(colour, ink) || isUnderWhite(ink), 'is too light: white letters stand on it'),
    ),
    'colour of headers and buttons, under white letters',
  ),
  accent: colour,
  icon: described(text, 'an SVG file, beside the settings'),
});

const policies = described(
  keys({ terms: policy, userData: policy, privacy: policy }),
  'words of the three policies; without them each page says that they are not on the site yet',
);

/** What README.md says in full. */
const COLLECTOR =
  'a path is one on the own origin, which the server before the site hands on; each is a POST of one JSON object as text/plain';

/** The settings of a deployment, as they are written. */
export const SETTINGS = keys({
  site: described(origin, 'origin of the site'),
  gateway,
  origins: keys({ pictures: described(list(origin), "origins of product pictures other than the site's own") }),
  analytics: v.exactOptional(
    described(
      keys({
        url: described(addressOrPath, `where public pages post what people do and how fast a page was; ${COLLECTOR}`),
      }),
      'counting of visits; without it nothing is posted, and inside the app the app alone counts',
    ),
  ),
  errors: v.exactOptional(
    described(
      keys({ url: described(addressOrPath, `where every page posts what failed in it; ${COLLECTOR}`) }),
      'reports of failures; without it nobody is told',
    ),
  ),
  theme,
  policies: v.exactOptional(policies),
  company,
  confirmed: v.exactOptional(
    described(list(oneOf(...CONFIRMABLE)), "facts of the demo's that are the company's own as well"),
  ),
  wording: described(oneOf('specified', 'corrected'), 'with the mistakes of the specification, or without'),
  features: keys({ bridgeCheck: flag, offline: flag }),
});

/** The demo's: it looks as the stylesheets say, and its policies are samples of the catalogue's. */
export const DEMO_SETTINGS = keys({
  ...SETTINGS.entries,
  theme: v.exactOptional(theme),
});

/** The settings of a site, a lender's or the demo's. */
export type Settings = v.InferOutput<typeof DEMO_SETTINGS>;

function described<S extends v.GenericSchema>(schema: S, description: string) {
  return v.pipe(schema, v.description(description));
}

/** The settings' numbers as the table that the core judges by. */
export const numberTable = ({
  exact,
  ranges,
}: Pick<v.InferOutput<typeof numbers>, 'exact' | 'ranges'>): NumberTable => ({
  exact: exact.map(({ number, edition: since }) => ({ kind: 'exact', since, number })),
  ranges: ranges.map(({ edition: since, ...row }) => ({ kind: 'range', since, ...row })),
});

/** How many numbers are missing at least: each ending belongs to one prefix or more (Q68). */
export const missingCount = (rows: readonly Pick<RangeRule, 'from' | 'to'>[]): number =>
  rows.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0);
