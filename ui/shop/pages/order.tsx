import { memo, type ReactNode } from 'react';
import { can, type Order, showsEquipment } from '#core/order/order.ts';
import { type OrderMoney, orderMoney } from '#core/order/order-money.ts';
import { whenOf } from '#core/order/payment-list.ts';
import type { PaymentSchedule, PaymentState, ScheduledPayment } from '#core/order/payment-schedule.ts';
import type { Place } from '#core/routes/places.ts';
import type { OrderReady, OrderScreen } from '#core/screens/order.ts';
import { asOf } from '#core/screens/page.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Answers, Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import shared from '../../kit/styles/shared.module.css';
import { ReceiptRefused } from '../chunks.ts';
import { Bought, EditAddress, More, Shipping } from '../parts/order-cards.tsx';
import { LatePayment, OrderStatusCard, PayNow } from '../parts/order-now.tsx';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd, LargeText, Listen, Waiting } from '../parts/page-parts.tsx';
import { AboveLoan, OrderOver } from '../payments/order-money.tsx';
import { Letterhead } from '../payments/paper.tsx';
import styles from '../payments/payments.module.css';

/** The order page (R62–R66). */
export default function OrderPage({ place }: { readonly place: Extract<Place, { page: 'order' }> }) {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.order(place.order, place.isFromHost));
  const isRefreshing = usePullToRefresh(screen.reopen);
  return (
    <PageFrame
      title={text.shop.order.title}
      onBack={screen.back}
      action={<BarEnd>{state.kind === 'ready' ? <Letterhead order={state.order.productOrderId} /> : null}</BarEnd>}
      isRefreshing={isRefreshing}
      note={asOf(state, text)}
    >
      {state.kind === 'loading' ? <Waiting /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'ready' ? (
        <>
          <Content
            order={state.order}
            screen={screen}
            refusal={state.refusal}
            isConfirmed={state.receipt === 'confirmed'}
          />
          {state.receipt === 'asking' || state.receipt === 'sending' ? (
            <ConfirmReceipt screen={screen} isSending={state.receipt === 'sending'} />
          ) : null}
        </>
      ) : null}
    </PageFrame>
  );
}

interface Part {
  readonly order: Order;
  readonly screen: OrderScreen;
}

/** Everything of an order but for the question over it: a slow phone opens that without drawing the rest anew. What is to be done now comes first, then the payments; all else is folded. */
const Content = memo(function Content({
  order,
  screen,
  refusal,
  isConfirmed,
}: Part & Pick<OrderReady, 'refusal'> & { readonly isConfirmed: boolean }) {
  const { cart, order: text } = useText().shop;
  const money = orderMoney(order);
  const { due, schedule, isAboveLoan } = money;
  return (
    <Columns
      isHeaded
      lead={
        <>
          <LatePayment order={order} money={money} screen={screen} />
          {can('pay', order) ? <PayNow order={order} money={money} screen={screen} /> : null}
          {refusal === null ? null : <ReceiptRefused refusal={refusal} />}
          <OrderStatusCard order={order} change={<EditAddress order={order} screen={screen} />}>
            {can('trackDelivery', order) ? <Shipping order={order} screen={screen} isConfirmed={isConfirmed} /> : null}
            {can('openReview', order) ? (
              <Button look="secondary" onClick={screen.openReview}>
                {cart.review}
              </Button>
            ) : null}
          </OrderStatusCard>
          <OrderOver order={order} />
        </>
      }
      side={
        <>
          {schedule === null ? null : <PaymentList schedule={schedule} start={money.start} />}
          {due === null && showsEquipment(order) ? (
            <Button look="secondary" onClick={screen.viewPayment}>
              {text.equipment.viewPayment}
            </Button>
          ) : null}
          {due === null && isAboveLoan ? <AboveLoan /> : null}
          <Bought order={order} />
        </>
      }
      rest={
        <>
          <More order={order} money={money} screen={screen} />
          <LargeText />
        </>
      }
    />
  );
});

function ConfirmReceipt({ screen, isSending }: { readonly screen: OrderScreen; readonly isSending: boolean }) {
  const text = useText();
  return (
    <Modal title={text.shop.order.receiptQuestion} onDismiss={screen.cancelReceipt}>
      <p>{text.shop.order.receiptText}</p>
      <Answers>
        <Button look="secondary" disabled={isSending} onClick={screen.cancelReceipt}>
          {text.common.cancel}
        </Button>
        <Button isBusy={isSending} onClick={() => void screen.confirmReceipt()}>
          {text.common.confirm}
        </Button>
      </Answers>
    </Modal>
  );
}

/** So many payments of a long plan are in sight. */
const IN_SIGHT = 4;

/** Every payment of an instalment order with its day and its state, as far as the gateway says them; `start` comes before all. */
function PaymentList({
  schedule: { payments, of, rest },
  start,
}: Pick<OrderMoney, 'start'> & { readonly schedule: PaymentSchedule }) {
  const money = useMoney();
  const { shop } = useText();
  const text = shop.order.schedule;
  const [near, far] = [payments.slice(0, IN_SIGHT), payments.slice(IN_SIGHT)];
  const list = (each: readonly ScheduledPayment[]) =>
    each.map((payment) => <Payment payment={payment} of={of} key={payment.number} />);
  return (
    <Card title={text.title}>
      <div className={shared.close} data-spoken="">
        <ol>
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
            <ol>{list(far)}</ol>
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
        <bdi className={`${shared.strong} ${styles.money}`}>{amount === null ? dash : money(amount)}</bdi>
      </div>
      {date === null ? null : <span className={shared.muted}>{date}</span>}
      {children}
    </li>
  );
}
