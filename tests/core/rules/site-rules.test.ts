import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { isTestHost } from '#core/routes/gateway-host.ts';
import { dismissRiskDialog, riskWarning } from '#core/session/risk-notice.ts';
import { english } from '#core/text/catalogue.ts';
import { CORRECTED_NOTICES, englishIn } from '#core/text/corrected.ts';

describe('R17, R18, Q6, Q7 the risk dialog', () => {
  it('R17, Q6 the dialog shows once per session per language, and never at 750 px or less', () => {
    const session = createMemorySession();
    expect(riskWarning(session, 'en', 750)).toBe('inPage');
    expect(riskWarning(session, 'en', 751)).toBe('dialog');
    dismissRiskDialog(session, 'en');
    expect(riskWarning(session, 'en', 1280)).toBe('none');
    expect(riskWarning(session, 'ur', 1280)).toBe('dialog');
    expect(riskWarning(session, 'en', 360)).toBe('inPage');
    expect(riskWarning(createMemorySession(), 'en', 1280)).toBe('dialog');
  });
});

describe('R36 the gateway of a host', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.1', '[::1]', 'test.asaan.example', 'asaan.test'])(
    'R36 %s is a test host',
    (host) => {
      expect(isTestHost(host)).toBe(true);
    },
  );
  it.each(['asaan.example', 'localhost.evil.example', 'contest.example', '127.0.0.1.evil.example'])(
    '%s is none',
    (host) => {
      expect(isTestHost(host)).toBe(false);
    },
  );
});

describe('Q1 wordings', () => {
  it('Q1 the specified wording keeps every mistake, the corrected one mends those of its table and nothing else', () => {
    expect(englishIn('specified')).toBe(english);
    const corrected = englishIn('corrected');
    const changed = Object.entries(corrected.notices).filter(
      ([key, text]) => text !== english.notices[key as keyof typeof english.notices],
    );
    expect(changed.map(([key]) => key).toSorted()).toEqual(Object.keys(CORRECTED_NOTICES).toSorted());
    expect(corrected.shop.order.addressNote).toBe('Once confirmed by the seller, this cannot be modified');
    expect(english.shop.order.addressNote).toBe('Once confrmed by ihe seller, this cannot be modifed');
    expect(corrected.shop.cart).toEqual(english.shop.cart);
  });
});
