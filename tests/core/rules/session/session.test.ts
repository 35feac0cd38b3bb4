import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import {
  eraseOldDrafts,
  forgetShopper,
  isDraftCurrent,
  keepDraft,
  prefersLargeText,
  readDraft,
  rememberLanguage,
  rememberLargeText,
  rememberLayout,
  shopLanguage,
  storedLanguage,
  storedLayout,
} from '#core/session/session.ts';
import { parseLanguage } from '#core/text/language.ts';

describe('R15, Q50 the language', () => {
  it('Q50 the language is the app’s, else the session’s, else English', () => {
    for (const [ofApp, ofSession, language] of [
      ['ur', 'en', 'ur'],
      ['en', 'ur', 'en'],
      [undefined, 'ur', 'ur'],
      ['urdo', 'ur', 'ur'],
      [undefined, undefined, 'en'],
      ['', 'xx', 'en'],
    ]) {
      const session = createMemorySession(ofSession === undefined ? {} : { language: ofSession });
      expect(shopLanguage(ofApp === undefined ? {} : { language: ofApp }, session)).toBe(language);
    }
    expect(['en', 'ur', 'urdo', '', null, undefined].map(parseLanguage)).toEqual(['en', 'ur', null, null, null, null]);
  });

  it('Q50 is read with or without a region, as phones write it', () => {
    for (const text of ['ur-PK', 'ur_PK', 'ur-Arab-PK', 'UR', 'ur-', 'ur-IN'])
      expect([text, parseLanguage(text)]).toEqual([text, 'ur']);
    for (const text of ['en-GB', 'en_PK', 'EN-pk']) expect([text, parseLanguage(text)]).toEqual([text, 'en']);
    for (const text of ['urd', 'pk-ur', ' ur', 'eng', '-ur', 'ur PK'])
      expect([text, parseLanguage(text)]).toEqual([text, null]);
    expect(shopLanguage({ language: 'ur-PK' }, createMemorySession())).toBe('ur');
  });

  it('R15 is kept under its own key', () => {
    const session = createMemorySession();
    expect(storedLanguage(session)).toBeNull();
    rememberLanguage(session, 'ur');
    expect([session.read('language'), storedLanguage(session)]).toEqual(['ur', 'ur']);
  });
});

describe('larger text', () => {
  it('is wanted only where the session says 1', () => {
    const wanted = ['1', '0', '', 'true'].map((largeText) => prefersLargeText(createMemorySession({ largeText })));
    expect(wanted).toEqual([true, false, false, false]);
    expect(prefersLargeText(createMemorySession())).toBe(false);
  });

  it('is kept, outlives the shopper, and is taken back', () => {
    const session = createMemorySession();
    rememberLargeText(session, true);
    forgetShopper(session);
    expect([session.read('largeText'), prefersLargeText(session)]).toEqual(['1', true]);
    rememberLargeText(session, false);
    expect([session.read('largeText'), prefersLargeText(session)]).toEqual([null, false]);
  });
});

it('R12 the family of addresses is kept for the session, the classic one where nothing or anything else is', () => {
  const session = createMemorySession();
  expect(storedLayout(session)).toBe('classic');
  rememberLayout(session, 'newer');
  forgetShopper(session);
  expect([session.read('layout'), storedLayout(session)]).toEqual(['newer', 'newer']);
  rememberLayout(session, 'classic');
  expect([session.read('layout'), storedLayout(session)]).toEqual([null, 'classic']);
  expect(storedLayout(createMemorySession({ layout: 'old' }))).toBe('classic');
});

it('reliability row 22 another shopper finds nothing of the one before, and the phone its language', () => {
  const session = createMemorySession({ language: 'ur', 'riskSeen:ur': '1', poi: 'A-1' });
  const drafts = ['draft:address', 'draft:bnplCalculator', 'draft:complaint'] as const;
  for (const key of drafts) session.write(key, '{}');
  forgetShopper(session);
  expect(['poi' as const, ...drafts].map((key) => session.read(key))).toEqual(Array(4).fill(null));
  expect([session.read('language'), session.read('riskSeen:ur')]).toEqual(['ur', '1']);
});

