import { payments as english } from './en/payments.ts';
import { payments as urdu } from './ur/payments.ts';

/** The texts on payments, both languages as one piece: the key facts can be read in either. */
export const PAYMENT_TEXTS = { en: english, ur: urdu };
