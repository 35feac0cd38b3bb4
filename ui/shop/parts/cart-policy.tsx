import type { CartReady, CartScreen } from '#core/screens/cart.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import styles from './cart-policy.module.css';

/** The policy of a partner retailer's phone, before Continue (R53). */
export function Policy({ cart, screen }: { readonly cart: CartReady; readonly screen: CartScreen }) {
  const { common, shop } = useText();
  const text = shop.cart.policy;
  return (
    <Modal title={text.title} look="sheet" onDismiss={screen.closePolicy}>
      <p>{text.text}</p>
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={cart.policy?.isTicked ?? false}
          onChange={(event) => screen.tickPolicy(event.target.checked)}
        />
        <span>{text.agree}</span>
      </label>
      {cart.policy?.isReminded ? (
        <p className={styles.reminder} role="alert">
          {text.reminder}
        </p>
      ) : null}
      <Button onClick={() => void screen.confirmPolicy()}>{text.confirm}</Button>
      <Button look="secondary" onClick={screen.closePolicy}>
        {common.cancel}
      </Button>
    </Modal>
  );
}
