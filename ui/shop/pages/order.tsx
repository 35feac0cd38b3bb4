import { memo, type ReactNode } from 'react';
import { can, equipmentStatus, type Order } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import type { Place } from '#core/routes/places.ts';
import type { OrderReady, OrderScreen } from '#core/screens/order.ts';
import { asOf } from '#core/screens/read-into.ts';
import { shownTime } from '#core/text/dates.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useScreens, useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen, useStore } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Answers, Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { CHUNKS, ReceiptConfirmed, ReceiptRefused } from '../chunks.ts';
import { BarEnd } from '../parts/bar-end.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import { LockExplained } from '../parts/lock-explained.tsx';
import { Copyable, DeliveryMethod, Facts, Total } from '../parts/order-cards.tsx';
import { OrderStatusCard } from '../parts/order-status.tsx';
import { LatePayment, NextPayment } from '../parts/payment-schedule.tsx';
import { PhoneCard } from '../parts/phone-card.tsx';
import styles from './order.module.css';

/** The order page (R62–R66). */
export default function OrderPage({ place }: { readonly place: Extract<Place, { page: 'order' }> }) {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.order(place.order, place.isFromHost));
  const isRefreshing = usePullToRefresh('order', screen.refresh);
  return (
    <PageFrame
      title={text.shop.order.title}
      onBack={screen.back}
      action={<BarEnd order={state.kind === 'ready' ? state.order.productOrderId : undefined} />}
      isRefreshing={isRefreshing}
      note={asOf(state, text)}
      isInColumns
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

/** Everything of an order but for the question over it: a slow phone opens that, and the total's parts, without drawing the rest anew. */
const Content = memo(function Content({
  order,
  screen,
  refusal,
  isConfirmed,
}: Part & Pick<OrderReady, 'refusal'> & { readonly isConfirmed: boolean }) {
  const text = useText();
  const money = orderMoney(order);
  const payments = useLater(CHUNKS.payments);
  const shop = useShop();
  const aboveLoan = payments === null ? null : <payments.OrderAboveLoan money={money} />;
  return (
    <>
      <Columns
        look="headed"
        lead={
          <>
            <LatePayment
              due={money.due}
              note={aboveLoan}
              isNoteComing={money.aboveLoan !== null && payments === null}
              onPay={screen.viewPayment}
            />
            <OrderStatusCard order={order} isLate={money.due !== null}>
              {payments === null ? null : <payments.OrderStory order={order} isLate={money.due !== null} />}
            </OrderStatusCard>
            {refusal === null ? null : <ReceiptRefused refusal={refusal} />}
            {can('openReview', order) ? (
              <Button look="secondary" onClick={screen.openReview}>
                {text.shop.order.review}
              </Button>
            ) : null}
            {can('trackDelivery', order) ? <Shipping order={order} screen={screen} isConfirmed={isConfirmed} /> : null}
          </>
        }
        side={
          <>
            {payments === null ? null : <payments.PaymentToday money={money} />}
            {payments !== null && can('pay', order) ? (
              <payments.Resume isContinued={order.isContinued} screen={screen} />
            ) : null}
            <NextPayment money={money} />
            {payments === null ? null : (
              <>
                <payments.OrderOver money={money} />
                {money.schedule === null ? null : (
                  <payments.PaymentList schedule={money.schedule} start={money.start} />
                )}
                {money.due === null ? aboveLoan : null}
              </>
            )}
            <Breakdown order={order} screen={screen}>
              {payments === null ? null : <payments.LateCharge money={money} />}
            </Breakdown>
            {payments === null ? null : <payments.TakeAlong order={order} money={money} shop={shop} />}
          </>
        }
        rest={
          <>
            <Equipment order={order} screen={screen} />
            <Card>
              <PhoneCard product={order.product} quantity={text.shop.cart.quantity} />
            </Card>
            <DeliveryMethod order={order} onEdit={screen.editAddress} />
            <Facts order={order} screen={screen} />
            {can('refund', order) ? (
              <>
                {payments === null ? null : (
                  <payments.RefundPreview
                    order={order.productOrderId}
                    schedule={money.schedule}
                    shop={shop}
                    // Another payment that was made is another refund.
                    key={`${order.status} ${money.schedule?.rest}`}
                  />
                )}
                <Button look="secondary" onClick={screen.openRefund}>
                  {text.shop.order.refund}
                </Button>
              </>
            ) : null}
            {payments === null ? null : <payments.LargeText />}
          </>
        }
      />
    </>
  );
});

function Breakdown({ order, screen, children }: Part & { readonly children: ReactNode }) {
  const state = useStore(screen.state);
  const isOpen = state.kind === 'ready' && state.isBreakdownOpen;
  return (
    <Total order={order} isOpen={isOpen} onToggle={screen.toggleBreakdown}>
      {children}
    </Total>
  );
}

/** The skeleton: status with its steps and the phone, beside it what is paid next and all payments. */
function Waiting() {
  return (
    <Columns
      look="headed"
      lead={<Skeleton shapes={[['title', 'line', 'line', 'line', 'line']]} />}
      side={
        <Skeleton
          shapes={[
            ['short', 'title'],
            ['short', 'line', 'line', 'line'],
          ]}
        />
      }
      rest={
        <Skeleton
          shapes={[
            ['line', 'short'],
            ['short', 'line', 'line'],
          ]}
        />
      }
    />
  );
}

function Equipment({ order, screen }: Part) {
  const { shop, common } = useText();
  const text = shop.order.equipment;
  const equipment = equipmentStatus(order);
  if (equipment === null) return null;
  const lockTime = equipment.lockTime === null ? null : shownTime(equipment.lockTime, common);
  return (
    <Card title={text.title}>
      <div className={styles.stack}>
        <p className={styles.line}>
          <Icon name={equipment.isLocked ? 'lock' : 'unlock'} />
          <Badge tone={equipment.isLocked ? 'late' : 'neutral'}>
            {equipment.isLocked ? text.locked : text.available}
          </Badge>
        </p>
        {lockTime !== null && equipment.isLocked ? (
          <DefinitionList>
            <Definition name={text.lockTime}>{lockTime}</Definition>
          </DefinitionList>
        ) : null}
        {lockTime === null || equipment.isLocked || order.isOverdue ? null : (
          <p>{text.lockIfLate({ time: lockTime })}</p>
        )}
        <p>{text.warning}</p>
        <LockExplained />
        <Button look="secondary" onClick={screen.viewPayment}>
          {text.viewPayment}
        </Button>
      </div>
    </Card>
  );
}

function Shipping({ order, screen, isConfirmed }: Part & { readonly isConfirmed: boolean }) {
  const text = useText();
  return (
    <Card>
      <div className={styles.stack}>
        <DefinitionList>
          <Definition name={text.shop.order.courier}>{order.expressCompanyName ?? text.common.dash}</Definition>
        </DefinitionList>
        {order.trackingNumber === null ? null : (
          <Copyable
            name={text.shop.order.parcelId}
            value={order.trackingNumber}
            label={text.shop.order.copyParcelId}
            onCopy={() => void screen.copyTrackingNumber()}
          />
        )}
        {isConfirmed ? (
          <ReceiptConfirmed onRefresh={screen.refresh} />
        ) : (
          <Button onClick={screen.askReceipt}>{text.shop.order.confirmReceipt}</Button>
        )}
      </div>
    </Card>
  );
}

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
