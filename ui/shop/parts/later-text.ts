import type { Catalogue } from '#core/text/catalogue.ts';
import { cases as english } from '#core/text/en/cases.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';
import { cases as urdu } from '#core/text/ur/cases.ts';
import { useLanguage } from '../../kit/binding/text.tsx';

/** Texts that no first view needs: they come with the parts that show them, in both languages. */
type LaterTexts = Pick<Catalogue, 'cases'>;

const TEXTS: Readonly<Record<Language, LaterTexts>> = {
  en: { cases: english },
  ur: { cases: isolatedTexts(urdu) },
};

/** Those texts in the present language. */
export const useLaterText = (): LaterTexts => TEXTS[useLanguage()];