describe('reliability row 31 a stored draft', () => {
  const KEY = 'draft:complaint';
  const NOW = 1_700_000_000_000;
  const read = (stored: string, fields: readonly string[] = ['name', 'mobile']) =>
    readDraft(createMemorySession({ [KEY]: stored }), KEY, fields, NOW);

  it('always comes back as it was kept, and is gone once nothing is left of it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ name: text, mobile: text }), (draft) => {
        const session = createMemorySession();
        keepDraft(session, KEY, draft, NOW);
        const again = readDraft(session, KEY, ['name', 'mobile'], NOW);
        expect(again).toEqual(draft.name + draft.mobile === '' ? null : draft);
        keepDraft(session, KEY, { name: '', mobile: '' }, NOW);
        expect(session.read(KEY)).toBeNull();
      }),
    );
  });

  it('is kept as JSON while any field holds something', () => {
    const session = createMemorySession();
    keepDraft(session, KEY, { name: '', mobile: '3' }, NOW);
    expect(session.read(KEY)).toBe(`{"name":"","mobile":"3","changedAt":${NOW}}`);
  });

  it('is read with the fields that are asked for, and no others', () => {
    expect(read(`{"name":"a","mobile":"","more":"x","changedAt":${NOW}}`)).toEqual({ name: 'a', mobile: '' });
  });

  it.each([
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    `{"name":"a","changedAt":${NOW}}`,
    `{"name":"a","mobile":3,"changedAt":${NOW}}`,
    `{"name":"a","mobile":null,"changedAt":${NOW}}`,
    `{"name":{},"mobile":"b","changedAt":${NOW}}`,
    `{"__proto__":{"name":"a","mobile":"b"},"changedAt":${NOW}}`,
    '{"name":"a","mobile":"b"}',
    `{"name":"a","mobile":"b","changedAt":"${NOW}"}`,
    `{"name":"a","mobile":"b","__proto__":{"changedAt":${NOW}}}`,
    '{"name":"a","mobile":"b","changedAt":1e999}',
  ])('is none where it says %j', (stored) => expect(read(stored)).toBeNull());

  it('is none where the session holds a text instead of fields', () => {
    expect(read('"ab"', ['0', '1'])).toBeNull();
    expect(readDraft(createMemorySession(), KEY, ['name'], NOW)).toBeNull();
  });

  it('is read up to 100,000 characters, and not beyond', () => {
    const frame = `{"name":"","changedAt":${NOW}}`.length;
    const ofLength = (length: number): string => `{"name":"${'x'.repeat(length - frame)}","changedAt":${NOW}}`;
    expect(read(ofLength(100_000), ['name'])).not.toBeNull();
    expect(read(ofLength(100_001), ['name'])).toBeNull();
  });
});

describe('the age of a draft', () => {
  const HOUR = 3_600_000;
  const NOW = 1_700_000_000_000;

  it('is always counted from its last change: it is shown for 24 hours, and erased at the first look after them', () => {
    const ages = fc.integer({ min: 0, max: 60 * HOUR });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 41 }), ages, ages, (start, later, age) => {
        const session = createMemorySession();
        keepDraft(session, 'draft:address', { name: 'A' }, start);
        keepDraft(session, 'draft:address', { name: 'B' }, start + later);
        const isYoung = age <= 86_400_000;
        const found = readDraft(session, 'draft:address', ['name'], start + later + age);
        expect([found, session.read('draft:address') === null]).toEqual([isYoung ? { name: 'B' } : null, !isYoung]);
      }),
    );
  });

  it('does not grow where the device’s clock is set back, and does not last for ever either', () => {
    expect([-24, -23, 0, 24].map((hours) => isDraftCurrent(NOW, NOW + hours * HOUR))).toEqual(Array(4).fill(true));
    expect([-24 * HOUR - 1, 24 * HOUR + 1].map((ms) => isDraftCurrent(NOW, NOW + ms))).toEqual([false, false]);
    expect(isDraftCurrent(NOW, Number.NaN)).toBe(false);
  });

  it('is looked at wherever a page opens: old drafts go, young ones and all else stay', () => {
    const session = createMemorySession({ language: 'ur', poi: 'A-1' });
    keepDraft(session, 'draft:complaint', { name: 'A' }, NOW - 25 * HOUR);
    keepDraft(session, 'draft:address', { name: 'A', order: 'A-1' }, NOW - 25 * HOUR);
    keepDraft(session, 'draft:bnplCalculator', { order: 'A-1' }, NOW - 23 * HOUR);
    eraseOldDrafts(session, NOW);
    const kept = (['draft:complaint', 'draft:address', 'draft:bnplCalculator', 'language', 'poi'] as const).map(
      (key) => session.read(key) !== null,
    );
    expect(kept).toEqual([false, false, true, true, true]);
  });
});
