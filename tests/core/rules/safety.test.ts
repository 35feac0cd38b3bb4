import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryClipboard, createMemorySharing } from '#adapters/memory/recording.ts';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { loanMessage, verdictMessage } from '#core/safety/message-to-forward.ts';
import { ADVICE_QUESTIONS, paymentAdvice } from '#core/safety/payment-advice.ts';
import { createForwardScreen, whatsAppLink } from '#core/screens/forward.ts';
import { english } from '#core/text/catalogue.ts';
import { COMPANY } from '#core/text/company.ts';
import { isolatedRuns } from '#core/text/format.ts';
import { urdu } from '#core/text/languages.ts';

const NOW = Date.UTC(2026, 2, 7, 4, 5);
const BOTH = [english.site, urdu.site];

describe('R5 somebody gave me an account or a code', () => {
  it('says pay for one combination of answers alone, and decides whenever all three are given', () => {
    const answers = [true, false, undefined];
    const paid: unknown[] = [];
    for (const ownCode of answers)
      for (const ourName of answers)
        for (const asksSecret of answers) {
          const given = { ownCode, ourName, asksSecret };
          const complete = Object.fromEntries(Object.entries(given).filter(([, each]) => each !== undefined));
          const advice = paymentAdvice(complete);
          if (advice === 'pay') paid.push(given);
          if (Object.keys(complete).length === ADVICE_QUESTIONS.length) expect(advice).not.toBeNull();
        }
    expect(paid).toEqual([{ ownCode: true, ourName: true, asksSecret: false }]);
  });

  it('warns at once where PIN or OTP is asked for, or the code is not one’s own', () => {
    expect(paymentAdvice({ asksSecret: true })).toBe('dontPay');
    expect(paymentAdvice({ ownCode: false })).toBe('dontPay');
    expect(paymentAdvice({ ownCode: true, ourName: false, asksSecret: false })).toBe('callUs');
    expect(paymentAdvice({})).toBeNull();
  });
});

describe('messages to forward', () => {
  it('say number, verdict, time in Karachi, hotline and the rule on PIN and OTP, in both languages', () => {
    const text = verdictMessage(checkNumber('03001234567'), NOW, BOTH);
    for (const part of [
      '03001234567',
      english.site.numberCheck.unofficial.title,
      urdu.site.numberCheck.unofficial.title,
      '2026-03-07 09:05',
      COMPANY.hotline.value,
      english.site.safety.share.secret,
      urdu.site.safety.share.secret,
    ]) {
      expect(text).toContain(part);
    }
  });

  it('say what a loan costs', () => {
    const input = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '5' };
    const result = calculateLoan(input);
    if (result.kind === 'gap') throw new Error('unreachable');
    const text = loanMessage(input, result.figures, NOW, BOTH);
    expect(text.match(/Rs\.\u00a013,400/g)).toHaveLength(2);
    expect(text.match(/Rs\.\u00a010,000/g)).toHaveLength(2);
  });
});

describe('a message is handed on', () => {
  const at = (sharing: ReturnType<typeof createMemorySharing>, clipboard: ReturnType<typeof createMemoryClipboard>) => {
    const screen = createForwardScreen({ sharing, clipboard });
    return { screen, shown: () => screen.state.getSnapshot() };
  };

  it('by the device’s sheet, and by nothing else where the person closes it', async () => {
    for (const answer of ['shared', 'dismissed'] as const) {
      const [sharing, clipboard] = [createMemorySharing(answer), createMemoryClipboard()];
      const { screen, shown } = at(sharing, clipboard);
      await screen.share('a number');
      expect([sharing.given, clipboard.text(), shown()]).toEqual([
        answer === 'shared' ? ['a number'] : [],
        null,
        { kind: 'ready' },
      ]);
    }
  });

  it('by the clipboard where the device refuses its sheet, and by hand where it refuses that too', async () => {
    const clipboard = createMemoryClipboard();
    const copying = at(createMemorySharing('refused'), clipboard);
    await copying.screen.share('a number');
    expect([clipboard.text(), copying.shown()]).toEqual(['a number', { kind: 'copied', text: 'a number' }]);

    const refusing = at(createMemorySharing('refused'), createMemoryClipboard(true));
    await refusing.screen.copy('a number');
    expect(refusing.shown()).toEqual({ kind: 'byHand', text: 'a number' });
  });

  it('to WhatsApp with every character of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = new URL(whatsAppLink(text));
        expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', text]);
      }),
    );
  });
});

describe('Q20 cost by day', () => {
  it('shows the due date, 1, 7 and 14 days late and the day on which the charges reach the loan', () => {
    const days = costByDay({ loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '0' });
    expect(days.map(({ overdueDays, owed }) => [overdueDays, owed])).toEqual([
      [0, 1_225_000],
      [1, 1_248_000],
      [7, 1_386_000],
      [14, 1_547_000],
      [34, 2_007_000],
    ]);
    expect(days.filter(({ reachesPrincipal }) => reachesPrincipal).map(({ overdueDays }) => overdueDays)).toEqual([34]);
  });

  it('never goes down from one day to the next, and shows nothing while a field is empty', () => {
    const digits = fc.integer({ min: 1, max: 9_999 }).map(String);
    fc.assert(
      fc.property(
        digits,
        digits,
        fc.constantFrom('0', '0.1', '0.75'),
        fc.constantFrom('0', '2', '2.3'),
        (a, d, r, p) => {
          const owed = costByDay({ loanAmount: a, loanDay: d, rate: r, penaltyRate: p, overdueDays: '0' }).map(
            (day) => day.owed,
          );
          expect(owed.toSorted((x, y) => x - y)).toEqual(owed);
          expect(owed.length).toBeGreaterThanOrEqual(4);
        },
      ),
    );
    expect(costByDay({ loanAmount: '', loanDay: '30', rate: '0.75', penaltyRate: '2', overdueDays: '0' })).toEqual([]);
  });
});

describe('isolated runs in right-to-left texts', () => {
  it.each([
    ['رقم 0.75% یومیہ', 'رقم \u20660.75%\u2069 یومیہ'],
    ['نمبر +92 بھی', 'نمبر \u2066+92\u2069 بھی'],
    ['کل Rs.\u00a050,000 ہے', 'کل \u2066Rs.\u00a050,000\u2069 ہے'],
    ['وقت \u20669:00-18:00\u2069 تک', 'وقت \u20669:00-18:00\u2069 تک'],
    ['صرف اردو', 'صرف اردو'],
  ])('%s', (plain, shown) => expect(isolatedRuns(plain)).toBe(shown));

  it('always leaves the same text once the marks are taken out, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replace(/[\u2066\u2069]/g, '');
        const once = isolatedRuns(plain);
        expect(once.replace(/[\u2066\u2069]/g, '')).toBe(plain);
        expect(isolatedRuns(once)).toBe(once);
      }),
    );
  });
});
