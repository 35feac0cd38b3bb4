import type { Paisa } from '#core/lib/money.ts';
import { paymentsOf } from '#core/purchase/planned-payments.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import styles from './cart-payment.module.css';

/** A plan in two lines: how many payments and the total, and how much today and later (R52). */
export function PlanLine({ plan }: { readonly plan: Plan }) {
  const text = useText().shop.cart;
  const money = useMoney();
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
      <span className={styles.muted}>
        <PlanPayments plan={plan} />
      </span>
    </>
  );
}

/** `Rs. 11,100 today + 3 × Rs. 18,130`: what a plan asks for, now and later (Q69). */
export function PlanPayments({ plan }: { readonly plan: Plan }) {
  const { today, plus } = usePlanPayments()(plan);
  const text = useText().shop.cart.plan;
  const money = useMoney();
  return (
    <>
      {today === null ? null : <span className={styles.part}>{text.today({ amount: money(today) })}</span>}{' '}
      {plus === null ? null : <span className={styles.part}>{plus}</span>}
    </>
  );
}

/** A plan's payments in words: null for today where nothing is paid then, and for later where nothing is left (Q69). */
export function usePlanPayments(): (plan: Plan) => { readonly today: Paisa | null; readonly plus: string | null } {
  const text = useText().shop.cart.plan;
  const money = useMoney();
  return (plan) => {
    const { today, periods, each, isExact } = paymentsOf(plan);
    if (each === null) return { today, plus: null };
    const parts = { periods, each: money(each) };
    const later = isExact ? text.exact(parts) : text.atMost(parts);
    return today === 0 ? { today: null, plus: later } : { today, plus: text.plus({ later }) };
  };
}
