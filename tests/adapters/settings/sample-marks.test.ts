import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { sampleFactsIn, unconfirmedIn } from '#adapters/settings/samples.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { groupedPhone } from '#core/text/phone-number.ts';
import { builtSite } from '../../support/built.ts';
import { around, pagesIn, readTexts } from '../../support/built-html.ts';
import { DEMO } from '../../support/demo.ts';
import { BRAND, settingsAt } from '../../support/own-brand.ts';

let demo: ReadonlyMap<string, string>;
let brand: ReadonlyMap<string, string>;

beforeAll(async () => {
  demo = pagesIn(await builtSite('production'));
  const config = settingsAt('brand', BRAND);
  brand = pagesIn(await ensureSite({ mode: 'production', config, folder: join(PROJECT, 'build', 'brand') }));
});

const { company } = DEMO.settings;
const { exact, ranges } = company.numbers;

/** How each sample is written where a person reads or presses it, told apart from the pages' own code. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'company.name': [company.name.en, company.name.ur],
  'company.legalName': [company.legalName.en, company.legalName.ur],
  'company.licence.number': [company.licence.number],
  'company.hotline': [company.hotline, groupedPhone(company.hotline)],
  'company.whatsApp': [company.whatsApp ?? ''],
  'company.mailbox': [company.mailbox],
  'company.social': company.social.map(({ url }) => url),
  'company.store': [company.store],
  'company.wallets': company.wallets,
  'company.regulator': [company.regulator],
  'company.numbers.listedOn': ['21 November 2026', '21 نومبر 2026'],
  'company.numbers': [
    ...exact.map(({ number }) => number),
    ...ranges.flatMap(({ prefix, from, to }) => [prefix + from, prefix + to]),
  ].flatMap((number) => [number, groupedPhone(number)]),
};

/** Samples that no page shows: where the site is, and how its gateway is asked. */
const UNSEEN = new Set(['site', 'gateway.secret', 'gateway.source']);

describe('Q8 a sample of the demo’s', () => {
  it('is one of those that this test looks for', () => {
    const places = sampleFactsIn(DEMO.settings).filter((path) => !UNSEEN.has(path));
    const known = (path: string): boolean =>
      Object.keys(WRITTEN).some((place) => path === place || /^[.[]/.test(path.replace(place, '')));
    expect(places.filter((path) => !known(path))).toEqual([]);
  });

  it('Q8 bears its mark wherever it stands, on every page in both languages', () => {
    expect(demo.size).toBeGreaterThan(25);
    const found = [...demo].flatMap(([file, html]) => seenIn(html, file));
    expect(found.filter(({ isMarked }) => !isMarked)).toEqual([]);
    // What stands in the pages as they are built; the way to WhatsApp and the regulator come after a complaint.
    const later = new Set(['company.whatsApp', 'company.regulator']);
    const places = new Set(found.flatMap(({ places: each }) => each));
    expect(Object.keys(WRITTEN).filter((place) => !places.has(place) && !later.has(place))).toEqual([]);
  });

  it('R7, Q8 is not the day of the licence, nor the service hours: the specification gives them', () => {
    const pages = [...demo.values()].join('');
    for (const given of ['10 March 2023', '18:00']) expect([given, pages.includes(given)]).toEqual([given, true]);
    expect(/data-fact="company\.(?:hours|licence\.date)"/.test(pages)).toBe(false);
    // A lender who takes them over is asked all the same.
    for (const path of ['company.hours', 'company.licence.date']) expect(unconfirmedIn(DEMO.settings)).toContain(path);
  });

  it('would be seen without its mark', () => {
    const { sample } = english.common;
    const paragraph = (inner: string) => seenIn(`<p>${inner}</p>`).map(({ isMarked }) => isMarked);
    expect(paragraph(`Call ${company.hotline}`)).toEqual([false]);
    expect(paragraph(`<span data-fact="company.hours">${company.hotline} <small>${sample}</small></span>`)).toEqual([
      false,
    ]);
    expect(paragraph(`<span data-fact="company.hotline">${company.hotline}</span>`)).toEqual([false]);
    expect(paragraph(`<span data-fact="company.hotline">${company.hotline} <small>${sample}</small></span>`)).toEqual([
      true,
    ]);
  });

  it('Q8, Q70 is gone from a lender’s own build, and so is every mark', () => {
    expect(sampleFactsIn(BRAND)).toEqual([]);
    expect([...brand].filter(([, html]) => html.includes('data-fact')).map(([file]) => file)).toEqual([]);
  });
});

// Helpers

interface Seen {
  readonly file: string;
  readonly text: string;
  /** Samples that are written like this. */
  readonly places: readonly string[];
  readonly isMarked: boolean;
}

/** Longer ones first: the legal name holds the brand's. */
const FORMS = [...new Set(Object.values(WRITTEN).flat())].sort((a, b) => b.length - a.length);
const MARK = new RegExp(`<small[^>]*>[^<]*(?:${english.common.sample}|${urdu.common.sample})`);

function seenIn(html: string, file = ''): readonly Seen[] {
  return readTexts(html).flatMap(({ text, element }) =>
    formsIn(text).map((form) => {
      const places = Object.keys(WRITTEN).filter((place) => WRITTEN[place]?.includes(form) === true);
      const isMarked = around(element).some(
        (each) => places.includes(each.attribute('data-fact') ?? '') && MARK.test(each.html),
      );
      return { file, text: form, places, isMarked };
    }),
  );
}

/** The samples in a text, not within a longer word or number. */
function formsIn(text: string): readonly string[] {
  let rest = text;
  return FORMS.filter((form) => {
    const literal = form.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const whole = new RegExp(`(?<![\\p{L}\\p{N}/.])${literal}(?![\\p{L}\\p{N}]|\\.\\p{L})`, 'gu');
    const before = rest;
    rest = rest.replaceAll(whole, '');
    return rest !== before;
  });
}
