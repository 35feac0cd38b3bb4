import type { Filled } from '../catalogue.ts';
import type { cards as english } from '../en/cards.ts';

/** What the pictures show that messages show of a page. */
export const cards: Filled<typeof english> = {
  home: (need) => `ایک ہاتھ میں فون ہے، جس کے کیلکولیٹر پر ${need.sum} لکھا ہے۔`,
  about: (need) => `موبائل شاپ کا کاؤنٹر، اور ایک تختی: ${need.label} ${need.number}۔`,
  faq: (need) => `ایک سوال اور اس کا جواب: ${need.question} ${need.answer}`,
  complaints: 'ایک خط لفافے میں جا رہا ہے۔',
  numberCheck: (need) => `فون پر کال آ رہی ہے۔ نیچے ایک خالی خانہ ہے: ${need.field}۔`,
  calculator: (need) => `بٹوے سے رسید نکل رہی ہے: ${need.result} ${need.total}، ${need.loan}۔`,
  service: (need) =>
    `فون کے اوپر دو کارڈ۔ ایک خالی خانہ: ${need.field}۔ ایک رقم: ${need.result} ${need.total}، ${need.loan}۔`,
  terms: (need) => `شرائط کا کاغذ: ${need.terms}۔`,
  userData: 'ایک فون، جس کے آگے تالا لگا ہے۔',
  privacy: 'ایک صفحہ، جس کے آگے ڈھال ہے۔',
};
