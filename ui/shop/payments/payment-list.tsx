import type { StartPayment } from '#core/order/order-money.ts';
import { listedPayments, paymentParts, whenOf } from '#core/order/payment-list.ts';
import type { PaymentSchedule, PaymentState, ScheduledPayment } from '#core/order/payment-schedule.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import styles from './payment-list.module.css';
import { usePaymentTexts } from './payment-texts.ts';

/** Every payment of an instalment order with its day and its state, as far as the gateway says them; `start` comes before all. */
export function PaymentList({
  schedule,
  start,
}: {
  readonly schedule: PaymentSchedule;
  readonly start: StartPayment | null;
}) {
  const money = useMoney();
  const { common, shop } = useText();
  const { keep } = usePaymentTexts().payments;
  const words = { texts: { common, shop } };
  const text = shop.order.schedule;
  const { of } = schedule;
  const { payments, cut, rest } = listedPayments(schedule);
  return (
    <Card title={text.title}>
      {start === null ? null : (
        <div className={styles.start} data-state={start.state}>
          <div className={styles.row}>
            <span>{shop.cart.term.downPayment}</span>
            <bdi className={styles.money}>{money(start.amount)}</bdi>
          </div>
          <Badge tone={STATE_TONES[start.state]}>{text.states[start.state]}</Badge>
        </div>
      )}
      <ol className={styles.list}>
        {payments.map((payment) => {
          const { date, state } = whenOf(payment, words);
          return (
            <li className={styles.payment} key={payment.number} data-state={payment.state}>
              <div className={styles.row}>
                <span>{text.number({ number: payment.number, of })}</span>
                <bdi className={styles.money}>{payment.amount === null ? common.dash : money(payment.amount)}</bdi>
              </div>
              <div className={styles.row}>
                {date === null ? null : <span className={styles.date}>{date}</span>}
                <span className={styles.state}>
                  <Badge tone={payment.state === null ? 'neutral' : STATE_TONES[payment.state]}>{state}</Badge>
                </span>
              </div>
              <Parts payment={payment} />
            </li>
          );
        })}
      </ol>
      {cut === null ? null : <p>{keep.cut(cut)}</p>}
      {rest === null ? null : (
        <DefinitionList>
          <Definition name={text.rest} isStrong>
            {money(rest)}
          </Definition>
        </DefinitionList>
      )}
    </Card>
  );
}

const STATE_TONES = {
  paid: 'good',
  next: 'caution',
  later: 'neutral',
  late: 'late',
  locked: 'late',
} as const satisfies Record<PaymentState, string>;

/** What the amount is made of, what lateness adds, and both together. */
function Parts({ payment }: { readonly payment: ScheduledPayment }) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  const { owed } = usePaymentTexts().payments;
  const names = { markup: text.markup, penalty: text.penalty, together: owed.together };
  const parts = paymentParts(payment);
  if (parts.length === 0) return null;
  return (
    <div className={styles.parts}>
      <DefinitionList>
        {parts.map(({ part, amount }) => (
          <Definition name={names[part]} key={part}>
            {money(amount)}
          </Definition>
        ))}
      </DefinitionList>
    </div>
  );
}
