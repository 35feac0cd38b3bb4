import { annualRate, type PlanPayments as Payments, paymentsOf } from '#core/purchase/planned-payments.ts';
import { type Plan, planMarkup } from '#core/purchase/purchase.ts';
import { Money, Struck, useMoney, useText } from '../../kit/binding/text.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './cart-payment.module.css';

/** A plan in three lines: how many payments and the total, how much today and later, and what it costs, also in a year (R52). */
export function PlanLine({ plan }: { readonly plan: Plan }) {
  const text = useText().shop.cart;
  const money = useMoney();
  const { amount, struck } = planMarkup(plan);
  const rate = annualRate(plan);
  return (
    <>
      <span className={`${shared.apart} ${styles.terms}`}>
        <span>
          <span className={shared.strong}>{text.terms({ periods: plan.periods })}</span>{' '}
          <span className={shared.muted}>{text.days({ days: plan.days })}</span>
        </span>
        <span>
          <span className={shared.muted}>{text.term.total}</span>{' '}
          <bdi className={`${shared.strong} ${styles.amount}`}>{money(plan.total)}</bdi>
        </span>
      </span>
      <span className={shared.muted}>
        <PlanPayments plan={plan} />
      </span>
      <span className={`${shared.line} ${shared.muted} ${styles.costs}`}>
        {amount === null ? null : (
          <span>
            {text.term.markup} {struck === null ? null : <Struck>{money(struck)}</Struck>} <Money amount={amount} />
          </span>
        )}{' '}
        {rate === null ? null : <span>{text.plan.yearly({ rate: rate.toFixed(1) })}</span>}
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
    const words = text.later({ ...later, each: money(later.each) });
    return today === null ? words : text.plus({ later: words });
  };
}
