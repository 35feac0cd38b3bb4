import type { LoanFigures } from '../loan/loan-figures.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import type { NumberVerdict } from '../number-check/check-number.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { COMPANY } from '../text/company.ts';
import { formatInstant, formatRupees, isolated } from '../text/format.ts';

/** The texts a message needs, of one language. */
export type MessageTexts = Pick<Catalogue['site'], 'safety' | 'numberCheck'>;

/** A verdict to forward to the family, once in each language: number, verdict, time, hotline, the rule on PIN and OTP. */
export function verdictMessage(verdict: NumberVerdict, now: number, languages: readonly MessageTexts[]): string {
  return inEach(languages, now, ({ safety, numberCheck }) =>
    safety.share.numberLine({ number: isolated(verdict.digits), verdict: numberCheck[verdict.status].title }),
  );
}

/** What a loan costs, to forward like a verdict. */
export function loanMessage(
  { loanDay }: LoanInput,
  { amount, total }: LoanFigures,
  now: number,
  languages: readonly MessageTexts[],
): string {
  return inEach(languages, now, ({ safety }) =>
    safety.share.loanLine({
      amount: isolated(formatRupees(amount)),
      days: loanDay,
      total: isolated(formatRupees(total)),
    }),
  );
}

function inEach(languages: readonly MessageTexts[], now: number, firstLine: (texts: MessageTexts) => string): string {
  return languages
    .map((texts) => {
      const { share } = texts.safety;
      return [
        firstLine(texts),
        share.checkedAt({ time: isolated(formatInstant(now) ?? '') }),
        share.secret,
        share.hotline({ number: isolated(COMPANY.hotline.value) }),
      ].join('\n');
    })
    .join('\n\n');
}
