import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { orderId } from '#core/lib/ids.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import { dismissRiskDialog, NO_DIALOG_MAX_WIDTH_PX, riskWarning } from '#core/session/risk-notice.ts';
import {
  forgetShopper,
  prefersLargeText,
  rememberLanguage,
  rememberLargeText,
  shopLanguage,
  storedLanguage,
} from '#core/session/session.ts';

describe('Q50 the shop’s language', () => {
  it.each([
    ['ur', 'en', 'ur'],
    ['en', 'ur', 'en'],
    [undefined, 'ur', 'ur'],
    ['fr', 'ur', 'ur'],
    [undefined, undefined, 'en'],
    ['', 'xx', 'en'],
  ])('is the app’s %j before the session’s %j, else English: %s', (ofApp, ofSession, language) => {
    const session = createMemorySession(ofSession === undefined ? {} : { language: ofSession });
    expect(shopLanguage(ofApp === undefined ? {} : { language: ofApp }, session)).toBe(language);
  });

  it('R15 is kept under its own key', () => {
    const session = createMemorySession();
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

  it('is kept and taken back', () => {
    const session = createMemorySession();
    rememberLargeText(session, true);
    expect([session.read('largeText'), prefersLargeText(session)]).toEqual(['1', true]);
    rememberLargeText(session, false);
    expect([session.read('largeText'), prefersLargeText(session)]).toEqual([null, false]);
  });
});

describe('R43 the order in hand', () => {
  it('comes back as it was kept, until the shopper is forgotten', () => {
    const session = createMemorySession();
    keepOrderInHand(session, orderId('A-1'));
    expect([session.read('poi'), orderInHand(session)]).toEqual(['A-1', 'A-1']);
    forgetShopper(session);
    expect(orderInHand(session)).toBeNull();
  });

  it.each(['', ' ', ' 1', '1 ', '1 2', '\u00001', '1\u200b', '1\n', 'x'.repeat(129)])('is not %j', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBeNull(),
  );

  it.each(['1', '1234567890123456789', 'نمبر', 'x'.repeat(128)])('may be %s', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBe(poi),
  );
});

describe('R17, Q6 the risk warning', () => {
  it('is a dialog above 750 px alone, once per language, and otherwise stands in the page', () => {
    expect(NO_DIALOG_MAX_WIDTH_PX).toBe(750);
    const session = createMemorySession();
    const shown = () =>
      (['en', 'ur'] as const).flatMap((language) => [750, 751].map((width) => riskWarning(session, language, width)));
    expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'dialog']);
    dismissRiskDialog(session, 'ur');
    expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'none']);
    dismissRiskDialog(session, 'en');
    expect(shown()).toEqual(['inPage', 'none', 'inPage', 'none']);
  });

  it('comes back where the session holds something that it did not write', () => {
    for (const seen of ['0', '', 'true'])
      expect(riskWarning(createMemorySession({ 'riskSeen:en': seen }), 'en', 1000)).toBe('dialog');
  });
});
