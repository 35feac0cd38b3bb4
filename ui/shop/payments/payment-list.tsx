import type { StartPayment } from '#core/order/order-money.ts';
import { listedPayments, paymentParts, whenOf } from '#core/order/payment-list.ts';
import type { PaymentSchedule, PaymentState, ScheduledPayment } from '#core/order/payment-schedule.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import shared from '../../kit/styles/shared.module.css';
import { usePaymentTexts } from './facts.tsx';
import styles from './payments.module.css';

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
  const listed = [
    ...(start === null
      ? []
      : [{ ...start, name: shop.cart.term.downPayment, date: null, said: text.states[start.state], parts: null }]),
    ...payments.map((payment) => {
      const { date, state: said } = whenOf(payment, words);
      const name = text.number({ number: payment.number, of });
      return { ...payment, name, date, said, parts: <Parts payment={payment} /> };
    }),
  ];
  return (
    <Card title={text.title}>
      <ol className={styles.list}>
        {listed.map(({ name, amount, state, date, said, parts }) => (
          <li className={`${shared.packed} ${styles.payment}`} key={name} data-state={state}>
            <div className={shared.apart}>
              <span>{name}</span>
              <bdi className={`${shared.figure} ${styles.money}`}>{amount === null ? common.dash : money(amount)}</bdi>
            </div>
            <div className={shared.apart}>
              {date === null ? null : <span className={shared.muted}>{date}</span>}
              <span className={styles.state}>
                <Badge tone={state === null ? 'neutral' : STATE_TONES[state]}>{said}</Badge>
              </span>
            </div>
            {parts}
          </li>
        ))}
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
    <div className={shared.muted}>
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
