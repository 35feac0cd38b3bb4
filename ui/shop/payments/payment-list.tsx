import type { ReactNode } from 'react';
import type { OrderMoney } from '#core/order/order-money.ts';
import { whenOf } from '#core/order/payment-list.ts';
import type { PaymentSchedule, PaymentState, ScheduledPayment } from '#core/order/payment-schedule.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { Listen } from '../parts/reading-aids.tsx';
import styles from './payments.module.css';

/** So many payments of a long plan are in sight. */
const IN_SIGHT = 4;

/** Every payment of an instalment order with its day and its state, as far as the gateway says them; `start` comes before all. */
export function PaymentList({
  schedule: { payments, of, rest },
  start,
}: {
  readonly schedule: PaymentSchedule;
  readonly start: OrderMoney['start'];
}) {
  const money = useMoney();
  const { shop } = useText();
  const text = shop.order.schedule;
  const [near, far] = [payments.slice(0, IN_SIGHT), payments.slice(IN_SIGHT)];
  const list = (each: readonly ScheduledPayment[]) =>
    each.map((payment) => <Payment payment={payment} of={of} key={payment.number} />);
  return (
    <Card title={text.title}>
      <div className={shared.close} data-spoken="">
        <ol className={styles.list}>
          {start === null ? null : (
            <Row name={shop.cart.term.downPayment} {...start} date={null} said={text.states[start.state]} />
          )}
          {list(near)}
        </ol>
        {far.length === 0 ? null : (
          <details open={far.some(({ state }) => state === 'next' || state === 'late')}>
            <summary>
              {text.more({ count: far.length })} <Icon name="down" />
            </summary>
            <ol className={styles.list}>{list(far)}</ol>
          </details>
        )}
        {rest === null || rest === 0 ? null : (
          <DefinitionList>
            <Definition name={text.rest} isStrong>
              {money(rest)}
            </Definition>
          </DefinitionList>
        )}
        <Listen />
      </div>
    </Card>
  );
}

/** What a payment takes, its late charge included, and what that is made of. */
function Payment({ payment, of }: { readonly payment: ScheduledPayment; readonly of: number }) {
  const { common, shop } = useText();
  const money = useMoney();
  const { schedule } = shop.order;
  const { number, amount, penalty, state } = payment;
  const { date, state: said } = whenOf(payment, { texts: { common, shop } });
  const name = schedule.number({ number, of });
  return (
    <Row name={name} amount={amount === null ? null : amount + (penalty ?? 0)} state={state} date={date} said={said}>
      {penalty ? <p className={shared.muted}>{schedule.charge({ amount: money(penalty) })}</p> : null}
    </Row>
  );
}

const TONES = { paid: 'good', next: 'brand', later: 'neutral', late: 'late' } as const satisfies Record<
  PaymentState,
  string
>;

function Row({
  name,
  amount,
  state,
  date,
  said,
  children = null,
}: Pick<ScheduledPayment, 'amount' | 'state'> & {
  readonly name: string;
  readonly date: string | null;
  readonly said: string | null;
  readonly children?: ReactNode;
}) {
  const money = useMoney();
  const { dash } = useText().common;
  return (
    <li className={`${shared.packed} ${styles.payment}`} data-state={state}>
      <div className={shared.apart}>
        <span>
          {name} {said === null ? null : <Badge tone={state === null ? 'neutral' : TONES[state]}>{said}</Badge>}
        </span>
        <bdi className={`${shared.figure} ${styles.money}`}>{amount === null ? dash : money(amount)}</bdi>
      </div>
      {date === null ? null : <span className={shared.muted}>{date}</span>}
      {children}
    </li>
  );
}
