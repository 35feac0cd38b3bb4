import { samples } from 'virtual:settings/samples';
import type { Company } from '#core/text/company.ts';

/** A fact of the company's, by its place in the settings. */
export type CompanyFact =
  | `company.${keyof Company | 'whatsApp' | 'numbers' | 'numbers.listedOn'}`
  | `company.licence.${keyof Company['licence']}`;

/** Whether the licence holder has not supplied a fact. */
export const isSample = (fact: CompanyFact): boolean =>
  samples.some((path) => path === fact || path.startsWith(`${fact}.`) || path.startsWith(`${fact}[`));
