import type { Catalogue } from './catalogue.ts';
import { englishIn, type Wording } from './corrected.ts';
import type { Language } from './language.ts';
import { phoneInUrdu } from './phone.ts';
import { cases } from './ur/cases.ts';
import { common } from './ur/common.ts';
import { notices } from './ur/notices.ts';
import { payments } from './ur/payments.ts';
import { shop } from './ur/shop.ts';
import { site } from './ur/site.ts';

/** Every Urdu text: complete by type, ours throughout (Q56). */
export const urdu: Catalogue = { cases, common, notices, payments, phone: phoneInUrdu, shop, site };

/** The texts of a language; the Urdu ones have no mistakes to keep (Q1). */
export function textsOf(language: Language, wording: Wording = 'specified'): Catalogue {
  return { en: englishIn(wording), ur: urdu }[language];
}
