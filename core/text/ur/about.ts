import type { Catalogue } from '../catalogue.ts';

/** The About page. */
export const about: Catalogue['site']['about'] = {
  title: 'ہمارے بارے میں',
  description: 'ہم کون ہیں، ہمارے پاس کون سا لائسنس ہے، اور ہمارے کچھ نمبر جن سے ہم کال کرتے ہیں۔',
  claims: { mission: 'ہمارا مقصد', vision: 'ہمارا وژن' },
  disclosureTitle: 'کمپنی کی معلومات',
  disclosure: {
    companyName: 'کمپنی کا نام',
    principalBusiness: 'بنیادی کاروبار',
    status: 'حیثیت',
    licenceIssued: 'لائسنس کے اجرا کی تاریخ',
    licenceNumber: 'لائسنس نمبر',
    outboundNumbers: 'جن نمبروں سے ہم کال کرتے ہیں',
  },
  business: 'نینو قرضے',
  nbfc: 'غیر بینکی مالیاتی کمپنی (NBFC)',
  numbersNote: (need) =>
    `یہ ہماری ${need.date} کی فہرست ہے۔ کسی ایسے نمبر کی کال پر ادائیگی نہ کریں جو اس میں نہ ہو: پہلے ہماری ہیلپ لائن پر کال کریں۔`,
  numbersMissing: (need) => `ہمارے کم از کم ${need.count} نمبر ابھی اس میں نہیں ہیں۔`,
  range: (need) => `${need.from} سے ${need.to} تک`,
};
