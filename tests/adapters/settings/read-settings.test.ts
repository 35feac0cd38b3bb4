import { describe, expect, it } from 'vitest';
import { readSettings } from '#adapters/settings/read-settings.ts';
import { CONFIRMABLE } from '#adapters/settings/samples.ts';
import { missingCount } from '#adapters/settings/schema.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { BRAND, type Change, changed, faultsOf } from '../../support/own-brand.ts';

const OWN = JSON.stringify(BRAND);
/** 21 November 2026 begins in Karachi. */
const NOW = Date.UTC(2026, 10, 20, 19);

/** The faults of a lender's settings with some values changed: `company.numbers.ranges.0.to`. */
const faultsWith = (...changes: readonly Change[]): readonly string[] =>
  faultsOf(JSON.stringify(changed(BRAND, changes)), NOW);

const WRITTEN = 'on https (http is for localhost alone), written as browsers do: https://shop.example';
const ORIGIN = `must be an origin without a path, ${WRITTEN}`;
const ADDRESS = `must be a path, or an address without a user, a query or a hash, ${WRITTEN}`;
const SIGNS = 'must be a path of letters, digits and the signs . _ ~ - alone';
const LINE = 'must not be empty, and on one line';
const NATIONAL = 'must be digits in national form, such as 0512345678';
const SIX = 'must be 6 digits or more that begin with 0, and not with 0092';
const [NUMBERS, EXACT, RANGES] = ['company.numbers', 'company.numbers.exact', 'company.numbers.ranges'];

