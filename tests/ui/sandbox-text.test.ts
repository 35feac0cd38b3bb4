import { SANDBOX_TEXT } from '../../ui/sandbox/sandbox-text.ts';
import { urduLaws } from '../support/urdu-laws.ts';

urduLaws('R4, Q56, Q67 what the sandbox says in Urdu', SANDBOX_TEXT.ur, SANDBOX_TEXT.en);
