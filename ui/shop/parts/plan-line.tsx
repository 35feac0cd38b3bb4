import { laterPayment } from '#core/purchase/planned-payments.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import styles from './cart-payment.module.css';

/** A plan on one line: how many payments, how much today and later, and the total (R52). */
export function PlanLine({ plan }: { readonly plan: Plan }) {
  const text = useText().shop.cart;
  const money = useMoney();
  const each = laterPayment(plan);
  const today = money(plan.downPayment);
  return (
    <>
      <span className={styles.termHead}>
        <span>
          <span className={styles.termCount}>{text.terms({ periods: plan.periods })}</span>{' '}
          <span className={styles.muted}>{text.days({ days: plan.days })}</span>
        </span>
        <span className={styles.amount}>
          {text.term.total} <bdi>{money(plan.total)}</bdi>
        </span>
      </span>
      {each === null ? null : (
        <span className={styles.muted}>{text.planLine({ today, periods: plan.periods, each: money(each) })}</span>
      )}
    </>
  );
}
