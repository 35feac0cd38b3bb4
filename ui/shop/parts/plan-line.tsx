import { type PlanPayments as Payments, paymentsOf } from '#core/purchase/planned-payments.ts';
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
  const payments = paymentsOf(plan);
  const later = useLaterPayments()(payments);
  const text = useText().shop.cart.plan;
  const money = useMoney();
  const { today } = payments;
  return (
    <>
      {today === null ? null : <span className={styles.part}>{text.today({ amount: money(today) })}</span>}{' '}
      {later === null ? null : <span className={styles.part}>{later}</span>}
    </>
  );
}

/** What is paid later in words, as they stand behind today’s payment or alone (Q69). */
export function useLaterPayments(): (payments: Payments) => string | null {
  const text = useText().shop.cart.plan;
  const money = useMoney();
  return ({ today, later }) => {
    if (later === null) return null;
    const { periods, each, isExact } = later;
    const words = text[isExact ? 'exact' : 'atMost']({ periods, each: money(each) });
    return today === null ? words : text.plus({ later: words });
  };
}
