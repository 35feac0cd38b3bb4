import type { Catalogue } from '../catalogue.ts';

/** What stands around every public page. */
export const frame: Catalogue['site']['frame'] = {
  skip: 'براہِ راست مواد پر جائیں',
  navigation: 'مرکزی مینو',
  menu: {
    home: 'ہوم',
    about: 'ہمارے بارے میں',
    faq: 'عمومی سوالات',
    complaints: 'شکایات',
    numberCheck: 'نمبر چیک کریں',
    calculator: 'کیلکولیٹر',
    service: 'خدمات',
    terms: 'شرائط و ضوابط',
    userData: 'صارف ڈیٹا پالیسی',
    privacy: 'پرائیویسی پالیسی',
  },
  openMenu: 'مینو',
  otherLanguage: 'English',
  footer: {
    title: 'رابطہ اور پالیسیاں',
    policies: 'پالیسیاں',
    contact: 'رابطہ',
    social: 'ہمیں فالو کریں',
    getApp: 'ایپ اسٹور سے حاصل کریں',
    badge: 'ایپ حاصل کریں',
    licensed: (need) => `${need.name} لائسنس یافتہ غیر بینکی مالیاتی کمپنی (NBFC) ہے۔`,
  },
  hotline: 'ہیلپ لائن',
  mailbox: 'ای میل',
  hours: ({ opens, closes }) => `${opens} سے ${closes} تک، ہفتے کے ساتوں دن`,
  hoursLabel: 'اوقاتِ کار',
  warning: {
    title: 'ادائیگی کے جعلی اکاؤنٹس سے ہوشیار رہیں',
    text: 'کسی ایسے والیٹ یا بینک اکاؤنٹ میں ادائیگی نہ کریں جو کسی نے آپ کو بھیجا ہو۔ صرف اس کوڈ سے ادائیگی کریں جو آپ نے خود ایپ میں بنایا ہو۔',
    ask: 'یقین نہیں؟ ہمیں کال کریں، یا جس نمبر سے کال آئی ہے اسے چیک کریں۔',
  },
  sample: 'جس پر نشان ہے وہ نمونہ ہے: لائسنس رکھنے والی کمپنی نے ابھی اپنی معلومات نہیں دیں۔',
  stillKept: 'آپ نے جو لکھا وہ اسی فون پر محفوظ ہے۔',
  noScript: 'اس حصے کے لیے جاوا اسکرپٹ ضروری ہے۔ براہِ کرم اس کے بجائے ہماری ہیلپ لائن پر کال کریں۔',
};
