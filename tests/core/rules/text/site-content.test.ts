import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLoan, loanAtHighestRate } from '#core/loan/example-loan.ts';
import { LOAN_TERMS, PENALTY_CAP, PENALTY_MARKETING_RATE, RATE_CAP, SHOP_PENALTY_RATE } from '#core/loan/terms.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { english } from '#core/text/catalogue.ts';
import { internationalNumber, walletNames } from '#core/text/company.ts';
import { shownDay, writtenDay } from '#core/text/dates.ts';
import { faqByTopic, faqEntries } from '#core/text/faq-entries.ts';
import { filled } from '#core/text/filled.ts';
import { urdu } from '#core/text/languages.ts';
import { hoursIn } from '#core/text/opening-hours.ts';
import { COMPANY } from '../../../support/demo.ts';

const { home, faq, about, frame, calculator, safety } = english.site;
const WALLETS = walletNames(COMPANY.wallets);

describe('R1, R2, R3 the landing page', () => {
  it('R1 names amount, period, interest and penalty as the terms have them', () => {
    const { minAmount, maxAmount, maxDays, rate, penaltyRate } = LOAN_TERMS;
    expect(home.terms.map(({ value }) => value)).toEqual([
      `Rs. ${minAmount.toLocaleString('en')}–${maxAmount.toLocaleString('en')}`,
      `at most ${maxDays} days`,
      `${rate.from}–${rate.to}% a day`,
      `${penaltyRate.from}–${penaltyRate.to}% a day`,
    ]);
  });

  it('shows what a loan costs by an example: 10,000 rupees for 30 days at the highest rate', () => {
    expect(exampleLoan()).toEqual({ days: 30, amount: 1_000_000, markup: 225_000, total: 1_225_000 });
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
  });

  it('R2 pays out to wallet or bank account, and is repaid with a code made in the app', () => {
    const words = home.how.map(({ title, text }) => `${title} ${filled(text, WALLETS)}`).join(' ');
    for (const part of ['mobile wallet or bank account', 'repayment code', 'Easypaisa or JazzCash']) {
      expect(words).toContain(part);
    }
  });

  it('R3 says who can borrow', () => {
    expect(home.who).toEqual([
      'Pakistani citizens',
      '18 or older',
      'with a bank account or mobile wallet of their own',
    ]);
  });
});

describe('R5 the scam warning', () => {
  it('R5 speaks of repayment accounts, with hotline, mailbox and hours', () => {
    expect(frame.warning.title).toContain('scam repayment accounts');
    expect(frame.hours(hoursIn('en', COMPANY.hours))).toBe('9:00-18:00, Monday to Sunday');
    expect(urdu.site.frame.hours(hoursIn('ur', COMPANY.hours))).toBe(
      'صبح 9:00 بجے سے شام 6:00 بجے تک، ہفتے کے ساتوں دن',
    );
    expect(COMPANY.mailbox).toMatch(/^\S+@\S+$/);
  });

  it('the hotline passes the number check of its own site, in both editions', () => {
    expect(checkNumber(COMPANY.hotline, 'tabs').status).toBe('official');
    expect(checkNumber(COMPANY.hotline, 'classic').status).toBe('official');
  });

  it('the hotline is dialled from abroad as +92 and the number without its 0', () => {
    expect(internationalNumber('03001234567')).toBe('+923001234567');
    fc.assert(
      fc.property(
        fc.stringMatching(/^0\d{9,10}$/),
        (number) => internationalNumber(number).length === number.length + 2,
      ),
    );
  });
});

describe('R7 the disclosure', () => {
  it('R7 names company, business, status, licence date and outbound numbers', () => {
    expect(Object.values(about.disclosure)).toEqual([
      'Company name',
      'Principal business',
      'Status',
      'Licence issued',
      'Licence number',
      'Outbound call numbers',
    ]);
    expect([about.business, about.nbfc]).toEqual(['Nano lendings', 'NBFC']);
    expect(writtenDay(COMPANY.licence.date, english.common)).toBe('10 March 2023');
    expect(writtenDay(COMPANY.licence.date, urdu.common)).toBe('10 مارچ 2023');
    expect(shownDay(COMPANY.licence.date, english.common)).toBe('10\u00a0March\u00a02023');
  });
});

describe('Q68 an incomplete number list', () => {
  it('Q68 no text of the check claims every number, and each verdict names the list by its day and the hotline or the rule', () => {
    for (const { site } of [english, urdu]) {
      const { numberCheck, about: page, safety: warned } = site;
      const date = 'DAY';
      const verdicts = [numberCheck.official.text({ date }), numberCheck.unofficial.text({ date })];
      const said = [
        ...verdicts,
        numberCheck.lead({ date }),
        numberCheck.unofficial.title,
        page.numbersNote({ date }),
        page.description,
        warned.share.listed({ date }),
      ];
      for (const text of said) {
        expect(text).not.toMatch(/\b(?:only these|every number|all (?:of )?our numbers|not our number)\b/i);
        expect(text).not.toMatch(/تمام نمبر|صرف انہی|ہمارا نمبر نہیں/);
      }
      for (const text of [...verdicts, numberCheck.lead({ date }), page.numbersNote({ date })]) {
        expect(text).toContain(date);
      }
      expect(numberCheck.unofficial.text({ date })).toMatch(/call our hotline|ہیلپ لائن پر کال کریں/);
    }
  });
});

