import type { Catalogue } from '#core/text/catalogue.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import { createTextHook } from '../../kit/binding/text.tsx';

/** The texts on payments, in the present language. */
export const usePaymentTexts = createTextHook<Pick<Catalogue, 'payments'>>(
  { payments: PAYMENT_TEXTS.en },
  { payments: PAYMENT_TEXTS.ur },
);
