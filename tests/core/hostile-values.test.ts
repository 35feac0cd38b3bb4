import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { EMPTY_ADDRESS, firstAddressProblem, fitAddressField } from '#core/address/address-form.ts';
import { fitMobile } from '#core/complaint/complaint.ts';
import { paisaFromRupees } from '#core/lib/money.ts';
import { holdsMoreThanDigits, type Truncated } from '#core/lib/typed-text.ts';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { NO_NUMBER, withEntered } from '#core/number-check/field-text.ts';
import { readNumber } from '#core/number-check/read-number.ts';
import { readDraft } from '#core/session/drafts.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import { riskWarning, storedLanguage } from '#core/session/session.ts';
import { english } from '#core/text/catalogue.ts';
import { formatAmount, isolatedRuns, parseInstant } from '#core/text/format.ts';
import { presaleText } from '#core/text/sentences.ts';
import { must } from '../support/runs.ts';
import { stampOf } from '../support/stamp.ts';

/** Every field that takes digits, by what it makes of a text. */
const DIGIT_FIELDS: Readonly<Record<string, (text: string) => Truncated>> = {
  'number check': (text) => {
    const field = withEntered(NO_NUMBER, text, false);
    return { text: field.text, isTruncated: field.rest !== '' };
  },
  complaint: fitMobile,
  'address phone': (text) => fitAddressField('phoneNumber', text),
  ...Object.fromEntries(
    LOAN_FIELDS.map((field) => [field, (text: string) => ({ ...fitLoanField(field, text), entered: '' })]),
  ),
};
const digitField = fc.constantFrom(...Object.entries(DIGIT_FIELDS));

/** An address whose e-mail is judged next. */
const PHONED = { ...EMPTY_ADDRESS, name: 'A', phoneNumber: '03001234567' };

