import type { Address } from '#core/address/address.ts';
import { groupedPhone } from '#core/text/format.ts';
import { usePlaceName } from '../../kit/binding/text.tsx';

/** Where a phone is brought: the person, how to reach him, street and place, a line each. */
export function AddressLines({ address }: { readonly address: Address }) {
  const placeName = usePlaceName();
  return (
    <>
      <p>
        <b>
          <bdi>{address.name}</bdi>
        </b>
      </p>
      <p>
        <bdi dir="ltr">{groupedPhone(address.phoneNumber)}</bdi>
      </p>
      <p>
        <bdi>{address.street}</bdi>
      </p>
      <p>
        <bdi>{placeName(address)}</bdi>
      </p>
    </>
  );
}
