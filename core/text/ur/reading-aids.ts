import type { Catalogue } from '../catalogue.ts';

/** The buttons that make a page easier to read. */
export const readingAids: Catalogue['site']['readingAids'] = {
  listen: 'پڑھ کر سنائیں',
  stop: 'پڑھنا روکیں',
  largeText: 'بڑے حروف',
};
