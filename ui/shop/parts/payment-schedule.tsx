import type { Order } from '#core/order/order.ts';
import {
  amountDueOf,
  type PaymentSchedule,
  type PaymentState,
  type ScheduledPayment,
} from '#core/order/payment-schedule.ts';
import { writtenDate } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import styles from './payment-schedule.module.css';

/** What is to be paid at once where something is late, else the next payment: the first thing on the page (R63). */
export function PaymentDue({
  order,
  schedule,
  onPay,
}: {
  readonly order: Order;
  readonly schedule: PaymentSchedule | null;
  readonly onPay: () => void;
}) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  const due = amountDueOf(order, schedule);
  const next = schedule?.next ?? null;
  if (due === null) return next === null ? null : <NextPayment next={next} schedule={schedule} />;
  return (
    <section className={styles.due} data-tone="bad">
      <h2 className={styles.heading}>{order.isLocked ? text.unlock : text.late}</h2>
      {due.amount === null ? null : <p className={styles.amount}>{money(due.amount)}</p>}
      {due.penalty === null ? null : (
        <p>
          {text.penaltyInIt}: <bdi>{money(due.penalty)}</bdi>
        </p>
      )}
      <Button onClick={onPay}>{text.pay}</Button>
    </section>
  );
}

function NextPayment({
  next,
  schedule,
}: {
  readonly next: ScheduledPayment;
  readonly schedule: PaymentSchedule | null;
}) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  return (
    <section className={styles.due}>
      <h2 className={styles.heading}>{text.next}</h2>
      {next.amount === null ? null : <p className={styles.amount}>{money(next.amount)}</p>}
      <Due payment={next} />
      <p className={styles.muted}>
        {text.number({ number: next.number, of: schedule?.payments.length ?? next.number })}
      </p>
    </section>
  );
}

/** Every payment of an instalment order with its day and its state, as far as the gateway says them. */
export function PaymentList({ schedule: { payments, rest } }: { readonly schedule: PaymentSchedule }) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  return (
    <Card title={text.title}>
      <ol className={styles.list}>
        {payments.map((payment) => (
          <li className={styles.payment} key={payment.number} data-state={payment.state}>
            <div className={styles.row}>
              <span>{text.number({ number: payment.number, of: payments.length })}</span>
              {payment.state === null ? null : (
                <Badge tone={STATE_TONES[payment.state]}>{text.states[payment.state]}</Badge>
              )}
            </div>
            <div className={styles.row}>
              <Due payment={payment} />
              {payment.amount === null ? null : <bdi className={styles.money}>{money(payment.amount)}</bdi>}
            </div>
            <Parts payment={payment} />
          </li>
        ))}
      </ol>
      {rest === null || rest === 0 ? null : (
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
  late: 'bad',
  locked: 'bad',
} as const satisfies Record<PaymentState, string>;

/** When it was paid, else when it is due; nothing where neither is known. */
function Due({ payment: { isPaid, paidTime, dueTime } }: { readonly payment: ScheduledPayment }) {
  const { shop, common } = useText();
  const at = isPaid === true ? paidTime : dueTime;
  const date = at === null ? null : writtenDate(at, common);
  if (date === null) return null;
  return <span className={styles.muted}>{shop.order.schedule[isPaid === true ? 'paidOn' : 'due']({ date })}</span>;
}

/** What the amount is made of, and what lateness adds. */
function Parts({ payment: { markup, penalty } }: { readonly payment: ScheduledPayment }) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  if (!markup && !penalty) return null;
  return (
    <DefinitionList>
      {markup ? <Definition name={text.markup}>{money(markup)}</Definition> : null}
      {penalty ? <Definition name={text.penalty}>{money(penalty)}</Definition> : null}
    </DefinitionList>
  );
}
