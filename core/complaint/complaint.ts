import { digitsOf, isBlank, onOneLine, type Truncated, truncate, truncateNumber } from '../lib/typed-text.ts';
import { groupedPhone } from '../text/format.ts';
import type { Language } from '../text/language.ts';

/** A complaint, the same in both languages; the adapter maps it to the two shapes of the wire (Q26). */
export interface Complaint {
  readonly language: Language;
  readonly name: string;
  /** Ten digits from 3, without the leading 0. */
  readonly mobile: string;
  readonly problem: string;
}

/** The form's fields in the order of their messages (R33). */
export const COMPLAINT_FIELDS = ['name', 'mobile', 'problem'] as const;
/** One of the three fields of the complaint form (R32). */
export type ComplaintField = (typeof COMPLAINT_FIELDS)[number];

/** What can be wrong with a field, as a key of the catalogue (R33, R34). */
export type ComplaintProblem = 'nameMissing' | 'mobileMissing' | 'mobileFormat' | 'problemMissing' | 'problemTooLong';

/** Longest description, in UTF-16 units, for both languages (R32, Q26). */
export const PROBLEM_MAX_LENGTH = 2000;

/** What the mobile field keeps: digits without spaces, a leading 0, 92 or +92 (also `+92 0300 …`), and at most ten of them (Q22). */
export function fitMobile(text: string): Truncated {
  return truncateNumber(digitsOf(text).replace(/^(?:(?:00)?92(?=0?3)|0)0*/, ''), 10, text);
}

/** Longest name, in UTF-16 units, as in the shop's address form (Q64). */
export const NAME_MAX_LENGTH = 60;

/** Most of a description that the field takes, in UTF-16 units: so much always finds room in the session. */
const PROBLEM_MAX_TAKEN = 10_000;

/** What a field keeps of a text, and whether that is all of it. A description that is too long to be sent stays (Q26). */
export function fitComplaintField(field: ComplaintField, text: string): Truncated {
  if (field === 'mobile') return fitMobile(text);
  return field === 'name' ? truncate(onOneLine(text), NAME_MAX_LENGTH) : truncate(text, PROBLEM_MAX_TAKEN);
}

/** A draft of the session as the fields take it. */
export function fitDraft(draft: Omit<Complaint, 'language'>): Omit<Complaint, 'language'> {
  const fit = (field: ComplaintField): string => fitComplaintField(field, draft[field]).text;
  return { name: fit('name'), mobile: fit('mobile'), problem: fit('problem') };
}

/** What a field holds where `typed` came into it before its draft of the session was read: nothing of a description is lost. */
export function besideKept(field: ComplaintField, kept: string, typed: string): string {
  if (field !== 'problem' || typed.includes(kept)) return typed;
  return kept.includes(typed) ? kept : `${kept}\n${typed}`;
}

/** Everything that is wrong with a complaint, by field; empty where it may be sent (R33, R34, Q21, Q22). */
export function complaintProblems(
  draft: Omit<Complaint, 'language'>,
): Readonly<Partial<Record<ComplaintField, ComplaintProblem>>> {
  const problemOf = (field: ComplaintField): ComplaintProblem | null => {
    if (isBlank(draft[field])) return `${field}Missing`;
    if (field === 'mobile') return /^3\d{9,}$/.test(draft.mobile) ? null : 'mobileFormat';
    return field === 'problem' && isTooLong(draft.problem) ? 'problemTooLong' : null;
  };
  const found = COMPLAINT_FIELDS.map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])));
}

/** A field of a complaint as it is read afterwards: the mobile number with the 0 that it is typed and sent without (R33). */
export function readableField(field: ComplaintField, words: Omit<Complaint, 'language'>): string {
  return field === 'mobile' ? groupedPhone(words.mobile.replace(/^3\d{9}$/, '0$&')) : words[field];
}

/** Whether a description is longer than may be sent (Q26). */
export function isTooLong(problem: string): boolean {
  return problem.length > PROBLEM_MAX_LENGTH;
}
