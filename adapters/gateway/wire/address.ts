import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import { built, type Decoder, map, object, type WireOf } from '../decoder.ts';
import { ofOrder, type WireCall, type WordsOf } from './call.ts';
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

/** What each field of an address means. */
export const ADDRESS_WORDS = {
  name: 'Who takes the parcel.',
  phoneNumber: 'A mobile number, `03…`.',
  email: 'An e-mail address.',
  province: 'Province, by the name that the server knows.',
  city: 'City or district, by the name that the server knows.',
  addr: 'House, street, quarter.',
} as const;

export const READ_ADDRESS_WORDS = {
  sends: { productOrderId: 'order' },
  answers: ['The order’s address, else the one that was used last; without any text, or null: none.', ADDRESS_WORDS],
} as const satisfies WordsOf<typeof READ_ADDRESS>;

/** Save the address. */
export const SAVE_ADDRESS = {
  call: 'saveAddress',
  path: 'complete/addr',
  fields: (productOrderId, sent) => ({ productOrderId, ...sentAddress(sent) }),
  answer: nothing,
} as const satisfies WireCall<'saveAddress'>;

export const SAVE_ADDRESS_WORDS = {
  sends: {
    productOrderId: 'order',
    name: ['name', 'Who takes the parcel.'],
    phoneNumber: [
      'phoneNumber',
      'A Pakistani mobile number: 11 digits, `03` first. A wrong one is refused by 400115, a longer text by 400110.',
    ],
    email: ['email', 'An e-mail address.'],
    addr: ['street', 'House, street, quarter.'],
    province: ['id', 'Province, by the name that the server knows.'],
    city: ['id', 'City or district, by the name that the server knows.'],
  },
  answers: '',
} as const satisfies WordsOf<typeof SAVE_ADDRESS>;
