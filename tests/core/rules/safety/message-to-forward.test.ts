import { describe, expect, it } from 'vitest';
import { statedTime } from '#core/lib/time.ts';
import { judgeNumber } from '#core/number-check/judge-number.ts';
import { SPECIFIED_NUMBERS } from '#core/number-check/official-numbers.ts';
import { loanCards, type MessageContext, messageText, verdictCards } from '#core/safety/message-to-forward.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';

const isolated = (text: string): string => `\u2066${text}\u2069`;
const CONTEXT: MessageContext = {
  now: Date.UTC(2026, 2, 7, 4, 5),
  company: {
    name: { en: 'Qarz', ur: 'قرض' },
    legalName: { en: 'Qarz Microfinance Limited', ur: 'قرض مائیکروفنانس لمیٹڈ' },
    hotline: '0421112233',
  },
  links: {
    numberCheck: { en: 'https://qarz.pk/notify', ur: 'https://qarz.pk/notify/urdo' },
    calculator: { en: 'https://qarz.pk/calculator', ur: 'https://qarz.pk/calculator/urdo' },
  },
  listedOn: '2025-02-03',
  hasSamples: false,
  languages: [
    { language: 'en', ...english },
    { language: 'ur', ...urdu },
  ],
};
const inEnglish = { ...CONTEXT, languages: CONTEXT.languages.slice(0, 1) };
const INPUT = { loanAmount: '10000', loanDay: '30', rate: '0.75', penaltyRate: '2.3', overdueDays: '0' };
const FIGURES = { amount: 1_000_000, markup: 225_000, overdueCharge: 0, total: 1_225_000 };

