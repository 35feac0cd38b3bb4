import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import { built, type Decoder, map, object, type WireOf } from '../decoder.ts';
import { ofOrder, type WireCall } from './call.ts';
import { nothing, textOrEmpty } from './fields.ts';

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
export function addressOf(wire: Readonly<Record<keyof typeof addressFields, string>>): Address | null {
  const { name, phoneNumber, email, province, city, addr: street } = wire;
  const address = { name, phoneNumber, email, province, city, street };
  return ADDRESS_FIELDS.some((field) => address[field] !== '') ? address : null;
}

/** The fields that an address is sent in. */
export function sentAddress({ name, phoneNumber, email, province, city, street }: Address) {
  return { name, phoneNumber, email, addr: street, province, city };
}

const address = map(object(addressFields), addressOf);
/** No data is no address. */
const addressOrNone: Decoder<Address | null, WireOf<typeof address>> = built({ by: [address] }, (value) =>
  value === null ? null : address(value),
);

/** Address get. */
export const READ_ADDRESS = ofOrder('readAddress', 'get/addr', addressOrNone);

/** Save the address. */
export const SAVE_ADDRESS = {
  call: 'saveAddress',
  path: 'complete/addr',
  fields: (productOrderId, sent) => ({ productOrderId, ...sentAddress(sent) }),
  answer: nothing,
} as const satisfies WireCall<'saveAddress'>;
