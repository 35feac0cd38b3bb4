import type { Catalogue } from '../catalogue.ts';

/** What stands on everything that is printed. */
export const paper: Catalogue['payments']['paper'] = {
  licence: 'لائسنس',
  licenceOf: (need) => `${need.number}، ${need.date}`,
  printed: 'پرنٹ کی تاریخ',
};
