import type { ReactNode } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import { type Order, showsEquipment } from '#core/order/order.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import { orderStory } from '#core/order/order-story.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { shownTime } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { Fold } from '../../kit/parts/fold/fold.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { usePaymentTexts } from '../payments/facts.tsx';
import { AboveLoan } from '../payments/order-money.tsx';
import styles from './order-cards.module.css';
import { EquipmentBadge, LockRules } from './order-cards.tsx';
import { Listen } from './page-parts.tsx';

interface Part {
  readonly order: Order;
  readonly money: OrderMoney;
  readonly screen: OrderScreen;
}

/** What is to be paid at once where something is late, why, where, and how the phone is unlocked: the first thing on the page (R63). */
export function LatePayment({ order, money: { due, isAboveLoan }, screen }: Part) {
  const money = useMoney();
  const { common, shop } = useText();
  const { equipment, schedule: text } = shop.order;
  if (due === null) return null;
  const { isLocked } = due;
  const isEquipmentShown = showsEquipment(order);
  const time = order.lockTime === null ? null : shownTime(order.lockTime, common);
  return (
    <section className={`${cardStyles.card} ${shared.tight} ${styles.due}`} data-tone="late" data-spoken="">
      <div className={shared.apart}>
        <h2 className={shared.strong}>{text.late(due)}</h2>
        {isEquipmentShown ? <EquipmentBadge isLocked={isLocked} /> : null}
      </div>
      {isLocked && due.amount !== null ? <p>{text.unlock}</p> : null}
      <Amount of={due.amount} />
      {due.penalty === null ? null : <p>{text.charge({ amount: money(due.penalty) })}</p>}
      {time === null ? null : (
        <p>
          {isLocked ? (
            <>
              {equipment.lockTime}: <bdi>{time}</bdi>
            </>
          ) : (
            text.lockFrom({ time })
          )}
        </p>
      )}
      {isAboveLoan ? <AboveLoan /> : null}
      <Button onClick={screen.viewPayment}>{text.pay}</Button>
      <Fold title={isLocked ? equipment.howToUnlock : shop.lock.title}>
        <LockRules />
        {isEquipmentShown ? (
          <Button look="secondary" onClick={screen.viewPayment}>
            {equipment.viewPayment}
          </Button>
        ) : null}
      </Fold>
      <Listen />
    </section>
  );
}

/** What an order that waits for its payment takes at once, as far as the gateway says it; the ways to pay it in the app, once a way to pay was agreed, and to its cart. */
export function PayNow({ order, money: { today }, screen }: Part) {
  const { shop } = useText();
  const { owed } = usePaymentTexts().payments;
  const { isContinued } = order;
  return (
    <section className={`${cardStyles.card} ${shared.tight} ${styles.due}`} data-spoken="">
      {today === null ? null : <h2 className={shared.strong}>{owed.today}</h2>}
      <Amount of={today} />
      {isContinued ? <Button onClick={screen.viewPayment}>{shop.order.schedule.pay}</Button> : null}
      <Button look={isContinued ? 'quiet' : 'primary'} onClick={screen.resume}>
        {owed.openInCart}
      </Button>
      <Listen />
    </section>
  );
}

function Amount({ of }: { readonly of: Paisa | null }) {
  const money = useMoney();
  return of === null ? null : <p className={`${shared.strong} ${styles.amount}`}>{money(of)}</p>;
}

/** Where the order stands (R62), what can be done about it, and its steps: in sight while one is waited for. */
export function OrderStatusCard({
  order,
  change,
  children,
}: Pick<Part, 'order'> & {
  /** What can still be changed, below the steps. */
  readonly change: ReactNode;
  readonly children: ReactNode;
}) {
  const text = useText().shop.order;
  const { status } = order;
  const isUnderWay = orderStory(order).some(({ state }) => state === 'now');
  const heading = <h2 className={styles.status}>{status === null ? text.unknownStatus : text.status[status]}</h2>;
  const steps = <Steps order={order} />;
  return (
    <section className={`${shared.close} ${cardStyles.card}`} data-spoken="">
      {isUnderWay ? heading : <Fold title={heading}>{steps}</Fold>}
      {children}
      {isUnderWay ? steps : null}
      {change}
      <Listen />
    </section>
  );
}

/** What has happened to an order and when, what is waited for, and what comes then (R65). */
function Steps({ order }: Pick<Part, 'order'>) {
  const { common } = useText();
  const text = usePaymentTexts().payments.story;
  return (
    <ol className={styles.story} aria-label={text.title}>
      {orderStory(order).map(({ step, state, at }) => {
        const time = at === null ? null : shownTime(at, common);
        return (
          <li
            className={styles.step}
            key={step}
            data-state={state}
            data-end={step === 'cancelled' || undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'done' ? <Icon name={step === 'cancelled' ? 'cross' : 'check'} /> : null}
            </span>
            <span className={`${shared.apart} ${styles.told}`}>
              <span className={styles.name}>{state === 'done' ? text.done[step] : text.ahead[step]}</span>
              {time === null ? null : <bdi className={styles.time}>{time}</bdi>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
