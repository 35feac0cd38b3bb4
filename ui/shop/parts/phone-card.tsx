import type { Paisa } from '#core/lib/money.ts';
import type { Order } from '#core/order/order.ts';
import { Money, Name, Struck, useMoney, useSellerWords } from '../../kit/binding/text.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import styles from './phone-card.module.css';

/** The phone that a cart or an order is about. */
export function PhoneCard({
  product,
  quantity,
  struck = null,
}: {
  readonly product: Order['product'];
  readonly quantity: string;
  readonly struck?: Paisa | null;
}) {
  const { colorName } = useSellerWords();
  const money = useMoney();
  return (
    <div className={styles.phone}>
      <div className={styles.picture}>
        <Picture source={product.picture} alt="" />
      </div>
      <div className={styles.words}>
        <p className={styles.muted}>
          <Name of={product.brand} />
        </p>
        <p className={styles.name}>
          <Name of={product.name} />
        </p>
        <p className={styles.muted}>
          {product.color === null ? null : <bdi className={styles.whole}>{colorName(product.color)}</bdi>}
          {product.color !== null && product.storage !== null ? ' · ' : null}
          {product.storage === null ? null : <bdi className={styles.whole}>{product.storage}</bdi>}
          {product.color === null && product.storage === null ? null : '\u00A0·\u00A0'}
          <bdi className={styles.quantity}>{quantity}</bdi>
        </p>
        <p className={styles.price}>
          <Money amount={product.price} />
          {struck === null ? null : <Struck className={styles.muted}>{money(struck)}</Struck>}
        </p>
      </div>
    </div>
  );
}
