import { type CartReady, cartDue } from '#core/screens/cart.ts';
import { Money, useMoney, useText } from '../../kit/binding/text.tsx';
import { CountedAmount } from '../../kit/parts/counted-amount/counted-amount.tsx';
import { useLaterPayments } from '../parts/plan-line.tsx';
import styles from './due-now.module.css';

/**
 * What is asked for now: with a plan today's payment and the later ones, below the plan's bottom price where that is another
 * amount (R48, Q35, Q69).
 */
export function DueNow({ cart }: { readonly cart: CartReady }) {
  const { cart: text } = useText().shop;
  const money = useMoney();
  const due = cartDue(cart);
  const later = useLaterPayments()(due);
  const { bottomPrice, today } = due;
  const payNow = <span className={styles.muted}>{text.payNow}</span>;
  return (
    <>
      {bottomPrice === null ? null : (
        <p className={styles.due}>
          {payNow}{' '}
          <span className={styles.amount}>
            <Money amount={bottomPrice} />
          </span>
        </p>
      )}
      <p className={styles.due}>
        {cart.plan === null && today !== null ? payNow : null}{' '}
        {today === null ? null : (
          <bdi className={styles.amount}>
            <CountedAmount
              amount={today}
              write={(amount) => (cart.plan === null ? money(amount) : text.plan.today({ amount: money(amount) }))}
            />
          </bdi>
        )}{' '}
        {later === null ? null : <span className={today === null ? styles.amount : styles.muted}>{later}</span>}
      </p>
    </>
  );
}
