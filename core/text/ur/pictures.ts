import type { Catalogue } from '../catalogue.ts';

/** Pictures on the whole screen: what is pressed there. */
export const pictures: Catalogue['pictures'] = {
  next: 'اگلی تصویر',
  previous: 'پچھلی تصویر',
  larger: 'بڑی کریں',
  smaller: 'چھوٹی کریں',
};
