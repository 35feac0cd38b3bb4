import { TO_AN_END } from './walk/purchases.ts';
import { walkAll } from './walk/walked.ts';

walkAll('R37–R68 a purchase, every amount reckoned a second time, until it ends', TO_AN_END);
