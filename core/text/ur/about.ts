import type { Catalogue } from '../catalogue.ts';

/** The About page. */
export const about: Catalogue['site']['about'] = {
  title: 'ہمارے بارے میں',
  description: 'ہم کون ہیں، ہمارے پاس کون سا لائسنس ہے، اور ہم کن نمبروں سے کال کرتے ہیں۔',
  missionTitle: 'ہمارا مقصد',
  mission:
    'ایسے چھوٹے قرض جنہیں ہر شخص دستخط سے پہلے سمجھ سکے: شرائط ایک صفحے پر، ہر روپیہ واضح، اور آخری تاریخ پر کوئی حیرت نہیں۔',
  visionTitle: 'ہمارا وژن',
  vision: 'ایسا پاکستان جہاں کوئی شخص قرض دینے والی کمپنی کا روپ دھارنے والے کالر کے ہاتھوں پیسے نہ گنوائے۔',
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
  licenceDate: (need) => `${need.day} ${need.month}، ${need.year}`,
  numbersNote: 'ہماری کال صرف انہی نمبروں سے آتی ہے۔ کوئی بھی اور نمبر ایک لمحے میں چیک کیا جا سکتا ہے۔',
  range: (need) => `${need.from} سے ${need.to}`,
  check: 'فون نمبر چیک کریں',
};
