import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { sampleFactsIn } from '#adapters/settings/samples.ts';
import { english } from '#core/text/catalogue.ts';
import { groupedPhone } from '#core/text/format.ts';
import { builtSite } from '../support/built.ts';
import { DEMO } from '../support/demo.ts';
import { BRAND, BRAND_ICON, settingsAt } from '../support/own-brand.ts';

let site: ReadonlyMap<string, Buffer>;
let demo: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  const config = settingsAt('brand', BRAND);
  site = filesIn(await ensureSite('production', join(PROJECT, 'build', 'brand'), config));
  demo = filesIn(await builtSite('production'));
});

/** Every file of a folder but for the compressed forms, by its path. */
function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(file)]));
}

const text = (file: string): string => String(site.get(file) ?? '');

/** Every text of settings, however deep, that names a brand: long enough not to stand in a page by chance. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length >= 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The demo's facts, whole numbers among them, without the words that settings choose from. */
const { company } = DEMO.settings;
const traces: readonly string[] = [
  ...textsIn({ ...company, numbers: null, hours: null, policiesDate: null, licence: company.licence.number }),
  ...company.numbers.ranges.map(({ prefix }) => prefix),
  'asaan.example',
  'sandbox-secret',
  '10 March 2023',
  '20 November 2026',
  '9:00',
  '#0b5a4b',
  '#e9b44c',
  company.name.ur,
];

/** The demo's numbers, each as it is dialled and as it is read. */
const numbers: readonly (readonly string[])[] = [
  ...company.numbers.exact.map(({ number }) => number),
  ...company.numbers.ranges.flatMap(({ prefix, from, to }) => [prefix + from, prefix + to]),
].map((number) => [number, groupedPhone(number)]);

/** Names of the software's own, which no reader of a page sees: window fields, the bridge, the worker's policy and store. */
const OWN_NAMES = /asaan[A-Z]\w+|asaan-(?:worker|typed|[0-9a-f]{12})/g;

/** What a file says that only the demo says. */
const tracesIn = (content: Buffer): readonly string[] => {
  const said = String(content).replaceAll(OWN_NAMES, '');
  return [...[...traces, ...numbers.flat()].filter((trace) => said.includes(trace)), ...(said.match(/asaan/gi) ?? [])];
};

describe('a site of another brand', () => {
  it('Q8, Q70 bears no mark of a sample', () => {
    expect(sampleFactsIn(BRAND)).toEqual([]);
    const marked = [...site].filter(([file, content]) => file.endsWith('.html') && /data-fact/.test(String(content)));
    expect(marked.map(([file]) => file)).toEqual([]);
  });

  it('holds no trace of the demo in any file, which the demo’s own is full of', () => {
    const found = [...site].flatMap(([file, content]) => tracesIn(content).map((trace) => `${file}: ${trace}`));
    expect(found).toEqual([]);
    const inDemo = new Set([...demo.values()].flatMap(tracesIn));
    expect(traces.filter((trace) => !inDemo.has(trace))).toEqual([]);
    expect(numbers.filter((forms) => !forms.some((form) => inDemo.has(form)))).toEqual([]);
  });

  it('names itself in titles, header, manifest, icon and search words, in both languages', () => {
    expect(text('home.html')).toContain(' – Qarz</title>');
    expect(text('home/urdo.html')).toContain(' – قرض</title>');
    expect(text('product.html')).toContain('<title>Shop – Qarz</title>');
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({ name: 'Qarz', theme_color: '#7a1f3d' });
    expect(text('icon.svg')).toBe(BRAND_ICON);
    for (const file of ['icon-192.png', 'icon-512.png', 'cards/en.png', 'cards/ur.png']) {
      expect(site.get(file)?.subarray(1, 4).toString()).toBe('PNG');
      expect(site.get(file)?.equals(demo.get(file) ?? Buffer.alloc(0))).toBe(false);
    }
    expect(text('home.html')).toContain('<link rel="canonical" href="https://qarz.pk/home"/>');
    for (const [file, content] of site) {
      if (file.endsWith('.html')) expect([file, String(content).includes('content="#7a1f3d"')]).toEqual([file, true]);
    }
  });

  it('R5, R7, R14 shows its own facts, policies and numbers', () => {
    const { mission, vision, licence, wallets } = BRAND.company;
    const about = text('about.html') + text('about/urdo.html');
    for (const fact of [mission.en, vision.ur, licence.number, '1 December 2019', '042 1234100 to 042 1234199'])
      expect(about).toContain(fact);
    expect(text('home.html')).toContain(`Use it in ${wallets[0]} or ${wallets[1]},`);
    expect(text('notify.html')).toContain('10:30-17:00, Monday to Sunday');
    // Q68: the list is named by its day, and only one that lacks numbers says so.
    for (const file of ['notify.html', 'about.html']) expect(text(file)).toContain('3 February 2025');
    expect(about).not.toContain('of our numbers are not on it yet');
    expect(String(demo.get('about.html'))).toContain('At least 102 of our numbers are not on it yet');
    expect(text('privacy.html')).toMatch(/Last changed on 6 May 2024\..*What the lender wrote\./s);
    // Below its own words, what its pages send, which is failures alone.
    const { reporting } = english.site;
    expect(text('privacy.html')).toContain(reporting.failures.on);
    expect(text('privacy.html')).not.toContain(reporting.counting.title);
  });

  it('has its secret in the shop alone, and its numbers where they are judged', () => {
    const holding = (words: string): readonly string[] =>
      [...site].filter(([, content]) => String(content).includes(words)).map(([file]) => file);
    const withSecret = holding(BRAND.gateway.secret);
    expect(withSecret).toContain('product.html');
    for (const file of withSecret) expect(file).toMatch(/^product\.html$|^assets\/shop-/);
    expect(holding('0421234').filter((file) => !/^(?:about|notify|servise)|^assets\/|^serviseUrdo/.test(file))).toEqual(
      [],
    );
  });

  it('Q1, Q74 speaks in the wording that it chose', () => {
    const corrected = ['Once confirmed by the seller, this cannot be modified', 'Submitted successfully'];
    const saidBy = (files: typeof site): readonly string[] =>
      corrected.filter((words) => [...files.values()].some((content) => String(content).includes(words)));
    expect(saidBy(site)).toEqual(corrected);
    expect(saidBy(demo)).toEqual([]);
  });
});
