import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFactsIn, unconfirmedIn } from '#adapters/settings/samples.ts';
import { english } from '#core/text/catalogue.ts';
import { groupedPhone } from '#core/text/format.ts';
import { urdu } from '#core/text/languages.ts';
import { builtSite } from '../../support/built.ts';
import { DEMO } from '../../support/demo.ts';

const folder = await builtSite('production');
const pages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);

const { company } = DEMO.settings;
const { exact, ranges } = company.numbers;

/** How each sample is written where a person reads or presses it, told apart from the pages' own code. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'company.name': [company.name.en, company.name.ur],
  'company.legalName': [company.legalName.en, company.legalName.ur],
  'company.mission': Object.values(company.mission ?? {}),
  'company.vision': Object.values(company.vision ?? {}),
  'company.policiesDate': ['20 November 2026', '20 نومبر 2026'],
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

describe('a sample of the demo’s', () => {
  it('Q8 is one of those that this test looks for', () => {
    const places = sampleFactsIn(DEMO.settings).filter((path) => !UNSEEN.has(path));
    const known = (path: string): boolean =>
      Object.keys(WRITTEN).some((place) => path === place || /^[.[]/.test(path.replace(place, '')));
    expect(places.filter((path) => !known(path))).toEqual([]);
  });

  it('Q8 bears its mark wherever it stands, on every page in both languages', () => {
    expect(pages.size).toBeGreaterThan(25);
    const found = [...pages].flatMap(([file, html]) => seenIn(html).map((seen) => ({ file, ...seen })));
    expect(found.filter(({ isMarked }) => !isMarked)).toEqual([]);
    // What the mark means stands above every public page.
    const strips = [english, urdu].map(({ site }) => site.frame.sample);
    const silent = [...pages].filter(
      ([, html]) => html.includes('data-switch=') && !strips.some((text) => html.includes(text)),
    );
    expect(silent.map(([file]) => file)).toEqual([]);
    // What stands in the pages as they are built; the way to WhatsApp and the regulator come after a complaint.
    const later = new Set(['company.whatsApp', 'company.regulator']);
    const places = new Set(found.flatMap(({ places: each }) => each));
    expect(Object.keys(WRITTEN).filter((place) => !places.has(place) && !later.has(place))).toEqual([]);
  });

  it('R7, Q8 is not the day of the licence, nor the service hours: the specification gives them', () => {
    const all = [...pages.values()].join('');
    for (const given of ['10 March 2023', '18:00']) expect([given, all.includes(given)]).toEqual([given, true]);
    expect(/data-fact="company\.(?:hours|licence\.date)"/.test(all)).toBe(false);
    // A lender who takes them over is asked all the same.
    for (const path of ['company.hours', 'company.licence.date']) expect(unconfirmedIn(DEMO.settings)).toContain(path);
  });

  it('would be seen without its mark', () => {
    const paragraph = (inner: string) => seenIn(`<p>${inner}</p>`).map(({ isMarked }) => isMarked);
    const mark = `<small><span>${english.common.sample}</span></small>`;
    for (const unmarked of [
      `Call ${company.hotline}`,
      `<a href="tel:${company.hotline}">us</a>`,
      `<span data-fact="company.hours">${company.hotline} ${mark}</span>`,
      `<span data-fact="company.hotline">${company.hotline}</span>`,
    ])
      expect(paragraph(unmarked)).toEqual([false]);
    expect(paragraph(`<span data-fact="company.hotline">${company.hotline} ${mark}</span>`)).toEqual([true]);
  });
});

// Helpers

/** Elements without content, and those whose content is no text of the page, or that stand within a word. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|!doctype)$/i;
const UNREAD = /<(head|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<wbr\/?>/g;
const TAG = /<(\/?)([!\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const MARK = new RegExp(`<small[^>]*><span[^>]*>(?:${english.common.sample}|${urdu.common.sample})`);
/** Longer ones first: the legal name holds the brand's. */
const FORMS = [...new Set(Object.values(WRITTEN).flat())].sort((a, b) => b.length - a.length);

/** Every sample in the texts and links of a page, and whether an element around it names it and bears the mark. */
function seenIn(html: string) {
  const page = html.replaceAll(UNREAD, '');
  const texts: { readonly text: string; readonly at: number }[] = [];
  const facts: { readonly fact: string; readonly from: number; readonly to: number }[] = [];
  const open: { readonly fact: string | undefined; readonly from: number }[] = [];
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', index } of page.matchAll(TAG)) {
    if (name === undefined) texts.push({ text: whole, at: index });
    else if (slash === '/') {
      const { fact, from = 0 } = open.pop() ?? {};
      if (fact !== undefined) facts.push({ fact, from, to: index });
    } else {
      const [fact, address] = ['data-fact', 'href'].map((each) => attributes.split(` ${each}="`)[1]?.split('"')[0]);
      if (address !== undefined) texts.push({ text: address, at: index });
      if (!VOID.test(name)) open.push({ fact, from: index });
    }
  }
  const marked = facts.filter(({ from, to }) => MARK.test(page.slice(from, to)));
  return texts.flatMap(({ text, at }) =>
    formsIn(decoded(text)).map((form) => {
      const places = Object.keys(WRITTEN).filter((place) => WRITTEN[place]?.includes(form) === true);
      const isMarked = marked.some(({ fact, from, to }) => places.includes(fact) && from <= at && at < to);
      return { form, places, isMarked };
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string): string => text.replaceAll(/&(#x27|\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

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
