import type { ReactNode } from 'react';
import type { OrderMoney } from '#core/order/order-money.ts';
import type { AmountDue, ScheduledPayment } from '#core/order/payment-schedule.ts';
import { shownTime } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Listen } from './listen.tsx';
import styles from './payment-schedule.module.css';

/** What is to be paid at once where something is late: the first thing on the page (R63). The button stands below what is to be read before, and waits for it. */
export function LatePayment({
  due,
  note,
  isNoteComing,
  onPay,
}: {
  readonly due: AmountDue | null;
  readonly note: ReactNode;
  readonly isNoteComing: boolean;
  readonly onPay: () => void;
}) {
  const money = useMoney();
  const { common, shop } = useText();
  const text = shop.order.schedule;
  if (due === null) return null;
  const time = due.lockFrom === null ? null : shownTime(due.lockFrom, common);
  return (
    <section className={styles.due} data-tone="late" data-spoken="">
      <h2 className={styles.heading}>{due.isLocked ? text.locked(due) : text.late(due)}</h2>
      {due.isLocked && due.amount !== null ? <p>{text.unlock}</p> : null}
      {due.amount === null ? null : <p className={styles.amount}>{money(due.amount)}</p>}
      {due.instalments === null && due.penalty === null ? null : (
        <DefinitionList>
          {due.instalments === null ? null : <Definition name={text.amount}>{money(due.instalments)}</Definition>}
          {due.penalty === null ? null : <Definition name={text.penalty}>{money(due.penalty)}</Definition>}
        </DefinitionList>
      )}
      {time === null ? null : <p>{text.lockFrom({ time })}</p>}
      {isNoteComing ? null : (
        <>
          {note}
          <Button onClick={onPay}>{text.pay}</Button>
        </>
      )}
      <Listen />
    </section>
  );
}

/** The payment that comes next, while nothing is late. */
export function NextPayment({ money: { next, schedule } }: { readonly money: OrderMoney }) {
  const money = useMoney();
  const text = useText().shop.order.schedule;
  if (next === null) return null;
  return (
    <section className={styles.due} data-spoken="">
      <h2 className={styles.heading}>{text.next}</h2>
      {next.amount === null ? null : <p className={styles.amount}>{money(next.amount)}</p>}
      <Due payment={next} />
      <p className={styles.muted}>{text.number({ number: next.number, of: schedule?.of ?? next.number })}</p>
      <Listen />
    </section>
  );
}

/** Until when it is due; nothing where that is not known. */
function Due({ payment: { dueTime } }: { readonly payment: ScheduledPayment }) {
  const { shop, common } = useText();
  const date = dueTime === null ? null : shownTime(dueTime, common);
  return date === null ? null : <span className={styles.muted}>{shop.order.schedule.due({ date })}</span>;
}
