import type { Filled } from '../catalogue.ts';
import type { docs as english } from '../en/docs.ts';

/** The documentation's frame and its playground. */
export const docs: Filled<typeof english> = {
  title: 'ڈویلپرز کے لیے دستاویزات',
  description: 'اصول، اسکرینیں اور ایڈاپٹر کیسے استعمال کریں، اور گیٹ وے سے پیغام کی شکل کیا ہے۔',
  pages: {
    start: { title: 'جائزہ', text: 'کون سے صفحے ہیں اور ان میں کیا ہے۔' },
    playground: {
      title: 'آزما کر دیکھیں',
      text: 'کوئی نمبر یا قرض درج کریں اور نتیجہ، اصول، اس کا ماخذ اور کوڈ دیکھیں۔',
    },
    guide: {
      title: 'رہنما',
      text: 'نمبر چیک اپنے صفحے میں لگائیں، کسی اصول کا ٹیسٹ لکھیں، ایڈاپٹر لکھیں، مطابقت کے قواعد چلائیں۔',
    },
    api: { title: 'اے پی آئی', text: 'ہر کھلا نام، اس کی وضاحت اور اقسام کے ساتھ۔' },
    wire: { title: 'گیٹ وے', text: 'گیٹ وے کی کالیں، اس کا سائفر، دوبارہ کوششیں اور کلیدیں۔' },
    fields: { title: 'خانے', text: 'ہر خانہ، اس کی قسم، اکائی اور معنی کے ساتھ، اور ہر کوڈ۔' },
    bridge: { title: 'ایپ سے رابطہ', text: 'ایپ اور صفحے آپس میں کیسے بات کرتے ہیں۔' },
    requirements: { title: 'تقاضے', text: 'ہر تقاضا، اس کے اصول اور ٹیسٹ کے ساتھ۔' },
  },
  menu: 'دستاویزات کے صفحے',
  contents: 'اس صفحے پر',
  sandbox: 'آزمائشی شاپ',
  files: 'پروگراموں کے لیے فائلیں',
  isEnglish: 'یہ صفحہ انگریزی میں لکھا گیا ہے۔',
  noScript: 'اس حصے کے لیے جاوا اسکرپٹ ضروری ہے۔',
  search: {
    label: 'دستاویزات میں تلاش کریں',
    none: 'کچھ نہیں ملا',
    found: (need) => `ملے: ${need.count}`,
    failed: 'تلاش نہیں کھل سکی۔',
  },
  playground: {
    number: 'نمبر',
    loan: 'قرض',
    edition: 'نمبروں کے جدول کا ایڈیشن',
    editions: { tabs: 'نیا ٹیب', classic: 'پرانا صفحہ' },
    rule: 'اصول',
    source: 'ماخذ',
    code: 'یہی کام کوڈ میں',
    formulas: {
      markup: 'مارک اپ = رقم × شرح ÷ 100 × دن',
      overdueCharge: 'تاخیر کے چارجز = رقم × جرمانہ ÷ 100 × تاخیر کے دن',
      total: 'کل = رقم + مارک اپ + تاخیر کے چارجز، ہر حصہ پہلے پیسے تک گول کر کے',
    },
  },
  reasons: {
    exact: (need) => `یہ عین نمبر ${need.number} ہے، ایڈیشن: ${need.since}`,
    range: (need) => `${need.prefix} سے شروع، آخر میں ${need.from} سے ${need.to} تک، ایڈیشن: ${need.since}`,
    laterEdition: 'نئے ٹیب کی ایک سطر میں ہے، جو پرانے ایڈیشن میں نہیں',
    hiddenPrefix: (need) =>
      `اس کا آخر ${need.from} سے ${need.to} جیسا ہے، اس سطر کا شروع معلوم نہیں: یہ کبھی آفیشل نہیں`,
    unreadable: 'اس میں ایک نشان ہے جو ہندسہ ہو سکتا ہے مگر ہم اسے نہیں پڑھ سکے، اس لیے کوئی نتیجہ نہیں',
    noRule: 'کسی سطر میں یہ نمبر نہیں',
    empty: 'آپ نے کچھ درج نہیں کیا',
  },
};
