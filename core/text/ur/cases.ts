import type { Catalogue } from '../catalogue.ts';

/** What became of a choice or an order, in Urdu. */
export const cases: Catalogue['cases'] = {
  reasons: {
    planGone: 'آپ کا منتخب کیا ہوا قسطوں کا منصوبہ اب دستیاب نہیں۔ براہِ کرم کوئی اور منتخب کریں۔',
    bnplNotOffered: 'اس آرڈر پر اب قسطیں دستیاب نہیں۔',
    deliveryGone: 'آپ کا منتخب کیا ہوا ڈیلیوری کا طریقہ اب ممکن نہیں۔ براہِ کرم دوسرا طریقہ دیکھ لیں۔',
  },
  refusedPlan: 'ابھی ممکن نہیں',
  otherPhone: 'کوئی اور فون منتخب کریں',
  openApp: 'ایپ میں جائیں',
  askAgain: 'قسطوں کے لیے دوبارہ پوچھیں',
  pay: {
    title: (need) => `ابھی ${need.amount} ادا کریں؟`,
    text: 'آپ نے یہ منتخب نہیں کیا تھا۔ اس آرڈر کی ادائیگی اب یہ ہے:',
    today: 'آج',
    total: 'کل رقم',
    yes: 'جی ہاں، جاری رکھیں',
    no: 'نہیں، واپس جائیں',
  },
  plan: {
    exact: (need) => `${need.periods} × ${need.each}`,
    atMost: (need) => `${need.periods} × زیادہ سے زیادہ ${need.each}، کل ${need.total}`,
    today: (need) => `آج ${need.amount}`,
    whole: (need) => `${need.today} + ${need.later}`,
  },
  truth: {
    waitingForPayment: 'اس آرڈر کی ادائیگی ابھی باقی ہے۔',
    waitingForSeller: 'اس آرڈر کی ادائیگی ہو چکی ہے۔ اب فروخت کنندہ تصدیق کرے گا۔',
    readyForShipment: 'اس آرڈر کی ادائیگی اور تصدیق ہو چکی ہے۔ فروخت کنندہ فون بھیجنے والا ہے۔',
    shipped: 'اس آرڈر کا فون روانہ ہو چکا ہے۔',
    received: 'اس آرڈر کا فون وصول ہو چکا ہے۔',
    returns: 'یہ آرڈر پہلے ہی واپس کیا جا چکا ہے۔',
    cancelled: 'یہ آرڈر منسوخ ہو چکا ہے۔',
    underReview: 'یہ آرڈر زیرِ جائزہ ہے۔ نتیجہ ایپ میں آئے گا۔',
    missing: 'اس وقت جو لاگ اِن ہے، اُس کا ایسا کوئی آرڈر نہیں۔',
  },
  addressClosed: 'یہ آرڈر فروخت کنندہ کے پاس پہنچ چکا ہے: اب اس کا پتہ تبدیل نہیں ہو سکتا۔',
  noCart: 'یہ کارٹ بند ہے',
  openOrder: 'آرڈر دیکھیں',
  resume: 'اُسی آرڈر کو جاری رکھیں',
  resumeThis: 'یہ آرڈر جاری رکھیں',
};
