import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { forgetShopper } from '#core/session/forget-shopper.ts';
import {
  prefersLargeText,
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
