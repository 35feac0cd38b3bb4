import type { Catalogue } from '../catalogue.ts';

/** Words that several pages share. */
export const common: Catalogue['common'] = {
  back: 'واپس',
  close: 'بند کریں',
  retry: 'دوبارہ کوشش کریں',
  hidden: {
    title: 'یہ صفحہ فی الحال چھپا ہوا ہے',
    text: 'ابھی یہ معلوم نہیں ہو سکا کہ یہ صفحہ اسی شخص کا ہے جو اب لاگ اِن ہے۔ براہِ کرم دوبارہ کوشش کریں۔ آپ نے جو لکھا ہے وہ محفوظ ہے۔',
  },
  loading: 'لوڈ ہو رہا ہے',
  cancel: 'منسوخ کریں',
  confirm: 'تصدیق کریں',
  continue: 'جاری رکھیں',
  tooMany: (need) => `یہ بہت زیادہ بار ہو گیا۔ براہِ کرم ${need.wait} انتظار کر کے دوبارہ کوشش کریں۔`,
  wait: {
    seconds: (need) => `${need.count} سیکنڈ`,
    minutes: (need) => `${need.count} منٹ`,
    hours: (need) => `${need.count} گھنٹے`,
  },
  leftOut: 'سب کچھ اس خانے میں نہیں آیا۔ جو باقی ہے اسے دیکھ لیں۔',
  dash: '–',
  months: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  date: (need) => `${need.day} ${need.month} ${need.year}`,
  clock: {
    smallHours: (need) => `رات ${need.clock} بجے`,
    morning: (need) => `صبح ${need.clock} بجے`,
    noon: (need) => `دوپہر ${need.clock} بجے`,
    evening: (need) => `شام ${need.clock} بجے`,
    night: (need) => `رات ${need.clock} بجے`,
  },
  dateTime: (need) => `${need.date}، ${need.time}`,
  noScript: 'شاپ کے لیے جاوا اسکرپٹ ضروری ہے۔ براہِ کرم اسے ایپ میں کھولیں۔',
  opensInApp: {
    title: 'یہ شاپ ایپ کے اندر کھلتی ہے',
    text: 'براہِ کرم اپنے فون پر قرض کی ایپ سے موبائل شاپ کھولیں۔ اس صفحے سے کچھ نہیں بھیجا گیا۔',
  },
  loadFailed: {
    title: 'یہ صفحہ لوڈ نہیں ہو سکا',
    text: 'اپنا انٹرنیٹ چیک کریں اور دوبارہ کوشش کریں۔ کچھ تبدیل نہیں ہوا۔',
  },
  notFound: {
    title: 'صفحہ نہیں ملا',
    text: 'اس پتے پر کوئی صفحہ نہیں۔ یہ صفحے موجود ہیں:',
  },
  broken: {
    title: 'کچھ غلط ہو گیا',
    text: 'صفحہ رک گیا ہے۔ اس سے نہ کوئی ادائیگی ہوئی، نہ کچھ بھیجا گیا۔ براہِ کرم دوبارہ لوڈ کریں۔',
    reload: 'دوبارہ لوڈ کریں',
  },
};
