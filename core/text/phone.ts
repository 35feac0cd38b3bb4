import type { Language } from './language.ts';

/** What a phone's description, its specification tables and their rows are called. Ours (Q56). */
const NAMES = {
  description: { en: 'Description', ur: 'تفصیل' },
  specifications: { en: 'Specifications', ur: 'خصوصیات' },
  general: { en: 'General', ur: 'عمومی' },
  display: { en: 'Display', ur: 'ڈسپلے' },
  memory: { en: 'Memory', ur: 'میموری' },
  performance: { en: 'Performance', ur: 'کارکردگی' },
  battery: { en: 'Battery', ur: 'بیٹری' },
  camera: { en: 'Camera', ur: 'کیمرا' },
  connectivity: { en: 'Connectivity', ur: 'کنیکٹیویٹی' },
  releaseDate: { en: 'Release date', ur: 'ریلیز کی تاریخ' },
  simSupport: { en: 'SIM support', ur: 'سم سپورٹ' },
  dimensions: { en: 'Dimensions', ur: 'پیمائش' },
  weight: { en: 'Weight', ur: 'وزن' },
  operatingSystem: { en: 'Operating system', ur: 'آپریٹنگ سسٹم' },
  size: { en: 'Size', ur: 'سائز' },
  resolution: { en: 'Resolution', ur: 'ریزولوشن' },
  type: { en: 'Type', ur: 'قسم' },
  protection: { en: 'Protection', ur: 'حفاظت' },
  internalMemory: { en: 'Internal memory', ur: 'اندرونی میموری' },
  ram: { en: 'RAM', ur: 'ریم' },
  cardSlot: { en: 'Card slot', ur: 'کارڈ سلاٹ' },
  processor: { en: 'Processor', ur: 'پروسیسر' },
  gpu: { en: 'GPU', ur: 'جی پی یو' },
  frontCamera: { en: 'Front camera', ur: 'سامنے کا کیمرا' },
  frontFlash: { en: 'Front flash', ur: 'سامنے کا فلیش' },
  frontVideo: { en: 'Front video', ur: 'سامنے کی ویڈیو' },
  backFlash: { en: 'Back flash', ur: 'پیچھے کا فلیش' },
  backCamera: { en: 'Back camera', ur: 'پیچھے کا کیمرا' },
  backVideo: { en: 'Back video', ur: 'پیچھے کی ویڈیو' },
  bluetooth: { en: 'Bluetooth', ur: 'بلوٹوتھ' },
  threeG: { en: '3G', ur: '3G' },
  fourG: { en: '4G/LTE', ur: '4G/LTE' },
  fiveG: { en: '5G', ur: '5G' },
  radio: { en: 'Radio', ur: 'ریڈیو' },
  wifi: { en: 'WiFi', ur: 'وائی فائی' },
  nfc: { en: 'NFC', ur: 'NFC' },
};

type Names = Readonly<Record<keyof typeof NAMES, string>>;

const namesIn = (language: Language) =>
  Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, name[language]])) as Names;

/** The names in English; both languages are one piece, which is loaded after the product page's first view. */
export const phone = /* @__PURE__ */ namesIn('en');
/** The names in Urdu. */
export const phoneInUrdu = /* @__PURE__ */ namesIn('ur');
