import { licence } from 'virtual:settings/company';
import { buildDay } from '#adapters/browser/system-clock.ts';
import { statedTime } from '#core/lib/time.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { writtenDay, writtenTime } from '#core/text/dates.ts';
import { paper as english } from '#core/text/en/paper.ts';
import { isolated } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import { paper as urdu } from '#core/text/ur/paper.ts';
import { isSample } from '../../kit/parts/fact/is-sample.ts';

/** Puts the company's licence and the time of printing below its name, on paper alone: what the shop's papers have at their head. */
export async function printImprint(language: Language): Promise<void> {
  const { common } = await commonIn[language]();
  const paper = PAPER_TEXTS[language];
  const company = document.querySelector('footer > p');
  const line = document.createElement('p');
  line.className = company?.className ?? '';
  line.dataset['imprint'] = '';
  window.addEventListener('beforeprint', () => {
    const named = { number: isolated(licence.number), date: writtenDay(licence.date, common) };
    const mark = isSample('company.licence') ? ` ${common.sample}` : '';
    const time = writtenTime(statedTime({ now: Date.now, builtAt: buildDay() }), common);
    const printed = time === null ? '' : ` · ${paper.printed}: ${time}`;
    line.textContent = `${paper.licence}: ${paper.licenceOf(named)}${mark}${printed}`;
    company?.after(line);
  });
  window.addEventListener('afterprint', () => line.remove());
}

/** The words of dates come with the page that has them; those of a paper are few. */
const commonIn: Readonly<Record<Language, () => Promise<Pick<Catalogue, 'common'>>>> = {
  en: () => import('#core/text/en/common.ts'),
  ur: () => import('#core/text/ur/common.ts'),
};
const PAPER_TEXTS = { en: english, ur: urdu } as const satisfies Record<Language, Catalogue['payments']['paper']>;