describe('Settings', () => {
  it('of a lender are read as they are written, with what may be left out', () => {
    const { gateway, company, ...rest } = BRAND;
    const numbers = { missing: [], ...company.numbers };
    expect(readSettings(OWN, {}, false, NOW)).toMatchObject({
      settings: { ...rest, company: { ...company, numbers }, gateway: { takesIdempotencyKeys: false, ...gateway } },
    });
  });

  it('R14, Q8 without policies say that these are not on the site yet, and hold no sample of ours', () => {
    const { policies: _, ...without } = BRAND;
    const policy = { en: [english.site.frame.footer.unpublished], ur: [urdu.site.frame.footer.unpublished] };
    expect(readSettings(JSON.stringify(without), {}, false, NOW)).toMatchObject({
      settings: { policies: { terms: policy, userData: policy, privacy: policy } },
    });
  });

  it.each<readonly [at: string, to: unknown]>([
    ['analytics', { url: '/count' }],
    ['errors', { url: 'https://errors.qarz.pk/report' }],
    ['origins.pictures', ['https://pictures.qarz.pk:8443']],
    ['gateway', { url: 'http://[::1]:9090/gateway', source: 'qarz', transport: 'bearer-body' }],
    ['gateway.source', 'Qarz shop/1.0 (PK)'],
    ['company.whatsApp', undefined],
    ['company.hours', { opens: '09:00', closes: '09:01' }],
    ['company.licence.date', '2026-11-21'],
    [`${EXACT}.1`, { number: '0211234567', edition: 'classic' }],
    [`${RANGES}.0.prefix`, '042123'],
    ['company.name.ur', 'قرض\u200Cنامہ 😀'],
  ])('may hold %s = %j', (at, to) => expect(faultsWith({ at, to })).toEqual([]));

  it.each<readonly [at: string, to: unknown, line: string]>([
    // What is no setting, is missing, or is of another type.
    ['nonsense', 1, 'nonsense: is no setting'],
    ['site', undefined, 'site: is missing'],
    ['company.hotline', 51_111_883_883, 'company.hotline: must be a text'],
    ['features.offline', 'yes', 'features.offline: must be true or false'],
    ['wording', 'mine', "wording: must be 'specified' or 'corrected'"],
    ['confirmed', ['x'], `confirmed[0]: must be ${CONFIRMABLE.map((path) => `'${path}'`).join(' or ')}`],
    // Texts, days and hours.
    ['company.legalName.en', ' ', `company.legalName.en: ${LINE}`],
    ['company.name.ur', 'قرض\uDE00', `company.name.ur: ${LINE}`],
    ['policies.terms.en', [], 'policies.terms.en: must not be empty'],
    ['policies.privacy.ur', [{ title: 'ایک', text: '\u200B \u200E' }], `policies.privacy.ur[0].text: ${LINE}`],
    ['company.mailbox', 'help', 'company.mailbox: must be an e-mail address'],
    ['company.wallets', ['SadaPay', ' sadapay'], 'company.wallets: must be two different names'],
    ['company.hours', { opens: '09:00', closes: '09:00' }, 'company.hours: closes must be later than opens'],
    ['company.licence.date', '2023-02-30', 'company.licence.date: is no day of the calendar'],
    ['company.licence.date', '2026-11-22', 'company.licence.date: is later than today, 2026-11-21'],
    ['company.numbers.listedOn', '21-11-2026', "company.numbers.listedOn: must be a date such as '2023-03-10'"],
    ['theme', { ink: 'red', accent: '#ffffff', icon: 'a.svg' }, "theme.ink: must be a colour such as '#0b5a4b'"],
    // Addresses.
    ['analytics', {}, 'analytics.url: is missing'],
    ['gateway.url', '/', 'gateway.url: is a path of the site itself'],
    ['errors.url', '/errors;{}', `errors.url: ${SIGNS}`],
    ...[
      'http://localhost.qarz.pk/v1',
      '//gateway.qarz.pk',
      'https://a.pk?x=1',
      'https://me@a.pk',
      'https://گھر.pk',
    ].map((url) => ['gateway.url', url, `gateway.url: ${ADDRESS}`] as const),
    ['gateway.source', 'قرض', 'gateway.source: must be letters, digits and signs of ASCII, as a header carries'],
    ['gateway.secret', undefined, 'gateway: secret is missing: the sealed-query transport needs one'],
    ...['https://qarz.pk/home', 'http://qarz.pk', 'https://qarz.pk:99999', 'https://Qarz.pk'].map(
      (site) => ['site', site, `site: ${ORIGIN}`] as const,
    ),
    ['origins.pictures', ['https://a.pk', "https://a.pk; script-src *'"], `origins.pictures[1]: ${ORIGIN}`],
    // Numbers.
    ['company.hotline', '0421234567', 'company: hotline is none of the official numbers of both editions'],
    [`${EXACT}.1`, { number: '0092211234567', edition: 'tabs' }, `${EXACT}[1].number: ${NATIONAL}`],
    [`${RANGES}.0.prefix`, '04212', `${RANGES}[0].prefix: ${SIX}`],
    [`${RANGES}.0.prefix`, '009242', `${RANGES}[0].prefix: ${SIX}`],
    [`${RANGES}.0.prefix`, '04212345678', `${RANGES}[0]: must hold numbers of 12 digits at most`],
    [`${RANGES}.0.to`, '1990', `${RANGES}[0]: from and to must be equally long, and in order`],
    [`${RANGES}.0.from`, '200', `${RANGES}[0]: from and to must be equally long, and in order`],
    [`${NUMBERS}.missing`, [{ length: 9, from: '1', to: '2' }], `${NUMBERS}.missing[0].length: must be 10 or 11`],
    [
      `${NUMBERS}.missing`,
      [{ length: 10, from: '336', to: '40' }],
      `${NUMBERS}.missing[0]: from and to must be equally long, and in order`,
    ],
  ])('with %s = %j are refused by one line', (at, to, line) => expect(faultsWith({ at, to })).toEqual([line]));

  it('with several faults are told all of them, a line each', () => {
    expect(
      faultsWith(
        { at: 'one', to: 1 },
        { at: 'gateway.url', to: 'http://qarz.pk' },
        { at: 'gateway.secret', to: undefined },
        { at: `${RANGES}.1`, to: null },
        { at: 'company.mailbox', to: 'help@asaan.example' },
      ),
    ).toEqual([
      `gateway.url: ${ADDRESS}`,
      'gateway: secret is missing: the sealed-query transport needs one',
      'company.numbers.ranges[1]: must be an object',
      'one: is no setting',
      'company.mailbox: is a sample',
    ]);
  });

  it.each(['', '{', '{"site":\n\n}', 'site = 1'])('that are no JSON are refused by one line: %j', (text) => {
    expect(readSettings(text, {})).toEqual({ faults: [expect.stringMatching(/^is not JSON: [^\n]*$/)] });
  });

  it('may begin with the mark of UTF-8', () => {
    expect(readSettings(`\uFEFF${OWN}`, {}, false, NOW)).toEqual(readSettings(OWN, {}, false, NOW));
  });

  it('the environment overrides address and secret of the gateway, and is held to the same rules', () => {
    const env = { ASAAN_GATEWAY_URL: 'https://other.qarz.pk/base', ASAAN_GATEWAY_SECRET: 'another' };
    expect(readSettings(OWN, env, false, NOW)).toMatchObject({
      settings: { gateway: { url: 'https://other.qarz.pk/base', secret: 'another', source: 'qarz-shop' } },
    });
    const wrong = { ASAAN_GATEWAY_URL: 'http://qarz.pk', ASAAN_GATEWAY_SECRET: 'sandbox-secret' };
    expect(readSettings(OWN, wrong, false, NOW)).toEqual({
      faults: [`gateway.url: ${ADDRESS}`, 'gateway.secret: is a sample'],
    });
    expect(readSettings(OWN, { ASAAN_GATEWAY_URL: '' }, false, NOW)).toEqual(readSettings(OWN, {}, false, NOW));
  });
});

it('Q68 counts each ending of a missing row once', () => {
  const row = (from: string, to: string) => ({ length: 10, from, to }) as const;
  expect(missingCount([row('336', '340'), row('14', '14')])).toBe(6);
});
