import {
  digitsOf,
  isBlank,
  onOneLine,
  type Truncated,
  toAsciiDigits,
  truncate,
  truncateNumber,
  withoutInvisible,
} from '../lib/typed-text.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { ADDRESS_FIELDS, type Address, type AddressField } from './address.ts';
import { isCity, isProvince, spelledPlace } from './districts.ts';

/** Most characters of the free fields, in UTF-16 units (R57, Q64). */
export const ADDRESS_MAX_LENGTH: Partial<Record<AddressField, number>> = {
  name: 60,
  phoneNumber: 11,
  email: 100,
  street: 200,
};

/** The endings that are offered for an e-mail address (R59, Q41). */
export const EMAIL_ENDINGS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com'] as const;

/** An address with nothing in it. */
export const EMPTY_ADDRESS: Address = { name: '', phoneNumber: '', email: '', province: '', city: '', street: '' };

/** A name and a whole domain that mail can reach, by the pattern of HTML's e-mail field. */
const EMAIL =
  /^(?!\.|.*\.[.@])[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

/** An e-mail address without the blanks and signs around it, among them the full stop of a phone's double space. */
export function tidyEmail(text: string): string {
  return text.includes('@') ? text.replace(/^[\s<("'[«“‘]+|[\s.,;:!?>)"'\]،؛»”’]+$/g, '') : text.trim();
}

const ACCEPTS: Record<AddressField, (value: string, address: Address) => boolean> = {
  name: (value) => !isBlank(value),
  phoneNumber: (value) => /^03\d{9}$/.test(value),
  email: (value) => EMAIL.test(value),
  province: isProvince,
  city: (value, { province }) => isCity(province, value),
  street: (value) => !isBlank(value),
};

/** The first field that may not be saved yet, in the specified order; null where all pass (R57, Q40). */
export function firstAddressProblem(address: Address): AddressField | null {
  return ADDRESS_FIELDS.find((field) => !ACCEPTS[field](address[field], address)) ?? null;
}

/** What is said about a field that may not be saved yet; of an e-mail, a province or a city another thing where something stands there (R57, R58). */
export function addressProblemText(text: Catalogue['shop']['address'], field: AddressField, value: string): string {
  if (value === '') return text.problems[field];
  if (field === 'province' || field === 'city') return text.notListed;
  return field === 'email' ? text.emailWrong : text.problems[field];
}

/** What a field keeps of what was typed: the phone its digits, the e-mail its address, each at most its length (Q40, Q64). Of several words of an e-mail none is cut or joined: that would be another address. */
export function fitAddressField(field: AddressField, text: string): Truncated {
  const most = ADDRESS_MAX_LENGTH[field] ?? text.length;
  if (field === 'phoneNumber') return truncateNumber(nationalMobile(digitsOf(text)), most, text);
  if (field !== 'email') return truncate(text, most);
  const parts = withoutInvisible(toAsciiDigits(text)).replaceAll('۔', '.').split('@');
  // A blank behind the last word stays: another may follow.
  const email = parts.map((part, at) => (at < parts.length - 1 ? part.trim() : part.trimStart()));
  return truncate(email.join('@'), most);
}

/** An address that came from the session or the server as the fields take it and the lists spell it, and which of them could not take all. */
export function fitAddress(address: Address): { readonly draft: Address; readonly truncated: readonly AddressField[] } {
  const fitted = ADDRESS_FIELDS.map((field) => [field, fitAddressField(field, onOneLine(address[field]))] as const);
  const draft: Address = { ...address, ...Object.fromEntries(fitted.map(([field, { text }]) => [field, text])) };
  return {
    draft: { ...draft, ...spelledPlace(draft) },
    truncated: fitted.filter(([, { isTruncated }]) => isTruncated).map(([field]) => field),
  };
}

/** A whole mobile number behind 92 or 0092 is read as its national form, as people paste it: with its 0 also. */
function nationalMobile(digits: string): string {
  return digits.replace(/^(?:00)?920?(?=3\d{9}$)/, '0');
}

/** Full addresses to offer while an e-mail has more than one character and no @ (R59). */
export function emailSuggestions(typed: string): readonly string[] {
  return typed.length > 1 && !typed.includes('@') ? EMAIL_ENDINGS.map((ending) => `${typed}@${ending}`) : [];
}

/** How near the end of a field, in UTF-16 units, its counter appears. */
const COUNTER_WITHIN = 20;

/** What a field's counter says near the field's end; null before, and where the field has no limit (Q64). */
export function addressCounter(
  field: AddressField,
  text: string,
): { readonly used: number; readonly most: number } | null {
  const most = ADDRESS_MAX_LENGTH[field];
  return most === undefined || text.length < most - COUNTER_WITHIN ? null : { used: text.length, most };
}