describe('a message to forward', () => {
  const verdictOf = (status: 'official' | 'unofficial' | 'unchecked') =>
    ({ digits: '0511', status, nationalOffer: null, isPartial: false }) as const;

  it('Q68 a verdict names the company, its list, the time, and where and whom to ask; nothing is said as “we”', () => {
    expect(messageText(verdictCards(verdictOf('unofficial'), inEnglish)).split('\n')).toEqual([
      `${isolated('0511')} is not on the number list of Qarz`,
      'Do not pay anyone who contacts you from this number.',
      'List of 3 February 2025. It may lack numbers: call the hotline to be sure.',
      `Checked on ${isolated('7 March 2026, 9:05 am')}, Pakistan time`,
      'Tell nobody your PIN or OTP.',
      `Hotline ${isolated('0421112233')}`,
      `Check a number yourself: https://qarz.pk/notify`,
      'Qarz: Qarz Microfinance Limited, a licensed lender (NBFC)',
    ]);
    for (const each of CONTEXT.languages) {
      const text = messageText(verdictCards(verdictOf('unofficial'), { ...CONTEXT, languages: [each] }));
      expect(text).not.toMatch(/\b(?:we|us|our)\b|ہم[ اے]|ہمار/i);
      for (const known of [CONTEXT.company.name, CONTEXT.company.legalName])
        expect(text).toContain(known[each.language]);
    }
  });

  it('is good for an official number and bad for any other, as a loan is neither, and leads to its page in each language', () => {
    const loan = loanCards(INPUT, FIGURES, CONTEXT);
    for (const [cards, tone, page, link] of [
      [verdictCards(verdictOf('official'), CONTEXT), 'good', 'numberCheck', 'number'],
      [verdictCards(verdictOf('unofficial'), CONTEXT), 'bad', 'numberCheck', 'number'],
      [verdictCards(verdictOf('unchecked'), CONTEXT), 'bad', 'numberCheck', 'number'],
      [verdictCards({ ...verdictOf('unchecked'), digits: '' }, CONTEXT), 'bad', 'numberCheck', 'number'],
      [loan, 'plain', 'calculator', 'loan'],
    ] as const) {
      expect(cards.map((card) => [card.language, card.tone])).toEqual([
        ['en', tone],
        ['ur', tone],
      ]);
      for (const [at, { language, site }] of CONTEXT.languages.entries())
        expect(cards[at]?.lines).toContain(`${site.safety.share.link[link]} ${CONTEXT.links[page][language]}`);
      expect(messageText(cards).split('\n\n')).toHaveLength(2);
    }
    const [official] = verdictCards(verdictOf('official'), CONTEXT);
    expect(official?.headline).toBe(`${isolated('0511')} is on the number list of Qarz`);
    expect(official?.lines[0]).toBe('Pay only with a code that you made yourself in the app.');
  });

  it('says of what cannot be read that it was not looked for, and of no list that it lacks it', () => {
    const verdict = judgeNumber('०५१६०११६३२', SPECIFIED_NUMBERS);
    const [headline, advice, next] = messageText(verdictCards(verdict, inEnglish)).split('\n');
    expect(headline).toBe(english.site.safety.share.about.unreadable({ number: isolated('०५१६०११६३२'), name: 'Qarz' }));
    expect(advice).toBe(english.site.safety.share.doNotPay);
    expect(next).toMatch(/^Checked on/);
  });

  it('Q61 says in each language that words before the number were left out, and of a long text its beginning alone', () => {
    for (const [text, isSaid] of [
      ['call 0516011632', true],
      ['0516011632', false],
    ] as const) {
      const message = messageText(verdictCards(judgeNumber(text, SPECIFIED_NUMBERS), CONTEXT));
      for (const { site } of [english, urdu]) expect(message.includes(site.numberCheck.onlyDigits)).toBe(isSaid);
    }
    for (const part of ['5', 'x5'])
      expect(
        messageText(verdictCards(judgeNumber(part.repeat(500_000), SPECIFIED_NUMBERS), CONTEXT)).length,
      ).toBeLessThan(2000);
  });

  it('Q8 says in each language that the demo’s company is a sample, and nothing of it for a lender', () => {
    const said = (hasSamples: boolean): string => messageText(loanCards(INPUT, FIGURES, { ...CONTEXT, hasSamples }));
    for (const { site } of [english, urdu]) {
      expect(said(true)).toContain(site.safety.share.samples);
      expect(said(false)).not.toContain(site.safety.share.samples);
      // Nothing in a message wears a mark: it names what is a sample.
      expect(said(true)).not.toContain(site.frame.sample);
    }
  });

  it('a loan names its cost, its late days where there are some, and what is paid back in all', () => {
    const linesOf = (text: string): readonly string[] => text.split('\n');
    const cost = `Cost: ${isolated('Rs.\u00a02,250')} at ${isolated('0.75%')} a day`;
    expect(linesOf(messageText(loanCards(INPUT, FIGURES, inEnglish))).slice(0, 4)).toEqual([
      `A loan of ${isolated('Rs.\u00a010,000')} from Qarz for 30 days`,
      cost,
      `You pay back: ${isolated('Rs.\u00a012,250')}`,
      'Your key fact statement in the app decides.',
    ]);
    const late = { ...FIGURES, overdueCharge: 115_000, total: 1_340_000 };
    const [said = '', inUrdu] = messageText(loanCards({ ...INPUT, overdueDays: '5' }, late, CONTEXT)).split('\n\n');
    expect(linesOf(said).slice(1, 4)).toEqual([
      cost,
      `Late by 5 days: ${isolated('Rs.\u00a01,150')} more at ${isolated('2.3%')} a day`,
      `You pay back: ${isolated('Rs.\u00a013,400')}`,
    ]);
    for (const figure of ['2,250', '1,150', '13,400', '2.3%', '0.75%']) expect(inUrdu).toContain(figure);
  });

  it('Q18, Q20 a loan that is not offered is not called one of the company’s, and the cap is said where it applies', () => {
    const outside = { ...INPUT, loanAmount: '2000000' };
    const figures = { amount: 200_000_000, markup: 45_000_000, overdueCharge: 0, total: 245_000_000 };
    const [said = '', inUrdu = ''] = messageText(loanCards(outside, figures, CONTEXT)).split('\n\n');
    expect(said.split('\n')[0]).toBe(
      `What ${isolated('Rs.\u00a02,000,000')} for 30 days would cost, not offered by Qarz`,
    );
    expect(said).toContain(english.site.safety.share.notOffered({ name: 'Qarz' }));
    expect(said).not.toContain(english.site.calculator.aboveCap);
    expect(inUrdu).toContain(urdu.site.safety.share.notOffered({ name: 'قرض' }));
    const above = { ...FIGURES, overdueCharge: 800_000, total: 2_025_000 };
    for (const [at, { site }] of [english, urdu].entries()) {
      const text = messageText(loanCards({ ...INPUT, overdueDays: '35' }, above, CONTEXT)).split('\n\n')[at];
      expect(text).toContain(site.calculator.aboveCap);
      expect(text).not.toContain(site.safety.share.notOffered({ name: CONTEXT.company.name[at === 0 ? 'en' : 'ur'] }));
    }
    for (const input of [outside, { ...INPUT, loanDay: '91' }, { ...INPUT, loanAmount: '999' }])
      expect(messageText(loanCards(input, figures, inEnglish))).not.toContain('from Qarz');
  });

  it('names no time where the clock stands before the program was built', () => {
    const builtAt = Date.UTC(2026, 10, 21, 7);
    const at = (day: number) => statedTime({ now: () => Date.UTC(2026, 10, day, 7), builtAt });
    const [before, after] = [20, 21].map((day) =>
      messageText(verdictCards(verdictOf('official'), { ...inEnglish, now: at(day) })).split('\n'),
    );
    expect(after?.filter((line) => !line.includes(', Pakistan time'))).toEqual(before);
    expect(after).toHaveLength((before ?? []).length + 1);
  });
});
