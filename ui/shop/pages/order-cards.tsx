import { type Order, type OrderTimes } from '#core/order/order.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { formatInstant, formatRupees } from '#core/text/format.ts';
import { usePlaceName, useText } from '../../kit/binding/text.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from './order.module.css';

/** A value with its copy button. */
export function Copyable({
  name,
  value,
  label,
  onCopy,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly onCopy: () => void;
}) {
  return (
    <div className={styles.copyable}>
      <div className={styles.copyText}>
        <p className={styles.muted}>{name}</p>
        <bdi dir="ltr">{value}</bdi>
      </div>
      <IconButton label={label} onClick={onCopy}>
        <Icon name="copy" />
      </IconButton>
    </div>
  );
}

/** The total, with its parts on demand (R65). */
export function Total({
  order,
  isOpen,
  onToggle,
}: {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const text = useText().shop.order;
  const { prices } = order;
  const isFree = prices.markup === 0 && prices.lineMarkup !== null && prices.lineMarkup > 0;
  return (
    <Card>
      <div className={styles.stack}>
        <p className={styles.total}>
          {text.total} <bdi>{formatRupees(prices.totalAmount)}</bdi>
        </p>
        <Button look="quiet" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? text.hideBreakdown : text.breakdown}
        </Button>
        {isOpen ? (
          <DefinitionList>
            <Definition name={text.productPrice}>{formatRupees(prices.productPrice)}</Definition>
            <Definition name={text.deliveryCharges}>{formatRupees(prices.deliveryCharges)}</Definition>
            {order.paymentType === 'bnpl' ? (
              <Definition name={text.markup} struck={isFree ? formatRupees(prices.lineMarkup ?? 0) : null}>
                {formatRupees(prices.markup)}
              </Definition>
            ) : null}
            <Definition name={text.discount}>{formatRupees(prices.discount)}</Definition>
          </DefinitionList>
        ) : null}
      </div>
    </Card>
  );
}

/** How and where the phone is delivered (R65). */
export function DeliveryMethod({
  order,
  canEdit,
  onEdit,
}: {
  readonly order: Order;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
}) {
  const text = useText();
  const placeName = usePlaceName();
  const { address, receiptType } = order;
  if (receiptType === null && address === null) return null;
  return (
    <Card>
      <div className={styles.copyable}>
        <div className={styles.copyText}>
          <p className={styles.muted}>{text.shop.order.deliveryMethod}</p>
          {receiptType === null ? null : <p className={styles.strong}>{text.shop.cart[receiptType]}</p>}
          {address === null || receiptType === 'pickUp' ? null : (
            <>
              <p>
                <bdi>{address.name}</bdi> · <bdi dir="ltr">{address.phoneNumber}</bdi>
              </p>
              <p>
                <bdi>{address.street}</bdi>
                <br />
                <bdi>{placeName(address)}</bdi>
              </p>
              <p className={styles.muted}>{text.shop.order.addressNote}</p>
            </>
          )}
        </div>
        {canEdit ? (
          <IconButton label={text.shop.order.editAddress} onClick={onEdit}>
            <Icon name="edit" />
          </IconButton>
        ) : null}
      </div>
    </Card>
  );
}

const TIMES: readonly (keyof OrderTimes)[] = ['placedAt', 'paidAt', 'shippedAt', 'receivedAt', 'cancelledAt'];

/** Order id, payment method and times; empty times hide their row (R65, Q43). */
export function Facts({ order, screen }: { readonly order: Order; readonly screen: OrderScreen }) {
  const text = useText().shop;
  const method =
    order.paymentType === 'bnpl' ? text.order.bnplFor({ months: order.installments.length }) : text.cart.full;
  const times = TIMES.flatMap((name) => {
    const instant = order.times[name];
    const shown = instant === null ? null : formatInstant(instant);
    return shown === null ? [] : [{ name, shown }];
  });
  return (
    <Card>
      <div className={styles.stack}>
        <Copyable
          name={text.order.orderId}
          value={order.productOrderId}
          label={text.order.copyOrderId}
          onCopy={() => void screen.copyOrderId()}
        />
        <DefinitionList>
          {order.status === 'waitingForPayment' && order.receiptType === null ? null : (
            <Definition name={text.order.paymentMethod}>{method}</Definition>
          )}
          {times.map(({ name, shown }) => (
            <Definition name={text.order.times[name]} key={name}>
              {shown}
            </Definition>
          ))}
        </DefinitionList>
      </div>
    </Card>
  );
}
