import type { Catalogue } from '../catalogue.ts';

/** Urdu: a phone's description and specification tables. */
export const phone: Catalogue['phone'] = {
  description: 'تفصیل',
  specifications: 'خصوصیات',
  groups: {
    general: 'عمومی',
    display: 'ڈسپلے',
    memory: 'میموری',
    performance: 'کارکردگی',
    battery: 'بیٹری',
    camera: 'کیمرا',
    connectivity: 'کنیکٹیویٹی',
  },
  rows: {
    general: {
      releaseDate: 'ریلیز کی تاریخ',
      simSupport: 'سم سپورٹ',
      dimensions: 'پیمائش',
      weight: 'وزن',
      operatingSystem: 'آپریٹنگ سسٹم',
    },
    display: { size: 'سائز', resolution: 'ریزولوشن', type: 'قسم', protection: 'حفاظت' },
    memory: { internalMemory: 'اندرونی میموری', ram: 'ریم', cardSlot: 'کارڈ سلاٹ' },
    performance: { processor: 'پروسیسر', gpu: 'جی پی یو' },
    battery: { type: 'قسم' },
    camera: {
      frontCamera: 'سامنے کا کیمرا',
      frontFlash: 'سامنے کا فلیش',
      frontVideo: 'سامنے کی ویڈیو',
      backFlash: 'پیچھے کا فلیش',
      backCamera: 'پیچھے کا کیمرا',
      backVideo: 'پیچھے کی ویڈیو',
    },
    connectivity: {
      bluetooth: 'بلوٹوتھ',
      threeG: '3G',
      fourG: '4G/LTE',
      fiveG: '5G',
      radio: 'ریڈیو',
      wifi: 'وائی فائی',
      nfc: 'NFC',
    },
  },
};
