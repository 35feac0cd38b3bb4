import type { Paisa } from '#core/lib/money.ts';
import { can, mayEditAddress, type Order, showsEquipment } from '#core/order/order.ts';
import { type OrderMoney, orderMarkup, paymentMethod } from '#core/order/order-money.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { shownTime } from '#core/text/dates.ts';
import { formatMinus } from '#core/text/format.ts';
import { useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Fold, FoldCard } from '../../kit/parts/fold/fold.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { ReceiptConfirmed } from '../chunks.ts';
import { RefundPreview } from '../payments/order-money.tsx';
import { TakeAlong } from '../payments/take-along.tsx';
import { AddressLines, PhoneCard } from './bought.tsx';
import styles from './order-cards.module.css';
import { Listen } from './page-parts.tsx';

interface Part {
  readonly order: Order;
  readonly screen: OrderScreen;
}

/** A value with its copy button. */
function Copyable({
  name,
  value,
  label,
  screen,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly screen: OrderScreen;
}) {
  return (
    <div className={`${shared.row} ${styles.copyable}`}>
      <div className={styles.copyText}>
        <p className={shared.muted}>{name}</p>
        <bdi dir="ltr">{value}</bdi>
      </div>
      <IconButton label={label} onClick={() => void screen.copy(value)}>
        <Icon name="copy" />
      </IconButton>
    </div>
  );
}

/** The phone and its total, with the total's parts on demand (R65). */
export function Bought({ order }: Pick<Part, 'order'>) {
  const money = useMoney();
  const language = useLanguage();
  const { common, shop } = useText();
  const { cart } = shop;
  const { prices } = order;
  const charge = (amount: Paisa | null): string => (amount === null ? common.dash : money(amount));
  const markup = orderMarkup(order);
  return (
    <Card>
      <div className={shared.close} data-spoken="">
        <PhoneCard product={order.product} />
        <p className={`${shared.apart} ${shared.strong} ${styles.sum}`}>
          {cart.term.total} <bdi>{money(prices.totalAmount)}</bdi>
        </p>
        <Listen />
        <Fold title={shop.order.breakdown}>
          <DefinitionList>
            <Definition name={cart.productPrice}>{money(prices.productPrice)}</Definition>
            <Definition name={cart.deliveryCharges}>{charge(prices.deliveryCharges)}</Definition>
            {markup === null ? null : (
              <Definition name={cart.term.markup} struck={markup.struck === null ? null : money(markup.struck)}>
                {charge(markup.amount)}
              </Definition>
            )}
            <Definition name={cart.discount}>
              {prices.discount === null ? common.dash : formatMinus(prices.discount, language)}
            </Definition>
          </DefinitionList>
        </Fold>
      </div>
    </Card>
  );
}

/** All else of an order, folded: what can be kept, the way back, the phone’s state, and what was agreed. */
export function More({ order, money, screen }: Part & { readonly money: OrderMoney }) {
  const text = useText().shop.order;
  return (
    <FoldCard>
      <TakeAlong order={order} money={money} />
      {can('refund', order) ? (
        <Fold title={text.refund}>
          {/* Another payment that was made is another refund. */}
          <RefundPreview order={order.productOrderId} screen={screen} key={`${order.status} ${money.schedule?.rest}`} />
        </Fold>
      ) : null}
      {money.due === null && showsEquipment(order) ? <Equipment order={order} /> : null}
      <Fold title={text.more}>
        <Agreed order={order} screen={screen} />
      </Fold>
    </FoldCard>
  );
}

/** Order id, payment, and how and where the phone is delivered (R65). */
function Agreed({ order, screen }: Part) {
  const { cart, order: text } = useText().shop;
  const { receiptType } = order;
  const method = paymentMethod(order, { cart, order: text });
  const address = receiptType === 'pickUp' ? null : order.address;
  return (
    <>
      <Copyable name={text.orderId} value={order.productOrderId} label={text.copyOrderId} screen={screen} />
      <DefinitionList>
        {method === null ? null : <Definition name={text.paymentMethod}>{method}</Definition>}
        {receiptType === null ? null : <Definition name={text.deliveryMethod}>{cart[receiptType]}</Definition>}
      </DefinitionList>
      {address === null ? null : (
        <div>
          <AddressLines address={address} />
          <p className={shared.muted}>{mayEditAddress(order) ? text.addressOpen : text.addressNote}</p>
        </div>
      )}
    </>
  );
}

/** Whether the phone is locked, and when it would be (R63). */
function Equipment({ order: { isLocked, lockTime: at } }: Pick<Part, 'order'>) {
  const { shop, common } = useText();
  const text = shop.order.equipment;
  const time = at === null ? null : shownTime(at, common);
  return (
    <Fold
      title={
        <>
          {text.title} <EquipmentBadge isLocked={isLocked} />
        </>
      }
    >
      {time === null ? null : <p>{isLocked ? `${text.lockTime}: ${time}` : text.lockIfLate({ time })}</p>}
      <LockRules />
    </Fold>
  );
}

export function EquipmentBadge({ isLocked }: { readonly isLocked: boolean }) {
  const text = useText().shop.order.equipment;
  return (
    <span>
      <Badge>{isLocked ? text.locked : text.available}</Badge>
    </span>
  );
}

/** What a late payment leads to, and whom nobody should pay to undo it. */
export function LockRules() {
  const { lock, order } = useText().shop;
  return (
    <>
      <p>{order.equipment.warning}</p>
      <p>{lock.unlock}</p>
    </>
  );
}

/** Who brings it, and the question whether it came (R64). */
export function Shipping({ order, screen, isConfirmed }: Part & { readonly isConfirmed: boolean }) {
  const { common, shop } = useText();
  const text = shop.order;
  return (
    <>
      <DefinitionList>
        <Definition name={text.courier}>{order.expressCompanyName ?? common.dash}</Definition>
      </DefinitionList>
      {order.trackingNumber === null ? null : (
        <Copyable name={text.parcelId} value={order.trackingNumber} label={text.copyParcelId} screen={screen} />
      )}
      {isConfirmed ? (
        <ReceiptConfirmed onRefresh={screen.reopen} />
      ) : (
        <Button onClick={screen.askReceipt}>{text.confirmReceipt}</Button>
      )}
    </>
  );
}

/** The one thing that can still be changed, where it can (R64, Q73). */
export function EditAddress({ order, screen }: Part) {
  const { editAddress } = useText().shop.cart;
  return mayEditAddress(order) ? (
    <Button look="quiet" onClick={screen.editAddress}>
      <Icon name="edit" /> {editAddress}
    </Button>
  ) : null;
}
