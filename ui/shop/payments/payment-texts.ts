import type { Catalogue } from '#core/text/catalogue.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import { useLanguage } from '../../kit/binding/text.tsx';

/** As pages show them; what leaves a page takes `PAYMENT_TEXTS` as they are. */
const SHOWN = { en: { payments: PAYMENT_TEXTS.en }, ur: { payments: isolatedTexts(PAYMENT_TEXTS.ur) } };

/** The texts on payments in the present language: beside the shop's catalogue, since its first page has none of them. */
export function usePaymentTexts(): Pick<Catalogue, 'payments'> {
  return SHOWN[useLanguage()];
}
