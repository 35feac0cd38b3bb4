import type { ReactNode } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import type { Order, OrderStatus } from '#core/order/order.ts';
import { standsWell } from '#core/order/order-facts.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import { shownTime } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { usePaymentTexts } from '../payments/facts.tsx';
import { OrderAboveLoan } from '../payments/order-money.tsx';
import { OrderStory } from '../payments/order-story.tsx';
import styles from './order-cards.module.css';
import { Listen } from './reading-aids.tsx';

/** The drawing of each status; what it says is the catalogue's. */
const STATUS_ICONS: Readonly<Record<OrderStatus, ReactNode>> = {
  waitingForPayment: <Icon name="calculator" />,
  waitingForSeller: <Icon name="store" />,
  readyForShipment: <Icon name="store" />,
  shipped: <Icon name="truck" />,
  received: <Icon name="check" />,
  returns: <Icon name="store" />,
  cancelled: <Icon name="cross" />,
  underReview: <Icon name="search" />,
};

/** Where the order stands, and its steps (R62). Received alone looks good, and nothing does while a payment is late. */
export function OrderStatusCard({ order, isLate }: { readonly order: Order; readonly isLate: boolean }) {
  const text = useText().shop.order;
  const { status } = order;
  return (
    <section
      className={`${shared.stack} ${cardStyles.card}`}
      data-status={status}
      data-tone={standsWell(order, isLate) ? 'good' : undefined}
      data-spoken=""
    >
      <div className={`${shared.beside} ${styles.head}`}>
        <span className={styles.icon}>{status === null || isLate ? <Icon name="phone" /> : STATUS_ICONS[status]}</span>
        <h2 className={styles.status}>{status === null ? text.unknownStatus : text.status[status]}</h2>
        <Listen />
      </div>
      <OrderStory order={order} isLate={isLate} />
    </section>
  );
}

/** What is to be paid at once where something is late: the first thing on the page (R63). The button stands below what is to be read before. */
export function LatePayment({ money: of, onPay }: { readonly money: OrderMoney; readonly onPay: () => void }) {
  const money = useMoney();
  const { common, shop } = useText();
  const text = shop.order.schedule;
  const { due } = of;
  if (due === null) return null;
  const time = due.lockFrom === null ? null : shownTime(due.lockFrom, common);
  return (
    <section className={`${shared.packed} ${styles.due}`} data-tone="late" data-spoken="">
      <h2 className={shared.strong}>{due.isLocked ? text.locked(due) : text.late(due)}</h2>
      {due.isLocked && due.amount !== null ? <p>{text.unlock}</p> : null}
      <Amount of={due.amount} />
      {due.instalments === null && due.penalty === null ? null : (
        <DefinitionList>
          {due.instalments === null ? null : <Definition name={text.amount}>{money(due.instalments)}</Definition>}
          {due.penalty === null ? null : <Definition name={text.penalty}>{money(due.penalty)}</Definition>}
        </DefinitionList>
      )}
      {time === null ? null : <p>{text.lockFrom({ time })}</p>}
      <OrderAboveLoan money={of} />
      <Button onClick={onPay}>{text.pay}</Button>
      <Listen />
    </section>
  );
}

/** The payment that comes next, while nothing is late; until when it is due, where that is known. */
export function NextPayment({ money: { next, schedule } }: { readonly money: OrderMoney }) {
  const { shop, common } = useText();
  const text = shop.order.schedule;
  if (next === null) return null;
  const date = next.dueTime === null ? null : shownTime(next.dueTime, common);
  return (
    <section className={`${shared.packed} ${styles.due}`} data-spoken="">
      <h2 className={shared.strong}>{text.next}</h2>
      <Amount of={next.amount} />
      {date === null ? null : <p>{text.due({ date })}</p>}
      <p>{text.number({ number: next.number, of: schedule?.of ?? next.number })}</p>
      <Listen />
    </section>
  );
}

/** What an order that waits for its payment takes at once, as far as the gateway says it. */
export function PaymentToday({ money: { today } }: { readonly money: OrderMoney }) {
  const { owed } = usePaymentTexts().payments;
  if (today === null) return null;
  return (
    <section className={`${shared.packed} ${styles.due}`} data-spoken="">
      <h2 className={shared.strong}>{owed.today}</h2>
      <Amount of={today} />
      <Listen />
    </section>
  );
}

function Amount({ of }: { readonly of: Paisa | null }) {
  const money = useMoney();
  return of === null ? null : <p className={`${shared.figure} ${styles.amount}`}>{money(of)}</p>;
}
