import { describe, expect, it } from 'vitest';
import type { CartReason } from '#core/purchase/cart-reasons.ts';
import { reasonTone } from '#core/purchase/reason-tone.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';

const WORDS: readonly (readonly [CartReason, en: string, ur: string])[] = [
  ...(Object.keys(english.notices) as (keyof typeof english.notices)[]).map(
    (key) => [key, english.notices[key], urdu.notices[key]] as const,
  ),
  ...(['planGone', 'bnplNotOffered', 'deliveryGone'] as const).map((key) => [key, '', ''] as const),
];

describe('the tone of a notice', () => {
  it('R51, R55 is clay for every text that speaks of payments that are late, in either language, and for no other', () => {
    expect(WORDS.length).toBeGreaterThan(25);
    for (const [reason, en, ur] of WORDS) {
      const isLate = /overdue/i.test(en);
      expect([reason, /تاخیر/.test(ur)]).toEqual([reason, isLate]);
      expect([reason, reasonTone(reason)]).toEqual([reason, isLate ? 'late' : 'neutral']);
    }
  });
});
