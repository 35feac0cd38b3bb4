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
export const site = {
  frame,
  home,
  about,
  faq,
  complaint,
  numberCheck,
  calculator,
  service: {
    title: 'Check a number, calculate a loan',
    open: 'Both tools on one page',
    description: 'Our two tools on one page: the official-number check and the loan calculator.',
  },
  policies,
  reporting,
  readingAids,
  safety,
};
