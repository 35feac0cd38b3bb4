import type { Catalogue } from '../catalogue.ts';

/** Pictures on the whole screen: what is pressed there. */
export const pictures: Catalogue['pictures'] = {
  next: 'اگلی تصویر',
  previous: 'پچھلی تصویر',
  larger: 'بڑی کریں',
  smaller: 'چھوٹی کریں',
};

/** The buttons that make a page easier to read. */
export const readingAids: Catalogue['site']['readingAids'] = {
  listen: 'پڑھ کر سنائیں',
  stop: 'پڑھنا روکیں',
  chosen: 'منتخب:',
  noVoice: 'یہ فون اردو پڑھ کر نہیں سنا سکتا۔',
  largeText: 'بڑے حروف',
};
