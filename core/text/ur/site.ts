import type { Catalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { readingAids } from './aids.ts';
import { calculator } from './calculator.ts';
import { complaint } from './complaint.ts';
import { faq } from './faq.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { numberCheck } from './number-check.ts';
import { policies, reporting } from './policies.ts';
import { safety } from './safety.ts';

/** The public site, one file for each page. */
export const site: Catalogue['site'] = {
  frame,
  home,
  about,
  faq,
  complaint,
  numberCheck,
  calculator,
  service: {
    title: 'نمبر چیک، قرض کا حساب',
    open: 'دونوں ٹول ایک صفحے پر',
    description: 'ہمارے دو ٹول ایک صفحے پر: آفیشل نمبر چیک کریں اور قرض کا حساب لگائیں۔',
  },
  policies,
  reporting,
  readingAids,
  safety,
};
