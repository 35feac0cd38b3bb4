import type { LoanFigures } from '../loan/loan-figures.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import type { NumberVerdict } from '../number-check/judge-number.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { formatInstant, formatRupees, isolated } from '../text/format.ts';

/** The texts a message needs, of one language. */
export type MessageTexts = Pick<Catalogue['site'], 'safety' | 'numberCheck'>;

/** When a message is written and what stands in each: epoch ms, the lender's hotline, the texts of each language. */
export interface MessageContext {
  readonly now: number;
  readonly hotline: string;
  readonly languages: readonly MessageTexts[];
}

/** A verdict to forward to the family, once in each language: number, verdict, time, hotline, the rule on PIN and OTP. */
export function verdictMessage(verdict: NumberVerdict, context: MessageContext): string {
  return inEach(context, ({ safety, numberCheck }) =>
    safety.share.numberLine({ number: isolated(verdict.digits), verdict: numberCheck[verdict.status].title }),
  );
}

/** What a loan costs, to forward like a verdict. */
export function loanMessage({ loanDay }: LoanInput, { amount, total }: LoanFigures, context: MessageContext): string {
  return inEach(context, ({ safety }) =>
    safety.share.loanLine({
      amount: isolated(formatRupees(amount)),
      days: loanDay,
      total: isolated(formatRupees(total)),
    }),
  );
}

function inEach({ now, hotline, languages }: MessageContext, firstLine: (texts: MessageTexts) => string): string {
  return languages
    .map((texts) => {
      const { share } = texts.safety;
      return [
        firstLine(texts),
        share.checkedAt({ time: isolated(formatInstant(now) ?? '') }),
        share.secret,
        share.hotline({ number: isolated(hotline) }),
      ].join('\n');
    })
    .join('\n\n');
}
