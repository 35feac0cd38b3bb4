import type { Address } from '#core/address/address.ts';
import type { Paisa } from '#core/lib/money.ts';
import type { Order } from '#core/order/order.ts';
import { groupedPhone } from '#core/text/format.ts';
import { Money, Name, Struck, useMoney, usePlaceName, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { Fold } from '../../kit/parts/fold/fold.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './bought.module.css';

/** The phone that a cart or an order is about. */
export function PhoneCard({
  product,
  struck = null,
}: {
  readonly product: Order['product'];
  readonly struck?: Paisa | null;
}) {
  const { colorName } = useSellerWords();
  const { quantity } = useText().shop.cart;
  const money = useMoney();
  const color = product.color === null ? null : colorName(product.color);
  const about = [color, product.storage, quantity].filter((part) => part !== null);
  return (
    <div className={styles.phone}>
      <div className={styles.picture}>
        <Picture source={product.picture} alt="" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={shared.muted}>
            <Name of={product.brand} />
          </span>{' '}
          <Name of={product.name} />
        </p>
        <p className={shared.muted}>
          {about.map((part, at) => (
            <span key={part}>
              {at === 0 ? null : ' · '}
              <bdi className={styles.whole}>{part}</bdi>
            </span>
          ))}
        </p>
        <p className={`${shared.line} ${shared.strong} ${styles.price}`}>
          <Money amount={product.price} />
          {struck === null ? null : <Struck className={shared.muted}>{money(struck)}</Struck>}
        </p>
      </div>
    </div>
  );
}

/** Where a phone is brought: the person, how to reach him, street and place, a line each. */
export function AddressLines({ address }: { readonly address: Address }) {
  const placeName = usePlaceName();
  return (
    <>
      <p className={shared.strong}>
        <bdi>{address.name}</bdi>
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

/** The lock in plain words, before anybody agrees to it: when, what still works, how it opens again. */
export function LockExplained() {
  const { lock } = useText().shop;
  return (
    <Fold title={lock.title}>
      <ul className={shared.tight}>
        <li>{lock.when}</li>
        <li>{lock.works}</li>
        <li>{lock.unlock}</li>
      </ul>
    </Fold>
  );
}
