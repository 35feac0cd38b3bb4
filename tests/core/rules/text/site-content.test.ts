import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLoan, loanAtHighestRate } from '#core/loan/example-loan.ts';
import { LOAN_TERMS, PENALTY_CAP, PENALTY_MARKETING_RATE, RATE_CAP, SHOP_PENALTY_RATE } from '#core/loan/terms.ts';
import { checkNumber } from '#core/number-check/judge-number.ts';
import { english } from '#core/text/catalogue.ts';
import { walletNames } from '#core/text/company.ts';
import { hoursIn, shownDay, writtenDay } from '#core/text/dates.ts';
import { faqByTopic, faqEntries, filled } from '#core/text/faq-entries.ts';
import { urdu } from '#core/text/languages.ts';
import { COMPANY } from '../../../support/demo.ts';

const { home, faq, about, frame, calculator } = english.site;
const WALLETS = walletNames(COMPANY.wallets);

describe('R1, R2, R3 the landing page', () => {
  it('R1 names amount, period, interest and penalty as the terms have them', () => {
    expect(home.terms.map(({ value }) => value)).toEqual([
      'Rs. 1,000–50,000',
      'at most 90 days',
      '0–0.75% a day',
      '2–2.5% a day',
    ]);
    const { minAmount, maxAmount, maxDays, rate, penaltyRate } = LOAN_TERMS;
    expect([minAmount, maxAmount, maxDays, rate.from, rate.to]).toEqual([1000, 50_000, 90, '0', '0.75']);
    expect(penaltyRate).toEqual({ from: '2', to: '2.5' });
  });

  it('R27 works out any loan on offer at the highest rate, by whole paisa', () => {
    const hundreds = fc.integer({ min: 10, max: 500 });
    fc.assert(
      fc.property(hundreds, fc.integer({ min: 1, max: 90 }), (amount, days) => {
        // Of 100 rupees 0.75 a day, as 75 paisa.
        const markup = amount * days * 75;
        const figures = { days, amount: amount * 10_000, markup, total: amount * 10_000 + markup };
        expect(loanAtHighestRate(String(amount * 100), String(days))).toEqual(figures);
      }),
    );
    expect([loanAtHighestRate('', '30'), loanAtHighestRate('10000', '0')]).toEqual([null, null]);
    expect(exampleLoan()).toEqual({ days: 30, amount: 1_000_000, markup: 225_000, total: 1_225_000 });
  });

  it('R2, R3 says how it is paid out and repaid, and who can borrow', () => {
    const words = home.how.map(({ title, text }) => `${title} ${filled(text, WALLETS)}`).join(' ');
    for (const part of ['mobile wallet or bank account', 'repayment code', 'Easypaisa or JazzCash'])
      expect(words).toContain(part);
    expect(home.who).toEqual([
      'Pakistani citizens',
      '18 or older',
      'with a bank account or mobile wallet of their own',
    ]);
  });
});

describe('R5, R7 the company', () => {
  it('R5 warns of scam repayment accounts, with a hotline that its own check knows, and its hours', () => {
    expect(frame.warning.title).toContain('scam repayment accounts');
    for (const edition of ['classic', 'tabs'] as const)
      expect(checkNumber(COMPANY.hotline, edition).status).toBe('official');
    expect(frame.hours(hoursIn('en', COMPANY.hours, english.common))).toBe('9:00-18:00, Monday to Sunday');
    expect(urdu.site.frame.hours(hoursIn('ur', COMPANY.hours, urdu.common))).toBe(
      'صبح 9:00 بجے سے شام 6:00 بجے تک، ہفتے کے ساتوں دن',
    );
    const opens = ['00:30', '11:59', '12:00', '20:00'].map(
      (at) => hoursIn('ur', { opens: at, closes: '18:00' }, urdu.common).opens,
    );
    expect(opens).toEqual(['رات 12:30 بجے', 'صبح 11:59 بجے', 'دوپہر 12:00 بجے', 'رات 8:00 بجے']);
  });

  it('R7 discloses business, status and the day of the licence', () => {
    expect([about.business, about.nbfc]).toEqual(['Nano lendings', 'NBFC']);
    expect(writtenDay(COMPANY.licence.date, english.common)).toBe('10 March 2023');
    expect(writtenDay(COMPANY.licence.date, urdu.common)).toBe('10 مارچ 2023');
    expect(shownDay(COMPANY.licence.date, english.common)).toBe('10\u00a0March\u00a02023');
  });

  it('Q68 names beside each verdict the day of the number list, and the hotline where it may lack one', () => {
    for (const { site } of [english, urdu]) {
      const { numberCheck, about: page } = site;
      const date = 'DAY';
      const verdicts = [numberCheck.official.text({ date }), numberCheck.unofficial.text({ date })];
      for (const text of [...verdicts, page.numbersNote({ date })]) expect(text).toContain(date);
      expect(verdicts[1]).toMatch(/call our hotline|ہیلپ لائن پر کال کریں/);
    }
  });
});

