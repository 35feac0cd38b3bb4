import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { fitAddressField, isEmail } from '#core/address/address-form.ts';
import { fitMobile } from '#core/complaint/complaint.ts';
import { holdsMoreThanDigits } from '#core/lib/digits.ts';
import { paisaFromRupees } from '#core/lib/money.ts';
import { type Truncated, truncate } from '#core/lib/truncate.ts';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { NO_NUMBER, withEntered } from '#core/number-check/field-text.ts';
import { readNumber } from '#core/number-check/read-number.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import { formatAmount, isolatedRuns, parseInstant } from '#core/text/format.ts';
import { officialNumber } from '../../arbitraries/phone-number.ts';
import { must } from '../../support/runs.ts';
import { isFull, keepTally } from '../tally.ts';

const tally = keepTally('core', 'hostile values of input');

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

describe('reliability, rows of input', { timeout: 300_000 }, () => {
  const ODD = [
    '0',
    '-1',
    '-0',
    'NaN',
    'Infinity',
    '1e5',
    '1E-7',
    '0x10',
    '9'.repeat(400),
    '.',
    '0..1',
    '١٢',
    '1,000',
    '٫5',
    '½',
    '１２',
  ];
  const odd = fc.oneof(fc.constantFrom(...ODD), fc.double().map(String), fc.string());

  it('row 40 no odd number ever shows as one: no NaN, no ∞, no exponent, nothing below zero', async () => {
    const input = fc
      .tuple(odd, odd, odd, odd, odd)
      .map(
        (texts) =>
          Object.fromEntries(
            LOAN_FIELDS.map((field, at) => [field, fitLoanField(field, texts[at] ?? '').text]),
          ) as LoanInput,
      );
    await tally.prove(
      '40 odd numbers',
      [5000, 300_000],
      fc.property(input, odd, (typed, sent) => {
        const paisa = [paisaFromRupees(sent), ...costByDay(typed).map(({ owed }) => owed)];
        const result = calculateLoan(typed);
        if (result.kind === 'figures') paisa.push(...Object.values(result.figures));
        for (const amount of paisa) must(amount === null || /^\d{1,3}(,\d{3})*(\.\d\d)?$/.test(formatAmount(amount)));
      }),
    );
  });

  it('row 41 digits of every script are read alike in every field', async () => {
    const zeros = fc.constantFrom(0x0660, 0x06f0, 0xff10);
    await tally.prove(
      '41 digits of another script',
      [2000, 100_000],
      fc.property(digitField, fc.nat(9999), zeros, ([, keep], number, zero) => {
        const written = String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        must(JSON.stringify(keep(written)) === JSON.stringify(keep(String(number))));
      }),
    );
  });

  it('row 42 what cannot be seen changes nothing, in every field', async () => {
    const unseen = fc.constantFrom(
      ...Array.from('\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad'),
    );
    await tally.prove(
      '42 characters that cannot be seen',
      [2000, 100_000],
      fc.property(digitField, fc.constantFrom('0300', '0.5', '12'), unseen, fc.nat(4), ([, keep], text, mark, at) => {
        const marked = text.slice(0, at) + mark + text.slice(at);
        must(JSON.stringify(keep(marked)) === JSON.stringify(keep(text)));
        const email = fitAddressField('email', `a${mark}b@c.pk`);
        must(email.text === 'ab@c.pk' && !email.isTruncated);
      }),
    );
  });

  it('row 43 a cut never splits a pair, and only what is too long is cut', async () => {
    await tally.prove(
      '43 texts around a limit',
      [2000, 100_000],
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const kept = truncate(text, most);
        must(kept.isTruncated === text.length > most && text.startsWith(kept.text));
        must(!/[\uD800-\uDBFF]$/.test(kept.text) && kept.text.length >= Math.min(text.length, most - 1));
      }),
    );
  });

  it('row 44, Q64 a field always says when it left out more than separators', async () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]{${length}}$`));
    const between = fc.constantFrom('', ' ', '-', '.', '/', '(', ') ');
    await tally.prove(
      '44 more than a field takes',
      [2000, 100_000],
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
    );
  });

  it('row 44, Q12 what stands in the number check is never less than what was entered', async () => {
    const numeral = fc.constantFrom('²', '①', '१', '𝟘', '½', '５', '۵', ' ', 'x', '+');
    await tally.prove(
      '44 more than a field takes',
      [2000, 100_000],
      fc.property(officialNumber(), fc.nat(12), numeral, fc.nat(1), (number, at, mark, times) => {
        const entered = number.slice(0, at) + mark.repeat(times) + number.slice(at);
        must(checkNumber(withEntered(NO_NUMBER, entered, false).text).status === checkNumber(entered).status);
      }),
    );
  });

  it.each<[string, (text: string) => unknown]>([
    ['an e-mail', isEmail],
    ['a number', readNumber],
    ['a rate', (text) => fitLoanField('rate', text)],
    ['a time', parseInstant],
    ['an order’s id', (text) => orderInHand(createMemorySession({ poi: text }))],
    ['digits with gaps', holdsMoreThanDigits],
    ['a text with runs of Latin', isolatedRuns],
  ])('row 49 %s of 50,000 characters is read at once', async (_what, read) => {
    const parts = ['a', '@', '.', '1', 'a@', 'a.', '1a', '1 ', 'O ', '\u2066', '۱', ' '];
    await tally.survive('49 a text made to be slow', parts.length, () => {
      // The first run compiles the pattern.
      read('a');
      for (const part of parts) {
        // The processor's time, not the clock's: a busy machine makes no pattern slow.
        const before = process.cpuUsage();
        read(`1${part.repeat(50_000 / part.length)}!`);
        const { user } = process.cpuUsage(before);
        expect([part, user < (isFull ? 50_000 : 200_000)]).toEqual([part, true]);
      }
    });
  });
});
