import { textsOf } from '#core/text/languages.ts';
import { colorInUrdu } from '#core/text/ur/seller-words.ts';

/** A lender's words for receipts and fact sheets, none of its facts a sample. */
export const receiptWords = (language: 'en' | 'ur') => ({
  language,
  texts: textsOf(language),
  company: {
    legalName: { en: 'Company', ur: 'کمپنی' },
    licence: { number: 'L-1', date: '2023-03-10' },
    hotline: '051111883883',
  },
  colorName: language === 'ur' ? colorInUrdu : (name: string) => name,
  isSample: () => false,
});
