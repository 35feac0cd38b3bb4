import type { ReactNode } from 'react';
import type { Order, OrderStatus } from '#core/order/order.ts';
import { standsWell } from '#core/order/order-facts.ts';
import { useText } from '../../kit/binding/text.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Listen } from './listen.tsx';
import styles from './order-status.module.css';

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
export function OrderStatusCard({
  order,
  isLate,
  children,
}: {
  readonly order: Order;
  readonly isLate: boolean;
  /** The steps. */
  readonly children: ReactNode;
}) {
  const text = useText().shop.order;
  const { status } = order;
  return (
    <section
      className={`${cardStyles.card} ${styles.card}`}
      data-status={status}
      data-tone={standsWell(order, isLate) ? 'good' : undefined}
      data-spoken=""
    >
      <div className={styles.head}>
        <span className={styles.icon}>{status === null || isLate ? <Icon name="phone" /> : STATUS_ICONS[status]}</span>
        <h2 className={styles.status}>{status === null ? text.unknownStatus : text.status[status]}</h2>
        <Listen />
      </div>
      {children}
    </section>
  );
}
