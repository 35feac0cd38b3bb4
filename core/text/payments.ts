import type { Catalogue } from './catalogue.ts';
import { payments as english } from './en/payments.ts';
import type { Language } from './language.ts';
import { payments as urdu } from './ur/payments.ts';

/** The texts on payments, both languages as one piece: the key facts can be read in either. */
export const PAYMENT_TEXTS: Readonly<Record<Language, Catalogue['payments']>> = { en: english, ur: urdu };
