import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import {
  forgetShopper,
  keepDraft,
  prefersLargeText,
  readDraft,
  rememberLanguage,
  rememberLargeText,
  shopLanguage,
  storedLanguage,
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
  const read = (stored: string, fields: readonly string[] = ['name', 'mobile']) =>
    readDraft(createMemorySession({ [KEY]: stored }), KEY, fields);

  it('always comes back as it was kept, and is gone once nothing is left of it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ name: text, mobile: text }), (draft) => {
        const session = createMemorySession();
        keepDraft(session, KEY, draft);
        expect(readDraft(session, KEY, ['name', 'mobile'])).toEqual(draft.name + draft.mobile === '' ? null : draft);
        keepDraft(session, KEY, { name: '', mobile: '' });
        expect(session.read(KEY)).toBeNull();
      }),
    );
  });

  it('is kept as JSON while any field holds something', () => {
    const session = createMemorySession();
    keepDraft(session, KEY, { name: '', mobile: '3' });
    expect(session.read(KEY)).toBe('{"name":"","mobile":"3"}');
  });

  it('is read with the fields that are asked for, and no others', () => {
    expect(read('{"name":"a","mobile":"","more":"x"}')).toEqual({ name: 'a', mobile: '' });
  });

  it.each([
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    '{"name":"a"}',
    '{"name":"a","mobile":3}',
    '{"name":"a","mobile":null}',
    '{"name":{},"mobile":"b"}',
    '{"__proto__":{"name":"a","mobile":"b"}}',
  ])('is none where it says %j', (stored) => expect(read(stored)).toBeNull());

  it('is none where the session holds a text instead of fields', () => {
    expect(read('"ab"', ['0', '1'])).toBeNull();
    expect(readDraft(createMemorySession(), KEY, ['name'])).toBeNull();
  });

  it('is read up to 100,000 characters, and not beyond', () => {
    const frame = '{"name":""}'.length;
    const ofLength = (length: number): string => `{"name":"${'x'.repeat(length - frame)}"}`;
    expect(read(ofLength(100_000), ['name'])).not.toBeNull();
    expect(read(ofLength(100_001), ['name'])).toBeNull();
  });
});
