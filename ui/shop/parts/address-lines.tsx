import type { Address } from '#core/address/address.ts';
import { groupedPhone } from '#core/text/phone-number.ts';
import { usePlaceName } from '../../kit/binding/text.tsx';
import styles from './address-lines.module.css';

/** Where a phone is brought: the person, how to reach him, street and place, a line each. */
export function AddressLines({ address }: { readonly address: Address }) {
  const placeName = usePlaceName();
  return (
    <>
      <p className={styles.person}>
        <bdi>{address.name}</bdi>
      </p>
      <p className={styles.phone}>
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
