import type { Catalogue } from '../catalogue.ts';

/** Warnings and what helps against scams. */
export const safety: Catalogue['site']['safety'] = {
  risk: {
    title: 'آپ کی مالی بہتری ہماری ترجیح ہے',
    text: 'کم مدت کے قرض پر مارک اپ زیادہ ہوتا ہے۔ صرف ضرورت کے لیے اور اتنا ہی قرض لیں جو وقت پر ادا کر سکیں: تاخیر سے قرض بہت مہنگا ہو جاتا ہے۔',
  },
  share: {
    title: {
      official: 'دوسروں کو بھی بتائیں',
      unofficial: 'دوسروں کو خبردار کریں',
      loan: 'دوسروں کو بتائیں کہ خرچ کتنا ہے',
    },
    text: 'انگریزی اور اردو میں بھیجیں۔',
    share: 'بھیجیں',
    copy: 'پیغام کاپی کریں',
    copied: 'کاپی ہو گیا',
    byHand: 'کاپی کرنے کے لیے پیغام کو دبا کر رکھیں۔',
    about: {
      official: (need) => `${need.number} نمبر ${need.name} کی فہرست میں ہے`,
      unofficial: (need) => `${need.number} نمبر ${need.name} کی فہرست میں نہیں`,
      unreadable: (need) =>
        `${need.number}: یہ نمبر سمجھ میں نہیں آیا، اس لیے اسے ${need.name} کی فہرست سے نہیں ملایا گیا`,
      loan: (need) => `${need.name} سے ${need.days} دن کے لیے ${need.amount} کا قرض`,
      cost: (need) => `${need.days} دن کے لیے ${need.amount} پر کتنا خرچ آتا: ${need.name} ایسا قرض نہیں دیتی`,
    },
    doNotPay: 'اس نمبر سے رابطہ کرنے والے کو کوئی ادائیگی نہ کریں۔',
    ownCode: 'صرف اس کوڈ سے ادائیگی کریں جو آپ نے خود ایپ میں بنایا ہو۔',
    listed: (need) => `${need.date} کی فہرست۔ ہو سکتا ہے اس میں کچھ نمبر نہ ہوں: تصدیق کے لیے ہیلپ لائن پر کال کریں۔`,
    cost: (need) => `خرچ: ${need.rate} یومیہ پر ${need.markup}`,
    late: (need) => `${need.days} دن کی تاخیر: ${need.rate} یومیہ پر مزید ${need.charge}`,
    payBack: (need) => `آپ کو واپس کرنے ہیں: ${need.total}`,
    notOffered: (need) => `یہ 1,000 سے 50,000 روپے اور 1 سے 90 دن کی حد سے باہر ہے: ${need.name} ایسا قرض نہیں دیتی۔`,
    company: (need) => `${need.name}: ${need.legalName}، لائسنس یافتہ قرض دینے والی کمپنی (NBFC)`,
    samples: 'یہاں کمپنی کا نام، ہیلپ لائن اور لنک نمونہ ہیں: لائسنس رکھنے والی کمپنی نے ابھی اپنی معلومات نہیں دیں۔',
    link: { number: 'خود نمبر چیک کریں:', loan: 'خود حساب لگائیں:' },
    checkedAt: (need) => `چیک کرنے کا وقت: ${need.time} (پاکستان کا وقت)`,
    hotline: (need) => `ہیلپ لائن ${need.number}`,
    secret: 'اپنا پن یا او ٹی پی کسی کو نہ بتائیں۔',
  },
};
