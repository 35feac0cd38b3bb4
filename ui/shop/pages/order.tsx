import { can, equipmentStatus, type Order, type OrderStatus } from '#core/order/order.ts';
import { orderMoney } from '#core/order/order-money.ts';
import type { Place } from '#core/routes/places.ts';
import type { OrderScreen, OrderState } from '#core/screens/order.ts';
import { writtenTime } from '#core/text/dates.ts';
import { later, useLater } from '../../kit/binding/later.tsx';
import { useScreens, useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon, type IconName } from '../../kit/parts/icon/icon.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { LATER_PARTS } from '../later-parts.ts';
import { HelpButton } from '../parts/help-button.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import { LockExplained } from '../parts/lock-explained.tsx';
import { Copyable, DeliveryMethod, Facts, Total } from '../parts/order-cards.tsx';
import { PaymentDue } from '../parts/payment-schedule.tsx';
import { PhoneCard } from '../parts/phone-card.tsx';
import { ReadingAids } from '../parts/reading-aids.tsx';
import styles from './order.module.css';

const Resume = later(async () => (await LATER_PARTS.refusals()).Resume);
const ReceiptRefused = later(async () => (await LATER_PARTS.refusals()).ReceiptRefused);
const ReceiptConfirmed = later(async () => (await LATER_PARTS.refusals()).ReceiptConfirmed);

/** The order page (R62–R66). */
export default function OrderPage({ place }: { readonly place: Extract<Place, { page: 'order' }> }) {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.order(place.order, place.isFromHost));
  const isRefreshing = usePullToRefresh('order', screen.refresh);
  return (
    <PageFrame title={text.shop.order.title} onBack={screen.back} action={<HelpButton />} isRefreshing={isRefreshing}>
      {state.kind === 'loading' ? <Skeleton shapes={['card', 'card', 'card']} /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'ready' ? <Content ready={state} screen={screen} /> : null}
    </PageFrame>
  );
}

interface Part {
  readonly order: Order;
  readonly screen: OrderScreen;
}

function Content({
  ready,
  screen,
}: {
  readonly ready: Extract<OrderState, { kind: 'ready' }>;
  readonly screen: OrderScreen;
}) {
  const text = useText();
  const { order } = ready;
  const money = orderMoney(order);
  const payments = useLater(LATER_PARTS.payments);
  const shop = useShop();
  return (
    <>
      <PaymentDue money={money} onPay={screen.viewPayment} />
      {payments === null ? null : <payments.PaymentToday money={money} />}
      <Banner order={order} isLate={money.due !== null} />
      {ready.refusal === null ? null : <ReceiptRefused refusal={ready.refusal} />}
      <Equipment order={order} screen={screen} />
      {can('trackDelivery', order) ? (
        <Shipping order={order} screen={screen} isConfirmed={ready.receipt === 'confirmed'} />
      ) : null}
      <Card>
        <PhoneCard product={order.product} quantity={text.shop.cart.quantity} />
      </Card>
      {payments === null ? null : (
        <>
          <payments.OrderStory order={order} isLate={money.due !== null} />
          <payments.OrderOver money={money} />
          {money.schedule === null ? null : <payments.PaymentList schedule={money.schedule} />}
          <payments.OrderAboveLoan money={money} />
          <payments.TakeAlong order={order} money={money} shop={shop} />
        </>
      )}
      <Total order={order} isOpen={ready.isBreakdownOpen} onToggle={screen.toggleBreakdown} />
      <DeliveryMethod order={order} onEdit={screen.editAddress} />
      <Facts order={order} screen={screen} />
      {payments !== null && can('refund', order) ? (
        <payments.RefundPreview order={order.productOrderId} shop={shop} key={order.status} />
      ) : null}
      <div className={styles.actions}>
        {can('pay', order) ? <Resume screen={screen} /> : null}
        {can('openReview', order) ? (
          <Button look="secondary" onClick={screen.openReview}>
            {text.shop.order.review}
          </Button>
        ) : null}
        {can('refund', order) ? (
          <Button look="secondary" onClick={screen.openRefund}>
            {text.shop.order.refund}
          </Button>
        ) : null}
      </div>
      {ready.receipt === 'asking' || ready.receipt === 'sending' ? (
        <ConfirmReceipt screen={screen} isSending={ready.receipt === 'sending'} />
      ) : null}
    </>
  );
}

/** How each status looks; what it says is the catalogue's. */
const STATUS_LOOKS: Record<OrderStatus, { readonly icon: IconName; readonly tone: 'good' | 'caution' | 'neutral' }> = {
  waitingForPayment: { icon: 'calculator', tone: 'caution' },
  waitingForSeller: { icon: 'store', tone: 'neutral' },
  readyForShipment: { icon: 'store', tone: 'neutral' },
  shipped: { icon: 'truck', tone: 'neutral' },
  received: { icon: 'check', tone: 'good' },
  returns: { icon: 'back', tone: 'caution' },
  cancelled: { icon: 'cross', tone: 'caution' },
  underReview: { icon: 'search', tone: 'caution' },
};

/** Where the order stands; nothing looks well while a payment is late. */
function Banner({ order, isLate }: { readonly order: Order; readonly isLate: boolean }) {
  const text = useText().shop.order;
  const { status } = order;
  const known = status === null ? { icon: 'phone' as const, tone: 'neutral' } : STATUS_LOOKS[status];
  const look = isLate ? { icon: 'phone' as const, tone: 'neutral' } : known;
  return (
    <section className={styles.banner} data-tone={look.tone} data-status={status} data-spoken="">
      <Icon name={look.icon} />
      <h2 className={styles.status}>{status === null ? text.unknownStatus : text.status[status]}</h2>
      <ReadingAids />
    </section>
  );
}

function Equipment({ order, screen }: Part) {
  const { shop, common } = useText();
  const text = shop.order.equipment;
  const equipment = equipmentStatus(order);
  if (equipment === null) return null;
  const lockTime = equipment.lockTime === null ? null : writtenTime(equipment.lockTime, common);
  return (
    <Card title={text.title}>
      <div className={styles.stack}>
        <p className={styles.line}>
          <Icon name={equipment.isLocked ? 'lock' : 'unlock'} />
          <Badge tone={equipment.isLocked ? 'bad' : 'good'}>{equipment.isLocked ? text.locked : text.available}</Badge>
        </p>
        {lockTime === null ? null : (
          <DefinitionList>
            <Definition name={text.lockTime}>{lockTime}</Definition>
          </DefinitionList>
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
      <div className={styles.answers}>
        <Button look="secondary" disabled={isSending} onClick={screen.cancelReceipt}>
          {text.common.cancel}
        </Button>
        <Button isBusy={isSending} onClick={() => void screen.confirmReceipt()}>
          {text.common.confirm}
        </Button>
      </div>
    </Modal>
  );
}
