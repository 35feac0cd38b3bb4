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
import { isCity, isProvince, type Province, spelledPlace } from './districts.ts';

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

const isPhone = (text: string): boolean => /^03\d{9}$/.test(text);

/** Why no mail reaches what stands in the e-mail field: the count of @, what stands before it, or behind it. */
export type EmailFault = 'at' | 'name' | 'domain';

const MAIL_NAME = /^(?!\.|.*\.\.|.*\.$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/i;
const DOMAIN_LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/i;

/** What keeps mail from reaching an address, by the pattern of HTML's e-mail field with a whole domain; null where nothing does (R57). */
export function emailFault(text: string): EmailFault | null {
  const [name = '', domain, ...rest] = text.split('@');
  if (domain === undefined || rest.length > 0) return 'at';
  if (!MAIL_NAME.test(name)) return 'name';
  const labels = domain.split('.');
  const isWhole = labels.length > 1 && /^[a-z]{2,}$|^xn--/i.test(labels.at(-1) ?? '');
  return isWhole && labels.every((label) => DOMAIN_LABEL.test(label)) ? null : 'domain';
}

/** An e-mail address without the blanks and signs around it, among them the full stop of a phone's double space. */
export function tidyEmail(text: string): string {
  return text.includes('@') ? text.replace(/^[\s<("'[«“‘]+|[\s.,;:!?>)"'\]،؛»”’]+$/g, '') : text.trim();
}

const ACCEPTS: Record<AddressField, (value: string, address: Address) => boolean> = {
  name: (value) => !isBlank(value),
  phoneNumber: isPhone,
  email: (value) => emailFault(value) === null,
  province: isProvince,
  city: (value, { province }) => isCity(province, value),
  street: (value) => !isBlank(value),
};

/** The first field that may not be saved yet, in the specified order; null where all pass (R57, Q40). */
export function firstAddressProblem(address: Address): AddressField | null {
  return ADDRESS_FIELDS.find((field) => !ACCEPTS[field](address[field], address)) ?? null;
}

/** What is said about a field that may not be saved yet; of an e-mail, a province or a city also why, where something stands there (R57, R58). */
export function addressProblemText(text: Catalogue['shop']['address'], field: AddressField, value: string): string {
  if (value !== '' && (field === 'province' || field === 'city')) return text.notListed;
  const fault = field === 'email' && value !== '' ? emailFault(value) : null;
  return fault === null ? text.problems[field] : text.emailFaults[fault];
}

/** The address of `Ayesha Khan <ayesha@example.com>` and of a mail link. */
const NAMED_EMAIL = /^[^<>@]*<([^<>@]+@[^<>@]+)>[.,;\s]*$|^mailto:(.*)$/i;

/** What a field keeps of what was typed: the phone its digits, the e-mail its address, each at most its length (Q40, Q64). Of several words of an e-mail none is cut or joined: that would be another address. */
export function fitAddressField(field: AddressField, text: string): Truncated {
  const most = ADDRESS_MAX_LENGTH[field] ?? text.length;
  if (field === 'phoneNumber') return truncateNumber(nationalMobile(digitsOf(text)), most, text);
  if (field === 'email') {
    const parts = withoutInvisible(toAsciiDigits(text)).replaceAll('۔', '.').split('@');
    const last = parts.pop() ?? '';
    const email = [...parts.map((part) => part.trim()), last.trimStart()].join('@');
    const [, inside, linked] = NAMED_EMAIL.exec(email) ?? [];
    return truncate(inside ?? linked ?? email, most);
  }
  return truncate(text, most);
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

/** Whether two addresses say the same, field for field. */
export function sameAddress(a: Address, b: Address): boolean {
  return ADDRESS_FIELDS.every((field) => a[field] === b[field]);
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

/** A choice of province always clears the city, since cities belong to provinces (R58). */
export function withProvince(address: Address, province: Province): Address {
  return { ...address, province, city: '' };
}
