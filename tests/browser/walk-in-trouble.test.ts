import { IN_TROUBLE } from './walk/purchases.ts';
import { walkAll } from './walk/walked.ts';

walkAll('R50–R73 a purchase on which something goes wrong, and the true reason in words', IN_TROUBLE);
