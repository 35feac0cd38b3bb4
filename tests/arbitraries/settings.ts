import fc from 'fast-check';
import type { NumberTable } from '#core/number-check/official-numbers.ts';
import { numberTable } from './phone-number.ts';

/** A settings file of a deployment, as it is written. */
export type SettingsFile = Readonly<Record<string, unknown>>;

const word = fc.stringMatching(/^[a-z]{3,10}$/);
const words = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
const urdu = fc.constantFrom('قرض', 'سہولت', 'اپنا بازار', 'نیا موبائل');
const bilingual = fc.record({ en: words, ur: urdu });
const host = fc.tuple(word, fc.constantFrom('pk', 'com.pk', 'com')).map(([name, end]) => `${name}.${end}`);
const origin = host.map((name) => `https://${name}`);
const link = fc.tuple(origin, word).map(([page, path]) => `${page}/${path}`);
const address = fc.oneof(fc.constantFrom('/gateway', '/collect'), origin);
const pad = (value: number): string => String(value).padStart(2, '0');
const day = fc
  .tuple(fc.integer({ min: 2005, max: 2022 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => `${year}-${pad(month)}-${pad(date)}`);
const hours = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .filter(([opens, closes]) => opens !== 9 || closes !== 18)
  .map(([opens, closes, minute]) => ({
    opens: `${pad(opens)}:${pad(minute)}`,
    closes: `${pad(closes)}:${pad(minute)}`,
  }));
/** Dark enough to stand under white letters. */
const ink = fc
  .array(fc.integer({ min: 0, max: 0x58 }), { minLength: 3, maxLength: 3 })
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const section = fc.array(fc.record({ title: words, text: words }), { minLength: 1, maxLength: 3 });
const policy = fc.record({
  en: section,
  ur: fc.array(fc.record({ title: urdu, text: urdu }), { minLength: 1, maxLength: 3 }),
});

const gateway = fc.oneof(
  fc.record(
    { url: address, source: word, secret: words, transport: fc.constant('sealed-query') },
    { requiredKeys: ['url', 'source', 'secret'] },
  ),
  fc.record(
    {
      url: address,
      testUrl: address,
      source: word,
      transport: fc.constant('bearer-body'),
      takesIdempotencyKeys: fc.boolean(),
    },
    { requiredKeys: ['url', 'source', 'transport'] },
  ),
);

/** A table as settings write it. */
const written = ({ exact, ranges }: NumberTable): object => ({
  exact: exact.map(({ number, since }) => ({ number, edition: since })),
  ranges: ranges.map(({ prefix, from, to, since }) => ({ prefix, from, to, edition: since })),
});

const company = fc
  .record({
    name: bilingual,
    legalName: bilingual,
    mission: bilingual,
    vision: bilingual,
    licence: fc.record({ number: fc.stringMatching(/^NBFC-\d{4}$/), date: day }),
    policiesDate: day,
    mailbox: fc.tuple(word, host).map(([name, at]) => `${name}@${at}`),
    whatsApp: fc.option(fc.stringMatching(/^923\d{9}$/), { nil: undefined }),
    hours,
    social: fc.array(fc.record({ name: words, url: link }), { maxLength: 3 }),
    store: link,
    wallets: fc.uniqueArray(words, { minLength: 2, maxLength: 2 }),
    regulator: link,
    numbers: numberTable(),
    listedOn: day,
  })
  .map(({ numbers, listedOn, ...rest }) => ({
    ...rest,
    hotline: numbers.exact[0]?.number ?? '',
    numbers: { listedOn, ...written(numbers) },
  }));

/** Settings of a lender's own that a build takes: both wires, both editions of the numbers, with and without what may be left out. */
export const settingsFile = (): fc.Arbitrary<SettingsFile> =>
  fc
    .record(
      {
        site: origin,
        gateway,
        origins: fc.record({ pictures: fc.array(origin, { maxLength: 2 }) }),
        analytics: fc.record({ url: address }),
        errors: fc.record({ url: address }),
        theme: fc.record({ ink, accent: ink, icon: fc.constant('icon.svg') }),
        policies: fc.record({ terms: policy, userData: policy, privacy: policy }),
        company,
        wording: fc.constantFrom('specified', 'corrected'),
        features: fc.record({ bridgeCheck: fc.boolean(), offline: fc.boolean() }),
      },
      { requiredKeys: ['site', 'gateway', 'origins', 'theme', 'policies', 'company', 'wording', 'features'] },
    )
    // As it is read from a file: what is undefined is not there.
    .map((settings) => JSON.parse(JSON.stringify(settings)) as SettingsFile);
