import type { Complaint } from '#core/complaint/complaint.ts';
import { map, object } from '../decoder.ts';
import { optionalStatus } from './fields.ts';

/** Path of the one call that is not encrypted. */
export const COMPLAINT_PATH = '/v3/complaint/add';

/** The two spellings of one complaint (R32, Q26). */
export function complaintBody({ language, name, mobile, problem }: Complaint): Readonly<Record<string, string>> {
  return language === 'en'
    ? { nameData: name, mobileData: mobile, problemData: problem }
    : { name, mobile, problemDescription: problem };
}

/** The complaint's answer: accepted only with status 1 (R35). One without a status says nothing about it, and is refused. */
export const complaintAnswer = map(object({ status: optionalStatus }), ({ status }) =>
  status === null ? undefined : { accepted: status === 1 },
);
