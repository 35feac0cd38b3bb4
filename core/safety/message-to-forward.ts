import type { LoanFigures } from '../loan/loan-figures.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import { isAboveCap, isOutsideTerms } from '../loan/terms.ts';
import { type NumberVerdict, shownNumber, verdictKind } from '../number-check/judge-number.ts';
import type { Catalogue } from '../text/catalogue.ts';
import type { Bilingual, Company } from '../text/company.ts';
import { writtenDay, writtenTime } from '../text/dates.ts';
import { formatRupees, isolated, isolatedRuns } from '../text/format.ts';
import type { Language } from '../text/language.ts';

/** The texts a message needs, of one language. */
export interface MessageTexts {
  readonly language: Language;
  readonly common: Pick<Catalogue['common'], 'months' | 'date' | 'clock' | 'dateTime'>;
  readonly site: Pick<Catalogue['site'], 'safety' | 'calculator' | 'numberCheck'>;
}

/** What stands in every message. */
export interface MessageContext {
  /** When the result came, ms since 1970; 0 where the device does not know. */
  readonly now: number;
  readonly company: Pick<Company, 'name' | 'legalName' | 'hotline'>;
  /** Where the reader can see for himself. */
  readonly links: Readonly<Record<'numberCheck' | 'calculator', Bilingual>>;
  /** Whether facts of the company's are samples (Q8). */
  readonly hasSamples: boolean;
  /** Day of the number list: `2026-11-21` (Q68). */
  readonly listedOn: string;
  readonly languages: readonly MessageTexts[];
}

/** A result to hand on, in one language: as lines of text, or drawn as a card. */
export interface MessageCard {
  readonly language: Language;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly headline: string;
  readonly lines: readonly string[];
}

/** The cards of a message as one text, as a messenger sends it. */
export function messageText(cards: readonly MessageCard[]): string {
  return cards.map(({ headline, lines }) => [headline, ...lines].join('\n')).join('\n\n');
}

/** A verdict to forward to the family, once in each language: number, list, time, hotline, the rule on PIN and OTP, whose list it is. */
export function verdictCards(verdict: NumberVerdict, context: MessageContext): readonly MessageCard[] {
  const { status } = verdict;
  const kind = verdictKind(verdict);
  return context.languages.map((texts) => {
    const { share } = texts.site.safety;
    const about = share.about[kind === 'unchecked' ? 'unofficial' : kind];
    return {
      language: texts.language,
      tone: status === 'official' ? 'good' : 'bad',
      headline: about({ number: isolated(shownNumber(verdict)), name: context.company.name[texts.language] }),
      lines: [
        status === 'official' ? share.ownCode : share.doNotPay,
        ...(verdict.isPartial ? [texts.site.numberCheck.onlyDigits] : []),
        ...(kind === 'unreadable' ? [] : [share.listed({ date: writtenDay(context.listedOn, texts.common) })]),
        ...lastLines('numberCheck', texts, context),
      ],
    };
  });
}

/** What a loan costs, to forward like a verdict; days of delay count in. */
export function loanCards(input: LoanInput, figures: LoanFigures, context: MessageContext): readonly MessageCard[] {
  const isOutside = isOutsideTerms(input);
  return context.languages.map((texts) => {
    const { share } = texts.site.safety;
    const rupees = (amount: number): string => isolatedRuns(formatRupees(amount, texts.language));
    const charge = {
      days: input.overdueDays,
      charge: rupees(figures.overdueCharge),
      rate: isolated(`${input.penaltyRate}%`),
    };
    return {
      language: texts.language,
      tone: 'plain',
      headline: share.about[isOutside ? 'cost' : 'loan']({
        amount: rupees(figures.amount),
        days: input.loanDay,
        name: context.company.name[texts.language],
      }),
      lines: [
        share.cost({ markup: rupees(figures.markup), rate: isolated(`${input.rate}%`) }),
        ...(Number(input.overdueDays) > 0 ? [share.late(charge)] : []),
        share.payBack({ total: rupees(figures.total) }),
        ...(isOutside ? [share.notOffered({ name: context.company.name[texts.language] })] : []),
        ...(isAboveCap(figures) ? [texts.site.calculator.aboveCap] : []),
        texts.site.calculator.decides,
        ...lastLines('calculator', texts, context),
      ],
    };
  });
}

/** When it was, what nobody may be told, whom to call, where to look oneself, and who is behind it. */
function lastLines(
  page: keyof MessageContext['links'],
  { language, common, site }: MessageTexts,
  { now, company, links, hasSamples }: MessageContext,
): readonly string[] {
  const { share } = site.safety;
  const time = writtenTime(now, common);
  return [
    ...(time === null ? [] : [share.checkedAt({ time: isolatedRuns(time) })]),
    share.secret,
    share.hotline({ number: isolated(company.hotline) }),
    // No mark of direction touches the address: an app that makes it a link would take it along.
    `${share.link[page === 'numberCheck' ? 'number' : 'loan']} ${links[page][language]}`,
    share.company({ name: company.name[language], legalName: company.legalName[language] }),
    ...(hasSamples ? [share.samples] : []),
  ];
}
