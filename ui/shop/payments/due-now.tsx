import { type CartReady, cartBottomPrice } from '#core/screens/cart.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { CountedAmount } from '../../kit/parts/counted-amount/counted-amount.tsx';
import { usePlanPayments } from '../parts/plan-line.tsx';
import styles from './due-now.module.css';

/**
 * What is asked for now: with a plan today's payment and the later ones, below the plan's bottom price where that is another
 * amount (R48, Q35, Q69).
 */
export function DueNow({ cart }: { readonly cart: CartReady }) {
  const { cart: text } = useText().shop;
  const money = useMoney();
  const paymentsOf = usePlanPayments();
  const { plan } = cart;
  const bottomPrice = cartBottomPrice(cart);
  const { today, plus } = plan === null ? { today: bottomPrice, plus: null } : paymentsOf(plan);
  const isOther = plan !== null && bottomPrice !== null && bottomPrice !== plan.downPayment;
  const payNow = <span className={styles.muted}>{text.payNow}</span>;
  return (
    <>
      {isOther ? (
        <p className={styles.due}>
          {payNow}{' '}
          <span className={styles.amount}>
            <bdi>{money(bottomPrice)}</bdi>
          </span>
        </p>
      ) : null}
      <p className={styles.due}>
        {plan === null && today !== null ? payNow : null}{' '}
        {today === null ? null : (
          <bdi className={styles.amount}>
            <CountedAmount
              amount={today}
              write={(amount) => (plan === null ? money(amount) : text.plan.today({ amount: money(amount) }))}
            />
          </bdi>
        )}{' '}
        {plus === null ? null : <span className={today === null ? styles.amount : styles.muted}>{plus}</span>}
      </p>
    </>
  );
}