describe('R8, R9, Q9, Q10 the FAQ', () => {
  const items = faqEntries(faq, { ...hoursIn('en', COMPANY.hours, english.common), ...WALLETS });

  it('R8 has 17 items, each a question with an answer, in both languages and by topic', () => {
    const inUrdu = faqEntries(urdu.site.faq, { ...hoursIn('ur', COMPANY.hours, urdu.common), ...WALLETS });
    for (const [list, ends] of [
      [items, '?.'],
      [inUrdu, '؟۔'],
    ] as const) {
      expect(list.map(({ question, answer }) => `${question.at(-1)}${answer.at(-1)}`)).toEqual(Array(17).fill(ends));
      expect([...faqByTopic(list).values()].flat()).toEqual(list);
    }
    expect([...faqByTopic(items).keys()]).toEqual(Object.keys(faq.topics));
  });

  it.each([
    ['shownAmount', ['Rs.2,000', 'Rs.50,000']],
    ['approvedAmount', ['credit rating']],
    ['bankDetails', ['cannot be changed once entered']],
    ['oneAccount', ['one account per national ID']],
    ['nationalId', ['cannot be edited after submission']],
    ['mistakenLoan', ['free', 'principal is repaid within 24 hours']],
    ['accountCancellation', ['5 working days after review']],
    ['forgottenPin', ['forgot-PIN', 'OTP']],
  ] as const)('R9, Q9 %s states its fact', (key, facts) => {
    for (const fact of facts) expect(faq.items[key].answer).toContain(fact);
  });

  it('Q10 adds no figure that the specification does not have', () => {
    const known = new Set('2,000 50,000 90 0 0.75 2 2.5 18 24 5 9:00 18:00'.split(' '));
    const figures = items.flatMap(({ answer }) => answer.match(/\d[\d,.:]*\d|\d/g) ?? []);
    expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
  });
});

describe('Q14, Q15 four penalty figures and two rate caps', () => {
  it('Q15 each stands where the specification puts it, beside the key fact statement', () => {
    expect([RATE_CAP, PENALTY_CAP, SHOP_PENALTY_RATE]).toEqual(['0.75', '2.3', '2.0']);
    // One range a page, with its source: the advertisement's in the calculator (R31), the terms' on the other pages (R1).
    for (const { advertised } of [calculator, urdu.site.calculator])
      expect(advertised(PENALTY_MARKETING_RATE)).toMatch(
        /^Penalty interest in our advertisement: 0%-2\.2%|^ہمارے اشتہار میں جرمانے کی شرح 0% سے 2\.2%/,
      );
    expect(faq.items.penalty.answer).toMatch(/^By our terms, a penalty of 2% to 2\.5%/);
    expect(calculator.decides).toContain('key fact statement');
  });

  it('Q14 the cap of 0.75 is in every language, the older wording in the classic edition alone', () => {
    for (const gaps of [calculator.gaps, urdu.site.calculator.gaps])
      expect([gaps.tabs.rate, gaps.classic.rate]).toEqual([
        expect.stringContaining('0.75%'),
        expect.stringContaining('2.2%'),
      ]);
  });
});
