import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { readSettings } from '#adapters/settings/read-settings.ts';
import { CONFIRMABLE, missingNumbersIn, samplesIn, unconfirmedIn } from '#adapters/settings/samples.ts';
import { HIDDEN_RANGES, SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { english } from '#core/text/catalogue.ts';
import { BRAND, faultsOf } from '../../support/own-brand.ts';

const DEMO = readFileSync(join(PROJECT, 'adapters', 'settings', 'demo.json'), 'utf8');
const demo = JSON.parse(DEMO) as { company: { numbers: Record<'exact' | 'ranges', object[]> } };

/** The day of the demo's list. */
const NOW = Date.UTC(2026, 10, 21);
const faultsIn = (settings: object): readonly string[] => faultsOf(JSON.stringify(settings), NOW);

/** The line of a fact of the demo's that nobody confirmed. */
const unconfirmed = (path: string): string =>
  `${path}: is the demo's; name it in "confirmed" where it is the company's own as well`;

const brandWith = (company: object): object => ({ ...BRAND, company: { ...BRAND.company, ...company } });

describe('the demo’s settings', () => {
  it('R21–R23 hold the numbers of the specification', () => {
    const specified = (table: readonly object[]): readonly object[] =>
      table.map((row) => {
        const { kind: _, since, ...rest } = row as { kind: string; since: string };
        return { ...rest, edition: since };
      });
    expect(demo.company.numbers.exact).toEqual(specified(SPECIFIED_NUMBERS.exact));
    expect(demo.company.numbers.ranges).toEqual(specified(SPECIFIED_NUMBERS.ranges));
  });

  it('R22, R23, Q68 name every withheld prefix as missing content, and settings without any have none', () => {
    expect(missingNumbersIn(demo)).toEqual(
      HIDDEN_RANGES.map(({ length, from, to }, at) => {
        const ends = from === to ? from : `${from} to ${to}`;
        return `company.numbers.missing[${at}]: the prefix of the ${length}-digit numbers that end in ${ends}`;
      }),
    );
    for (const none of [BRAND, null, { company: { numbers: { missing: 'all' } } }])
      expect(missingNumbersIn(none)).toEqual([]);
  });

  it('Q8, Q70 hold samples, which only the demo may be built with', () => {
    expect(readSettings(DEMO, {}, true)).toHaveProperty('settings');
    const samples = [
      ...'site gateway.secret company.name.en company.name.ur company.legalName.en'.split(' '),
      ...'company.legalName.ur company.mission.en company.mission.ur company.vision.en company.vision.ur'.split(' '),
      ...'company.licence.number company.mailbox company.social[0].url company.social[1].url company.store'.split(' '),
    ];
    expect(readSettings(DEMO, {}, false, NOW)).toEqual({
      faults: ['theme: is missing', ...samples.map((path) => `${path}: is a sample`), ...CONFIRMABLE.map(unconfirmed)],
    });
  });

  it('Q70 say nothing that a lender could take over unseen, but for what it chooses', () => {
    const guarded = [...samplesIn(demo), ...unconfirmedIn(demo)];
    const isGuarded = (path: string): boolean =>
      guarded.some((each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`));
    expect(leavesOf(demo).filter((path) => !isGuarded(path))).toEqual([
      ...'gateway.url gateway.transport gateway.takesIdempotencyKeys origins.pictures'.split(' '),
      ...'company.social[0].name company.social[1].name wording features.bridgeCheck features.offline'.split(' '),
    ]);
  });
});

describe('a lender’s settings', () => {
  it.each(CONFIRMABLE)('Q70 share %s with the demo only where they say so', (path) => {
    const [part = '', key = '', inner] = path.split('.');
    const [own, demos] = [settingsOf(BRAND, part), settingsOf(demo, part)];
    const shared =
      inner === undefined ? demos[key] : { ...settingsOf(own, key), [inner]: settingsOf(demos, key)[inner] };
    const settings = { ...BRAND, [part]: { ...own, [key]: shared } };
    const others = CONFIRMABLE.filter((each) => each !== path);
    expect(faultsIn({ ...settings, confirmed: others })).toContain(unconfirmed(path));
    expect(faultsIn({ ...settings, confirmed: [path] })).not.toContain(unconfirmed(path));
  });

  it('Q70 share one official number, or the wallets in another order, only where they say so', () => {
    const { exact, ranges, ...list } = BRAND.company.numbers;
    const range = { prefix: '0516011', from: '632', to: '932', edition: 'tabs' };
    const number = { number: '0518841270', edition: 'tabs' };
    for (const numbers of [
      { ...list, exact, ranges: [...ranges, range] },
      { ...list, exact: [...exact, number], ranges },
    ])
      expect(faultsIn(brandWith({ numbers }))).toEqual([unconfirmed('company.numbers')]);
    expect(faultsIn(brandWith({ wallets: ['JazzCash', 'Easypaisa'] }))).toEqual([unconfirmed('company.wallets')]);
  });

  it('Q70 have colours and policies of their own', () => {
    const terms = english.site.policies.terms.sections.map(({ title, text }) => ({
      title,
      text: typeof text === 'string' ? text : text({ first: 'One wallet', second: 'another' }),
    }));
    const { policies } = BRAND;
    expect(
      faultsIn({
        ...BRAND,
        theme: { ink: '#0B5A4B', accent: '#e9b44c', icon: 'icon.svg' },
        policies: { ...policies, terms: { ...policies['terms'], en: terms } },
      }),
    ).toEqual(['theme.ink: is a sample', 'theme.accent: is a sample', 'policies.terms.en: is a sample']);
  });
});

// Helpers

const settingsOf = (value: unknown, key: string): Readonly<Record<string, unknown>> =>
  (value as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[key] ?? {};

/** The place of each value, however deep; a list is a value where it is empty. */
function leavesOf(value: unknown, path = ''): readonly string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) return [path];
  return entries.flatMap(([key, each]) =>
    leavesOf(each, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}
