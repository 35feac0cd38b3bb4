import { licence, name } from 'virtual:settings/company';
import { exampleLoan } from '#core/loan/example-loan.ts';
import type { SitePage } from '#core/routes/site-pages.ts';
import { CARD_TEXTS } from '#core/text/card-texts.ts';
import { formatAmount, formatRupees } from '#core/text/format.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { isSample } from '../../kit/parts/fact/is-sample.ts';
import type { SiteContext } from '../../site/frame/site-context.tsx';
import type { CardWords } from './page-card.ts';

/** Title and description of a page. */
export function headWords({ page, site, common }: SiteContext): {
  readonly title: string;
  readonly description: string;
} {
  const { home, about, faq, complaint: complaints, numberCheck, calculator, service, policies } = site;
  const pages = { home, about, faq, complaints, numberCheck, calculator, service, ...policies };
  return page === null ? { title: common.notFound.title, description: common.notFound.text } : pages[page];
}

/** What stands on cards: never a verdict, since a message that warns of a number shows the card of the page it links to. */
export interface CardFacts {
  /** The label of the number check's field. */
  readonly field: string;
  /** What the worked example comes to. */
  readonly loan: { readonly sum: string; readonly result: string; readonly total: string; readonly of: string };
  readonly licence: { readonly label: string; readonly number: string };
  readonly question: { readonly question: string; readonly answer: string };
  readonly terms: readonly { readonly name: string; readonly value: string }[];
  /** The word for a sample, behind a licence that is one (Q8); else empty. */
  readonly licenceMark: string;
}

/** What stands on the cards of a language. */
export function cardFacts({ site, common, language }: SiteContext): CardFacts {
  const loan = exampleLoan();
  if (loan === null) throw new Error('the worked example is no loan');
  const rupees = (amount: number): string => formatRupees(amount, language);
  return {
    field: site.numberCheck.field,
    loan: {
      sum: formatAmount(loan.total),
      result: site.calculator.result,
      total: rupees(loan.total),
      of: site.calculator.resultFor({ amount: rupees(loan.amount), days: loan.days, late: 0 }),
    },
    licence: { label: site.about.disclosure.licenceNumber, number: licence.number },
    question: site.faq.items.period,
    terms: site.home.terms.slice(0, 3),
    licenceMark: isSample('company.licence.number') ? common.sample : '',
  };
}

/** The card of a page: one for each page and language, under all its addresses. Null where no address names a page. */
export function cardOf(site: SiteContext): CardWords | null {
  const { page, language } = site;
  if (page === null) return null;
  const { title } = headWords(site);
  const facts = FACTS_BELOW[page]?.(site.site) ?? [];
  const shown = [`${title} – ${name[language]}`, ...facts, shownOn(site, page)];
  const alt = shown.map((each) => (/[.?۔؟]\u2069?$/.test(each) ? each : each + MARKS[language].stop)).join(' ');
  return { file: `cards/${page}-${language}.png`, language, title, facts, name: name[language], alt };
}

/** How a language ends a sentence, and parts what it lists. */
const MARKS = { en: { stop: '.', comma: ', ' }, ur: { stop: '۔', comma: '، ' } } as const;

/** What stands below the title, where the scene says no fact. */
const FACTS_BELOW: Partial<Record<SitePage, (site: SiteContext['site']) => readonly string[]>> = {
  home: ({ home }) => home.terms.slice(0, 2).map(({ value }) => value),
  complaints: ({ complaint }) => [complaint.lead],
  userData: ({ policies }) => [policies.userData.description],
  privacy: ({ policies }) => [policies.privacy.description],
};

/** The scene of a page, in words. */
function shownOn(site: SiteContext, page: SitePage): string {
  const { language } = site;
  const cards = directedTexts(language, CARD_TEXTS[language]);
  const { field, loan, licence: shownLicence, question, terms, licenceMark } = cardFacts(site);
  const cost = { result: loan.result, total: loan.total, loan: loan.of };
  switch (page) {
    case 'home':
      return cards.home({ sum: loan.sum });
    case 'about':
      return cards.about({
        label: shownLicence.label,
        number: shownLicence.number + (licenceMark === '' ? '' : ` (${licenceMark})`),
      });
    case 'faq':
      return cards.faq(question);
    case 'numberCheck':
      return cards.numberCheck({ field });
    case 'calculator':
      return cards.calculator(cost);
    case 'service':
      return cards.service({ field, ...cost });
    case 'terms':
      return cards.terms({
        terms: terms.map((term) => `${term.name} ${term.value}`).join(MARKS[language].comma),
      });
    case 'complaints':
    case 'userData':
    case 'privacy':
      return cards[page];
  }
}
