import type { Catalogue } from '../catalogue.ts';

/** The buttons that make a page easier to read. */
export const readingAids: Catalogue['site']['readingAids'] = {
  listen: 'پڑھ کر سنائیں',
  stop: 'پڑھنا روکیں',
  chosen: 'منتخب:',
  noVoice: 'یہ فون اردو پڑھ کر نہیں سنا سکتا۔',
  largeText: 'بڑے حروف',
};
