import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { orderId } from '#core/lib/ids.ts';
import { forgetShopper, isOrderId, keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import {
  dismissRiskDialog,
  NO_DIALOG_MAX_WIDTH_PX,
  prefersLargeText,
  rememberLanguage,
  rememberLargeText,
  rememberLayout,
  riskWarning,
  shopLanguage,
  storedLanguage,
  storedLayout,
} from '#core/session/session.ts';
import { parseLanguage } from '#core/text/language.ts';

describe('R15, Q50 the language', () => {
  it.each([
    ['ur', 'en', 'ur'],
    ['en', 'ur', 'en'],
    [undefined, 'ur', 'ur'],
    ['urdo', 'ur', 'ur'],
    ['ur-PK', undefined, 'ur'],
    [undefined, undefined, 'en'],
    ['', 'xx', 'en'],
  ])('Q50 is the app’s %j, else the session’s %j, else English: %s', (ofApp, ofSession, language) => {
    const session = createMemorySession(ofSession === undefined ? {} : { language: ofSession });
    expect(shopLanguage(ofApp === undefined ? {} : { language: ofApp }, session)).toBe(language);
  });

  it('Q50 is read with or without a region, as phones write it', () => {
    for (const [language, texts] of [
      ['ur', ['ur', 'ur-PK', 'ur_PK', 'ur-Arab-PK', 'UR', 'ur-', 'ur-IN']],
      ['en', ['en', 'en-GB', 'en_PK', 'EN-pk']],
      [null, ['urd', 'urdo', '', null, undefined, 'pk-ur', ' ur', 'eng', '-ur', 'ur PK']],
    ] as const)
      for (const text of texts) expect([text, parseLanguage(text)]).toEqual([text, language]);
  });

  it('R15 is kept under its own key', () => {
    const session = createMemorySession();
    expect(storedLanguage(session)).toBeNull();
    rememberLanguage(session, 'ur');
    expect([session.read('language'), storedLanguage(session)]).toEqual(['ur', 'ur']);
  });
});

describe('R12 larger text and the family of addresses', () => {
  it('R12 are the usual ones where the session holds nothing, or what it did not write', () => {
    const isLarge = ['1', '0', '', 'true'].map((largeText) => prefersLargeText(createMemorySession({ largeText })));
    expect(isLarge).toEqual([true, false, false, false]);
    expect(prefersLargeText(createMemorySession())).toBe(false);
    for (const stored of [{}, { layout: 'old' }]) expect(storedLayout(createMemorySession(stored))).toBe('classic');
  });

  it('R12 are kept, outlive the shopper, and are taken back', () => {
    const session = createMemorySession();
    rememberLargeText(session, true);
    rememberLayout(session, 'newer');
    forgetShopper(session);
    expect([prefersLargeText(session), storedLayout(session)]).toEqual([true, 'newer']);
    rememberLargeText(session, false);
    rememberLayout(session, 'classic');
    expect([session.read('largeText'), session.read('layout')]).toEqual([null, null]);
  });
});

describe('R43 the order in hand', () => {
  it('is kept for the session', () => {
    const session = createMemorySession();
    keepOrderInHand(session, orderId('A-1'));
    expect([session.read('poi'), orderInHand(session)]).toEqual(['A-1', 'A-1']);
    expect([orderInHand(createMemorySession()), isOrderId(null)]).toEqual([null, false]);
  });

  it.each(['', ' ', ' 1', '1 ', '1 2', '\u00001', '1\u200b', '1\n', 'x'.repeat(201)])('is not %j', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBeNull(),
  );

  it.each(['1', '1234567890123456789', 'نمبر', 'x'.repeat(200)])('may be %s', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBe(poi),
  );
});

it('R17, Q6 the risk dialog shows once per session per language, and never at 750 px or less', () => {
  expect(NO_DIALOG_MAX_WIDTH_PX).toBe(750);
  const session = createMemorySession({ 'riskSeen:en': 'true' });
  const shown = () =>
    (['en', 'ur'] as const).flatMap((language) => [750, 751].map((width) => riskWarning(session, language, width)));
  expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'dialog']);
  dismissRiskDialog(session, 'ur');
  expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'none']);
  dismissRiskDialog(session, 'en');
  expect(shown()).toEqual(['inPage', 'none', 'inPage', 'none']);
});

it('reliability row 22 another shopper finds nothing of the one before, and the phone its language', () => {
  const session = createMemorySession({ language: 'ur', 'riskSeen:ur': '1', poi: 'A-1' });
  const drafts = ['draft:address', 'draft:calculator', 'draft:complaint'] as const;
  for (const key of drafts) session.write(key, '{}');
  forgetShopper(session);
  expect(['poi' as const, ...drafts].map((key) => session.read(key))).toEqual(Array(4).fill(null));
  expect([session.read('language'), session.read('riskSeen:ur')]).toEqual(['ur', '1']);
});
