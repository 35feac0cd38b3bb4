import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingCount, overlaps } from '#adapters/settings/number-ranges.ts';
import { readSettings } from '#adapters/settings/read-settings.ts';
import { CONFIRMABLE, missingNumbersIn } from '#adapters/settings/samples.ts';
import { HIDDEN_RANGES } from '#core/number-check/hidden-ranges.ts';
import { SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { BRAND, type Change, changed, faultsOf } from '../../support/own-brand.ts';
import { ROOT } from '../../support/test-server.ts';

const DEMO = readFileSync(join(ROOT, 'adapters', 'settings', 'demo.json'), 'utf8');

const SECTIONS = { en: [{ title: 'One', text: 'Words' }], ur: [{ title: 'ایک', text: 'لفظ' }] };
const POLICIES = { terms: SECTIONS, userData: SECTIONS, privacy: SECTIONS };
const THEME = { ink: '#123456', accent: '#ABCDEF', icon: 'icon.svg' };

/** A lender's own settings: the demo's, without what is a sample there, and its word for what it shares with the demo. */
const OWN = JSON.stringify({
  ...(JSON.parse(
    DEMO.replaceAll('asaan.example', 'qarz.pk')
      .replace('sandbox-secret', 'of the gateway')
      .replace('"source": "asaan"', '"source": "qarz"')
      .replace('"en": "asaan"', '"en": "Qarz"')
      .replace('"ur": "آسان"', '"ur": "قرض"')
      .replace('Asaan Financial', 'Qarz Financial')
      .replace('آسان فنانشل', 'قرض فنانشل')
      .replace('SECP/NBFC/SAMPLE', 'SECP/NBFC/0042'),
  ) as object),
  theme: THEME,
  policies: POLICIES,
  confirmed: CONFIRMABLE,
});

/** The day of the list begins in Karachi. */
const NOW = Date.UTC(2026, 10, 20, 19);

/** The faults of the lender's settings with some values changed: `company.numbers.ranges.0.to`. */
const faultsWith = (...changes: readonly Change[]): readonly string[] =>
  faultsOf(JSON.stringify(changed(JSON.parse(OWN), changes)), NOW);

const HTTPS = 'must be https (http is for localhost alone)';
const ORIGIN = (origin: string): string => `must be an origin without a path: ${origin}`;
const WRITTEN = (origin: string): string => `must begin as browsers write it, with ${origin}`;

describe('Settings', () => {
  it('of a lender are read as they are written, with what may be left out', () => {
    const { gateway, ...rest } = JSON.parse(OWN) as Record<'gateway', object>;
    expect(readSettings(OWN, {}, false, NOW)).toEqual({
      settings: { ...rest, gateway: { transport: 'sealed-query', takesIdempotencyKeys: false, ...gateway } },
    });
    const whole: readonly Change[] = [
      { at: 'analytics', to: { url: '/count' } },
      { at: 'errors', to: { url: 'https://errors.qarz.pk/report' } },
      { at: 'origins.pictures', to: ['https://pictures.qarz.pk:8443'] },
      { at: 'gateway', to: { url: 'http://[::1]:9090/gateway', source: 'qarz', transport: 'bearer-body' } },
      { at: 'company.whatsApp', to: undefined },
    ];
    expect(faultsWith(...whole)).toEqual([]);
  });

  it('R21–R24 of the demo hold the numbers of the specification', () => {
    const { company } = JSON.parse(DEMO) as { company: { numbers: Record<'exact' | 'ranges', object[]> } };
    const rows = (table: readonly object[]): readonly object[] =>
      table.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'kind')));
    const since = (list: readonly object[]): readonly object[] =>
      list.map((row) => {
        const { edition, ...rest } = row as { edition: string };
        return { since: edition, ...rest };
      });
    expect(since(company.numbers.exact)).toEqual(rows(SPECIFIED_NUMBERS.exact));
    expect(since(company.numbers.ranges)).toEqual(rows(SPECIFIED_NUMBERS.ranges));
  });

  it('R22, R23, Q68 the demo names every withheld prefix as missing content, and settings without any have none', () => {
    const lines = missingNumbersIn(JSON.parse(DEMO));
    expect(lines).toHaveLength(HIDDEN_RANGES.length);
    for (const [at, { length, from, to }] of HIDDEN_RANGES.entries()) {
      const ends = from === to ? from : `${from} to ${to}`;
      expect(lines[at]).toBe(
        `company.numbers.missing[${at}]: the prefix of the ${length}-digit numbers that end in ${ends}`,
      );
    }
    for (const none of [BRAND, {}, null, { company: { numbers: { missing: 'all' } } }]) {
      expect(missingNumbersIn(none)).toEqual([]);
    }
  });

  it('Q68 counts each ending of a missing row once', () => {
    const row = (from: string, to: string) => ({ length: 10, from, to }) as const;
    expect(missingCount([])).toBe(0);
    expect(missingCount([row('336', '340'), row('14', '14')])).toBe(6);
  });

  it.each<readonly [string, unknown, string]>([
    ['nonsense', 1, 'nonsense: is no setting'],
    ['gateway.base', 'x', 'gateway.base: is no setting'],
    ['company.numbers.exact.0.since', 'tabs', 'company.numbers.exact[0].since: is no setting'],
    ['site', undefined, 'site: is missing'],
    ['company.name.ur', undefined, 'company.name.ur: is missing'],
    ['company', 'Qarz', 'company: must be an object'],
    [
      'confirmed',
      [...CONFIRMABLE, 'company.mailbox'],
      `confirmed[${CONFIRMABLE.length}]: must be ${CONFIRMABLE.map((path) => `'${path}'`).join(' or ')}`,
    ],
    ['company.hotline', 51_111_883_883, 'company.hotline: must be a text'],
    ['company.hotline', '05199', 'company.hotline: must be digits in national form, such as 0512345678'],
    ['company.hotline', '0421234567', 'company: hotline is none of the official numbers of both editions'],
    ['company.hotline', '03088889823', 'company: hotline is none of the official numbers of both editions'],
    ['company.mailbox', 'help', 'company.mailbox: must be an e-mail address'],
    ['company.licence.date', '2023-02-30', 'company.licence.date: is no day of the calendar'],
    ['company.numbers.listedOn', '21-11-2026', "company.numbers.listedOn: must be a date such as '2023-03-10'"],
    ['company.numbers.listedOn', undefined, 'company.numbers.listedOn: is missing'],
    ['company.numbers.missing.0.length', 9, 'company.numbers.missing[0].length: must be 10 or 11'],
    [
      'company.numbers.missing.0.to',
      '40',
      'company.numbers.missing[0]: from and to must be equally long, and in order',
    ],
    ['company.legalName.en', ' ', 'company.legalName.en: must not be empty, and on one line'],
    ['features.offline', 'yes', 'features.offline: must be true or false'],
    ['theme', undefined, 'theme: is missing'],
    ['policies', undefined, 'policies: is missing'],
    ['policies.terms.en', [], 'policies.terms.en: must not be empty'],
    [
      'policies.privacy.ur',
      [{ title: 'ایک', text: '\u200B \u200E' }],
      'policies.privacy.ur[0].text: must not be empty, and on one line',
    ],
    ['analytics', {}, 'analytics.url: is missing'],
    ['analytics.url', '/notify', 'analytics.url: is a path of the site itself'],
    ['errors.url', '/Assets/errors', 'errors.url: is a path of the site itself'],
    ['gateway.url', '/', 'gateway.url: is a path of the site itself'],
    ['errors.url', '/errors;{}', 'errors.url: must be a path of letters, digits and the signs . _ ~ - alone'],
    ['gateway.url', '/a/../b', 'gateway.url: must be a path of letters, digits and the signs . _ ~ - alone'],
    ['wording', 'mine', "wording: must be 'specified' or 'corrected'"],
    ['theme', { ink: 'red', accent: '#ffffff', icon: 'a.svg' }, "theme.ink: must be a colour such as '#0b5a4b'"],
    ['site', 'https://qarz.pk/home', `site: ${ORIGIN('https://qarz.pk')}`],
    ['site', 'https://Qarz.pk/', `site: ${ORIGIN('https://qarz.pk')}`],
    ['site', 'http://qarz.pk', `site: ${HTTPS}`],
    ['site', 'qarz.pk', 'site: must be an address that begins with https://'],
    ['origins.pictures', ['https://a.pk', 'https://b.pk/p'], `origins.pictures[1]: ${ORIGIN('https://b.pk')}`],
    [
      'origins.pictures',
      ["https://a.pk; script-src *'"],
      'origins.pictures[0]: must be an address that begins with https://',
    ],
    ['gateway.url', 'http://gateway.qarz.pk/v1', `gateway.url: ${HTTPS}`],
    ['gateway.url', 'http://localhost.qarz.pk/v1', `gateway.url: ${HTTPS}`],
    [
      'gateway.url',
      '//gateway.qarz.pk',
      'gateway.url: must be an address that begins with https://, or a path that begins with /',
    ],
    ['gateway.url', 'https://a.pk?x=1', 'gateway.url: must be a plain address, without a user, a query or a hash'],
    ['gateway.url', 'https://me@a.pk', 'gateway.url: must be a plain address, without a user, a query or a hash'],
    ['gateway.url', 'https://Gateway.qarz.pk/v1', `gateway.url: ${WRITTEN('https://gateway.qarz.pk')}`],
    ['gateway.url', 'https://گھر.pk', `gateway.url: ${WRITTEN('https://xn--wgb5wqb.pk')}`],
    ['site', 'https://Qarz.pk', `site: ${WRITTEN('https://qarz.pk')}`],
    ['site', 'https://qarz.pk:443', `site: ${WRITTEN('https://qarz.pk')}`],
    ['site', 'http://127.0.0.1:080', `site: ${WRITTEN('http://127.0.0.1')}`],
    ['site', 'https://qarz.pk:99999', 'site: must be an address that begins with https://'],
    ['origins.pictures', ['https://a.pk:443'], `origins.pictures[0]: ${WRITTEN('https://a.pk')}`],
    ['gateway.secret', undefined, 'gateway: secret is missing: the sealed-query transport needs one'],
    ['company.numbers.ranges.0.to', '9320', 'company.numbers.ranges[0]: from and to must be equally long'],
    ['company.numbers.ranges.0.from', '933', 'company.numbers.ranges[0]: from must not be above to'],
    [
      'company.numbers.ranges.0.prefix',
      '05160110051',
      'company.numbers.ranges[0]: must hold numbers of 12 digits at most, not 14',
    ],
    [
      'company.numbers.ranges.1',
      { prefix: '051601', from: '1932', to: '1950', edition: 'tabs' },
      'company.numbers.ranges: [1] overlaps [0]',
    ],
  ])('with %s = %j are refused by one line', (at, to, line) => {
    expect(faultsWith({ at, to })).toEqual([line]);
  });

  it('with several faults are told all of them, a line each', () => {
    const faults = faultsWith(
      { at: 'one', to: 1 },
      { at: 'two', to: 2 },
      { at: 'gateway.url', to: 'http://qarz.pk' },
      { at: 'gateway.secret', to: undefined },
      { at: 'company.numbers.ranges.2', to: { prefix: '0516011', from: '700', to: '800', edition: 'classic' } },
      { at: 'company.numbers.ranges.5', to: null },
      { at: 'company.mailbox', to: 'help@asaan.example' },
    );
    expect(faults).toEqual([
      `gateway.url: ${HTTPS}`,
      'gateway: secret is missing: the sealed-query transport needs one',
      'company.numbers.ranges[5]: must be an object',
      'company.numbers.ranges: [2] overlaps [0]',
      'one: is no setting',
      'two: is no setting',
      'company.mailbox: is a sample',
    ]);
    for (const fault of faults) expect(fault).not.toContain('\n');
  });

  it.each(['', '{', '{"site":\n\n}', '[1,', 'site = 1'])('that are no JSON are refused by one line: %j', (text) => {
    expect(readSettings(text, {})).toEqual({ faults: [expect.stringMatching(/^is not JSON: [^\n]*$/)] });
  });

  it('the environment overrides address and secret of the gateway, and is held to the same rules', () => {
    const env = { ASAAN_GATEWAY_URL: 'https://other.qarz.pk/base', ASAAN_GATEWAY_SECRET: 'another' };
    expect(readSettings(OWN, env, false, NOW)).toMatchObject({
      settings: { gateway: { url: 'https://other.qarz.pk/base', secret: 'another', source: 'qarz' } },
    });
    expect(
      readSettings(OWN, { ASAAN_GATEWAY_URL: 'http://qarz.pk', ASAAN_GATEWAY_SECRET: 'sandbox-secret' }, false, NOW),
    ).toEqual({
      faults: [`gateway.url: ${HTTPS}`, 'gateway.secret: is a sample'],
    });
    expect(readSettings(OWN, { ASAAN_GATEWAY_URL: '', GATEWAY_URL: 'http://old' }, false, NOW)).toEqual(
      readSettings(OWN, {}, false, NOW),
    );
  });
});

it('ranges overlap where, and only where, a number lies in both', () => {
  const range = fc
    .tuple(
      fc.constantFrom('0', '01', '011'),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 0, max: 99 }),
      fc.boolean(),
    )
    .map(([prefix, a, b, isLong]) => {
      const width = isLong ? 3 : 2;
      const [from, to] = [Math.min(a, b), Math.max(a, b)].map((each) => String(each).padStart(width, '0'));
      return { prefix, from: from ?? '', to: to ?? '', edition: 'tabs' as const };
    });
  const numbersOf = ({ prefix, from, to }: { prefix: string; from: string; to: string }): readonly string[] =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => prefix + String(Number(from) + at).padStart(from.length, '0'),
    );
  fc.assert(
    fc.property(range, range, (one, other) => {
      const shared = numbersOf(one).filter((number) => numbersOf(other).includes(number));
      expect(overlaps([one, null, other])).toEqual(shared.length > 0 ? [[2, 0]] : []);
    }),
  );
});
