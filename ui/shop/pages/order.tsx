import { memo } from 'react';
import { can, type Order, showsEquipment } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import type { Place } from '#core/routes/places.ts';
import type { OrderReady, OrderScreen } from '#core/screens/order.ts';
import { asOf } from '#core/screens/page.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { Answers, Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { ReceiptRefused } from '../chunks.ts';
import { Bought, EditAddress, More, Shipping } from '../parts/order-cards.tsx';
import { LatePayment, OrderStatusCard, PayNow } from '../parts/order-now.tsx';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd } from '../parts/page-parts.tsx';
import { LargeText } from '../parts/reading-aids.tsx';
import { AboveLoan, OrderOver } from '../payments/order-money.tsx';
import { Letterhead } from '../payments/paper.tsx';
import { PaymentList } from '../payments/payment-list.tsx';

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

/** The skeleton: status with its steps, the payments, the phone. */
function Waiting() {
  return (
    <Columns
      isHeaded
      lead={<Skeleton shapes={[['title', 'line', 'line', 'line', 'line']]} />}
      side={
        <Skeleton
          shapes={[
            ['short', 'line', 'line', 'line'],
            ['line', 'short'],
          ]}
        />
      }
    />
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
