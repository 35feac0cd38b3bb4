import type { Catalogue } from '../catalogue.ts';

/** What is owed and when, key facts, receipt and calendar. */
export const payments: Catalogue['payments'] = {
  plan: {
    details: 'اس پلان کی تفصیل',
    title: 'کب کتنی ادائیگی',
    today: 'آج',
    inDays: (need) => `${need.days} دن بعد`,
    later: (need) => `قسط نمبر ${need.number}`,
    atMost: (need) => `زیادہ سے زیادہ ${need.amount}`,
    rounding:
      'بعد کی اقساط یہاں پورے روپے تک بڑھا کر لکھی ہیں۔ آپ اتنا یا اس سے کم ادا کریں گے، اور کل ادائیگی سے زیادہ کبھی نہیں۔',
    aboveLoan:
      'SECP کے قواعد کے مطابق تمام چارجز مل کر کبھی قرض کی رقم سے زیادہ نہیں ہو سکتے۔ یہ زیادہ ہیں: ادائیگی سے پہلے ہمیں کال کریں۔',
  },
  facts: {
    open: 'اہم معلومات ایک صفحے پر',
    title: 'اہم معلومات',
    other: 'English',
    loan: 'قرض',
    price: 'قیمت',
    payments: 'ہر ادائیگی',
    late: 'اگر ادائیگی میں تاخیر ہو',
    plan: 'پلان',
    planOf: (need) => `${need.periods === 1 ? '1 قسط' : `${need.periods} اقساط`}، ${need.days} دن`,
    paidAtOnce: 'ایک ساتھ ادائیگی، بغیر قرض کے',
    lateRate: 'تاخیر کے چارجز',
    ofLoan: (need) => `قرض کی رقم کا ${need.rate}% یومیہ`,
    lateDay: 'ایک دن کی تاخیر پر اضافہ',
    noOther: 'یہاں ان کے سوا کوئی فیس درج نہیں۔ حتمی شرائط وہی ہیں جو ایپ میں ”اہم معلومات کی دستاویز“ میں لکھی ہیں۔',
  },
  cancel: {
    title: 'آرڈر منسوخ کرنا',
    before: 'فون روانہ ہونے تک آپ آرڈر منسوخ کر کے آج ادا کی ہوئی رقم واپس لے سکتے ہیں، سوائے ان فیسوں کے:',
    amounts: 'ان کی رقم ادائیگی کے بعد آرڈر کے صفحے پر لکھی ہوتی ہے۔',
    now: 'اگر آپ ابھی منسوخ کریں',
    fees: 'جو فیسیں واپس نہیں ہوتیں',
    open: 'فون روانہ ہونے تک: ایپ میں یہ آرڈر کھولیں اور ’آرڈر منسوخ کر کے رقم واپس لیں‘ چنیں۔',
    shipped: 'فون روانہ ہو چکا ہے، اس لیے یہ آرڈر اب منسوخ نہیں ہو سکتا۔ کوئی مسئلہ ہو تو ہمیں کال کریں۔',
  },
  keep: {
    title: 'اپنے پاس رکھیں',
    calendar: 'کیلنڈر میں شامل کریں',
    share: 'واٹس ایپ پر بھیجیں',
    receipt: 'رسید',
    print: 'پرنٹ یا محفوظ کریں',
    heading: (need) => `${need.phone} کی ادائیگیاں`,
    entry: (need) => `${need.of} میں سے قسط نمبر ${need.number}: ${need.amount}`,
    bareEntry: (need) => `${need.of} میں سے قسط نمبر ${need.number}`,
    withPenalty: (need) => `${need.amount} + ${need.penalty} تاخیر کے چارجز`,
    cut: (need) => `یہاں ${need.of} میں سے صرف پہلی ${need.shown} اقساط درج ہیں۔`,
    inApp: 'صرف ایپ میں ادائیگی کریں۔ اپنا پن یا او ٹی پی کسی کو نہ بتائیں۔',
  },
  receipt: {
    title: 'رسید',
    order: 'آرڈر',
    phone: 'فون',
    first: 'شروع میں ادا کی گئی رقم',
    payment: (need) =>
      [`${need.of} میں سے ${need.number}`, need.date, need.state].filter((part) => part !== '').join('، '),
    company: 'کمپنی',
    name: 'کمپنی کا نام',
    licence: 'لائسنس',
    licenceOf: (need) => `${need.number}، ${need.date}`,
    hotline: 'ہیلپ لائن',
  },
};
