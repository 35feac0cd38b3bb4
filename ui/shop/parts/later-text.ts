import type { Catalogue } from '#core/text/catalogue.ts';
import { cases as english } from '#core/text/en/cases.ts';
import { cases as urdu } from '#core/text/ur/cases.ts';
import { createTextHook } from '../../kit/binding/text.tsx';

/** The texts of special cases, in the present language. */
export const useLaterText = createTextHook<Pick<Catalogue, 'cases'>>({ cases: english }, { cases: urdu });