describe('R8, R9, Q9, Q10 the FAQ', () => {
  const items = faqEntries(faq, { ...hoursIn('en', COMPANY.hours), ...WALLETS });
  const urduItems = faqEntries(urdu.site.faq, { ...hoursIn('ur', COMPANY.hours), ...WALLETS });

  it('R8 has 17 items, each a question with an answer, in both languages', () => {
    expect(items).toHaveLength(17);
    for (const { question, answer } of items) {
      expect([question, question.endsWith('?') && answer.endsWith('.')]).toEqual([question, true]);
    }
    expect(urduItems).toHaveLength(17);
    for (const { question, answer } of urduItems) {
      expect([question, question.endsWith('؟') && answer.endsWith('۔')]).toEqual([question, true]);
    }
    // By topic they stand in the same order.
    expect([...faqByTopic(items).values()].flat()).toEqual(items);
    expect([...faqByTopic(items).keys()]).toEqual(Object.keys(faq.topics));
    expect(items.map(({ answer }) => answer)).toContain('From 9:00 to 18:00, Monday to Sunday, by hotline and e-mail.');
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
  ] as const)('R9 %s states its fact', (key, facts) => {
    for (const fact of facts) expect(faq.items[key].answer).toContain(fact);
  });

  it('Q9 the FAQ says Rs.2,000 where the terms say Rs. 1,000: both stand as specified', () => {
    expect(faq.items.shownAmount.answer).toContain('The app shows');
    expect(LOAN_TERMS.minAmount).toBe(1000);
  });

  it('Q10 adds no figure that the specification does not have', () => {
    const figures = items.flatMap(({ answer }) => answer.match(/\d[\d,.:]*\d|\d/g) ?? []);
    const known = ['2,000', '50,000', '90', '0', '0.75', '2', '2.5', '18', '24', '5', '9:00', '18:00'];
    for (const figure of figures) expect(known).toContain(figure);
  });
});

it('the time of day is said in Urdu by the part of the day, twelve hours each', () => {
  const spoken = (opens: string): string => hoursIn('ur', { opens, closes: '18:00' }).opens;
  expect(['00:30', '04:00', '11:59', '12:00', '15:30', '16:00', '20:00'].map(spoken)).toEqual([
    'رات 12:30 بجے',
    'صبح 4:00 بجے',
    'صبح 11:59 بجے',
    'دوپہر 12:00 بجے',
    'دوپہر 3:30 بجے',
    'شام 4:00 بجے',
    'رات 8:00 بجے',
  ]);
});

describe('Q14, Q15 four penalty figures and two rate caps', () => {
  it('Q15 each stands where the specification puts it, beside the key fact statement', () => {
    expect(RATE_CAP).toBe('0.75');
    expect(PENALTY_CAP).toBe('2.3');
    expect(SHOP_PENALTY_RATE).toBe('2.0');
    expect(LOAN_TERMS.penaltyRate).toEqual({ from: '2', to: '2.5' });
    const { from, to } = PENALTY_MARKETING_RATE;
    expect(calculator.gaps.tabs.penaltyRate).toContain(`(${from}-${to}%)`);
    for (const { small } of [calculator, urdu.site.calculator]) {
      expect(small.advertised({ from, to, rate: RATE_CAP })).toMatch(/0%(?:-| سے )2\.2%.*0\.75%/);
      const penalty = small.penalty({ ...LOAN_TERMS.penaltyRate, cap: PENALTY_CAP, shop: SHOP_PENALTY_RATE });
      for (const figure of ['2.5%', PENALTY_CAP, SHOP_PENALTY_RATE]) expect(penalty).toContain(figure);
    }
    // R31: the marketing text speaks of the penalty, never of the interest.
    expect(calculator.small.advertised({ from, to, rate: RATE_CAP })).toMatch(/^Penalty interest .*0%-2\.2%/);
    expect(calculator.small.decides).toContain('key fact statement');
  });

  it('Q14 the cap of 0.75 is in every language, the older wording in the classic edition alone', () => {
    for (const gaps of [calculator.gaps, urdu.site.calculator.gaps]) {
      expect(gaps.tabs.rate).toContain('0.75%');
      expect(gaps.classic.rate).toContain('2.2%');
    }
  });
});

describe('R17 the risk dialog', () => {
  it('has the specified title, and speaks of short-term high-interest loans', () => {
    expect(safety.risk.title).toBe('Your financial well-being is our priority');
    expect(safety.risk.text).toMatch(/Short-term.*high interest/);
    expect(safety.risk.ok).toBe('OK');
  });
});