describe('what is typed, stored or dated by somebody else', () => {
  const ODD = ['0', '-1', '-0', 'NaN', 'Infinity', '1e5', '1E-7', '0x10', '9'.repeat(400), '.', '0..1', '1,000', '½'];
  const odd = fc.oneof(fc.constantFrom(...ODD, '١٢', '٫5', '１２'), fc.double().map(String), fc.string());

  it('row 40 no odd number ever shows as one: no NaN, no ∞, no exponent, nothing below zero', () => {
    const input = fc
      .tuple(odd, odd, odd, odd, odd)
      .map(
        (texts) =>
          Object.fromEntries(
            LOAN_FIELDS.map((field, at) => [field, fitLoanField(field, texts[at] ?? '').text]),
          ) as LoanInput,
      );
    fc.assert(
      fc.property(input, odd, (typed, sent) => {
        const paisa = [paisaFromRupees(sent), ...costByDay(typed).map(({ owed }) => owed)];
        const result = calculateLoan(typed);
        if (result.kind === 'figures') paisa.push(...Object.values(result.figures));
        for (const amount of paisa) must(amount === null || /^\d{1,3}(,\d{3})*(\.\d\d)?$/.test(formatAmount(amount)));
      }),
      { numRuns: 5000 },
    );
  });

  it('row 41 digits of every script are read alike in every field', () => {
    const zeros = fc.constantFrom(0x0660, 0x06f0, 0xff10);
    fc.assert(
      fc.property(digitField, fc.nat(9999), zeros, ([, keep], number, zero) => {
        const written = String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        must(JSON.stringify(keep(written)) === JSON.stringify(keep(String(number))));
      }),
      { numRuns: 2000 },
    );
  });

  it('row 42 what cannot be seen changes nothing, in every field', () => {
    const unseen = fc.constantFrom(
      ...Array.from('\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad'),
    );
    fc.assert(
      fc.property(digitField, fc.constantFrom('0300', '0.5', '12'), unseen, fc.nat(4), ([, keep], text, mark, at) => {
        const marked = text.slice(0, at) + mark + text.slice(at);
        must(JSON.stringify(keep(marked)) === JSON.stringify(keep(text)));
        const email = fitAddressField('email', `a${mark}b@c.pk`);
        must(email.text === 'ab@c.pk' && !email.isTruncated);
      }),
      { numRuns: 2000 },
    );
  });

  it('row 44, Q64 a field always says when it left out more than separators', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]{${length}}$`));
    const between = fc.constantFrom('', ' ', '-', '.', '/', '(', ') ');
    fc.assert(
      fc.property(digits(9), fc.stringMatching(/^[1-9]{0,4}$/), between, (nine, more, gap) => {
        const typed = `03${gap}${nine}${more}`;
        for (const kept of [fitAddressField('phoneNumber', typed), fitMobile(typed)]) {
          must(kept.isTruncated === more.length > 0 && `03${nine}`.endsWith(kept.text));
        }
        const amount = nine + more;
        must(
          !fitLoanField('loanAmount', amount.slice(0, 7)).isTruncated && fitLoanField('loanAmount', amount).isTruncated,
        );
        must(fitLoanField('loanAmount', `${nine.slice(0, 3)}.${nine.slice(3, 5)}`).isTruncated);
      }),
      { numRuns: 2000 },
    );
  });

  it.each<[string, (text: string) => unknown]>([
    ['an e-mail', (text) => firstAddressProblem({ ...PHONED, email: fitAddressField('email', text).text })],
    ['a number', readNumber],
    ['a rate', (text) => fitLoanField('rate', text)],
    ['a time', parseInstant],
    ['an order’s id', (text) => orderInHand(createMemorySession({ poi: text }))],
    ['digits with gaps', holdsMoreThanDigits],
    ['a text with runs of Latin', isolatedRuns],
  ])('row 49 %s of 50,000 characters is read at once', (_what, read) => {
    const parts = ['a', '@', '.', '1', 'a@', 'a.', '1a', '1 ', 'O ', '\u2066', '۱', ' '];
    // The first run compiles the pattern.
    read('a');
    for (const part of parts) {
      // The processor's time, not the clock's: a busy machine makes no pattern slow.
      const before = process.cpuUsage();
      read(`1${part.repeat(50_000 / part.length)}!`);
      const { user } = process.cpuUsage(before);
      expect([part, user < 200_000]).toEqual([part, true]);
    }
  });

  it('row 31 foreign values are never a language, an order with blanks in it, a seen dialog or a draft', () => {
    const fields = ['name', 'mobile', 'problem'] as const;
    const draftLike = fc
      .dictionary(fc.constantFrom(...fields, 'changedAt'), fc.oneof(fc.string(), fc.constant(0), fc.json()))
      .map((each) => JSON.stringify(each));
    const languageLike = fc
      .tuple(
        fc.constantFrom('en', 'ur', 'EN', 'uR', 'e', 'eng', 'ru'),
        fc.constantFrom('', '-', '_', ' ', '\n'),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' }), draftLike, languageLike),
        (foreign) => {
          const session = createMemorySession({
            language: foreign,
            poi: foreign,
            'riskSeen:en': foreign,
            'draft:complaint': foreign,
          });
          must(storedLanguage(session) === languageNamed(foreign));
          must(/^[^\s\p{C}]{1,200}$/u.test(orderInHand(session) ?? 'x'));
          must(riskWarning(session, 'en', 1280) === (foreign === '1' ? 'none' : 'dialog'));
          const draft = readDraft(session, 'draft:complaint', fields, 0);
          must(draft === null || fields.every((field) => typeof draft[field] === 'string'));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('row 39 no impossible time is ever read or written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.date().map(String)), (time) => {
        const instant = parseInstant(time);
        must(instant === null || (Number.isFinite(instant) && instant > 0));
        for (const each of typeof time === 'number' ? [time, instant] : [instant]) {
          const shown = `${each === null ? '' : stampOf(each)} ${presaleText(each, english)}`;
          must(!/NaN|Invalid|undefined/.test(shown));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

// Helpers

/** The language that a text names, in any letter case, before a hyphen or underscore and on one line; null for none. */
function languageNamed(text: string): string | null {
  const [language = ''] = text.toLowerCase().split(/[-_]/, 1);
  const isOneLine = !/[\n\r\u2028\u2029]/.test(text);
  return isOneLine && ['en', 'ur'].includes(language) ? language : null;
}
