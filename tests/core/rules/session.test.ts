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

const FIELDS = ['name', 'mobile', 'problem'] as const;

describe('R15, R17, R43 what the session keeps is checked when it is read', () => {
  it('a language is one of two, and everything else is none', () => {
    expect(['en', 'ur', 'urdo', '', null, undefined].map(parseLanguage)).toEqual(['en', 'ur', null, null, null, null]);
    const session = createMemorySession();
    expect(storedLanguage(session)).toBeNull();
    rememberLanguage(session, 'ur');
    expect(storedLanguage(session)).toBe('ur');
  });

  it('larger text is kept, outlives the shopper, and is taken back', () => {
    const session = createMemorySession();
    rememberLargeText(session, true);
    forgetShopper(session);
    expect(session.read('largeText')).toBe('1');
    expect(prefersLargeText(session)).toBe(true);
    rememberLargeText(session, false);
    expect(session.read('largeText')).toBeNull();
  });

  it('a draft always comes back as it was kept, and is gone once nothing is left of it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ name: text, mobile: text, problem: text }), (draft) => {
        const session = createMemorySession();
        keepDraft(session, 'draft:complaint', draft);
        const isEmpty = draft.name + draft.mobile + draft.problem === '';
        expect(readDraft(session, 'draft:complaint', FIELDS)).toEqual(isEmpty ? null : draft);
        keepDraft(session, 'draft:complaint', { name: '', mobile: '', problem: '' });
        expect(session.read('draft:complaint')).toBeNull();
      }),
    );
  });

  it('takes no field from a prototype, and no draft longer than a form can be', () => {
    const inherited = createMemorySession({
      'draft:complaint': '{"__proto__":{"name":"a","mobile":"b","problem":"c"}}',
    });
    expect(readDraft(inherited, 'draft:complaint', FIELDS)).toBeNull();
    const long = createMemorySession();
    keepDraft(long, 'draft:complaint', { name: 'a', mobile: '', problem: 'x'.repeat(200_000) });
    expect(readDraft(long, 'draft:complaint', FIELDS)).toBeNull();
  });

  it('reliability row 22 another shopper finds nothing of the one before, and the phone its language', () => {
    const session = createMemorySession({ language: 'ur', 'riskSeen:ur': '1', poi: 'A-1' });
    for (const key of ['draft:address', 'draft:bnplCalculator', 'draft:complaint'] as const) session.write(key, '{}');
    forgetShopper(session);
    const kept = [
      'poi',
      'draft:address',
      'draft:bnplCalculator',
      'draft:complaint',
      'language',
      'riskSeen:ur',
    ] as const;
    expect(kept.map((key) => session.read(key))).toEqual([null, null, null, null, 'ur', '1']);
  });
});

describe('Q50 the shop’s language', () => {
  it('Q50 the language is the app’s, else the session’s, else English', () => {
    const session = createMemorySession();
    expect(shopLanguage({}, session)).toBe('en');
    rememberLanguage(session, 'ur');
    expect(shopLanguage({}, session)).toBe('ur');
    expect(shopLanguage({ language: 'en' }, session)).toBe('en');
    expect(shopLanguage({ language: 'urdo' }, session)).toBe('ur');
  });
});
