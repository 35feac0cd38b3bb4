import type { OrderMoney } from '#core/order/order-money.ts';
import { useMoney } from '../../kit/binding/text.tsx';
import { Listen } from '../parts/listen.tsx';
import styles from '../parts/payment-schedule.module.css';
import { usePaymentTexts } from './payment-texts.ts';

/** What an order that waits for its payment takes at once, as far as the gateway says it. */
export function PaymentToday({ money: { today } }: { readonly money: OrderMoney }) {
  const money = useMoney();
  const { owed } = usePaymentTexts().payments;
  if (today === null) return null;
  return (
    <section className={styles.due} data-spoken="">
      <h2 className={styles.heading}>{owed.today}</h2>
      <p className={styles.amount}>{money(today)}</p>
      <Listen />
    </section>
  );
}
