import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import type { WireFields } from './call.ts';
import { textOrEmpty } from './fields.ts';

/** An address in the wire's spelling, alone or within an order. */
export const addressFields = {
  name: textOrEmpty,
  phoneNumber: textOrEmpty,
  email: textOrEmpty,
  province: textOrEmpty,
  city: textOrEmpty,
  addr: textOrEmpty,
};

/** The address that the fields hold; one without any content is none. */
export function addressOf({
  name,
  phoneNumber,
  email,
  province,
  city,
  addr,
}: Readonly<Record<keyof typeof addressFields, string>>): Address | null {
  const address = { name, phoneNumber, email, province, city, street: addr };
  return ADDRESS_FIELDS.some((field) => address[field] !== '') ? address : null;
}

/** The fields that an address is sent in. */
export function sentAddress({ name, phoneNumber, email, province, city, street }: Address): WireFields {
  return { name, phoneNumber, email, addr: street, province, city };
}
