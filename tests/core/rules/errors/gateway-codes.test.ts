import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_NOTICES, noticeForCode } from '#core/errors/gateway-codes.ts';
import { english } from '#core/text/catalogue.ts';

describe('R72, R73 codes', () => {
  it('R72 shows the catalogue’s sentences, mistakes included, and the general one for any other code', () => {
    const shown = (code: number) => english.notices[noticeForCode(code)];
    expect(Object.fromEntries(Object.keys(CODE_NOTICES).map((code) => [code, shown(Number(code))]))).toEqual({
      400110: 'lost required paramete',
      400112: 'lost token',
      400113: 'token expired',
      400114: 'invalid token',
      400115: 'invalid phone number',
      400147: 'order no exit',
      400128: 'product no exit',
      401129: 'credit exit,not create order',
    });
    fc.assert(
      fc.property(fc.integer(), (code) => {
        fc.pre(!(code in CODE_NOTICES));
        expect(shown(code)).toBe('Network error, please try again later');
      }),
    );
  });

  it('R73 400207 and 400310 have their own sentence on one call alone', () => {
    expect(english.notices[noticeForCode(400207, 'startPurchase')]).toBe(
      'There are orders under review. Please try again later.',
    );
    expect(english.notices[noticeForCode(400310, 'continuePurchase')]).toBe('Failed to get BNPL credit, try again ');
    expect(noticeForCode(400207, 'continuePurchase')).toBe('networkError');
    expect(noticeForCode(400310, 'startPurchase')).toBe('networkError');
  });
});
