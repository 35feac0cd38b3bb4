import { useState } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import { equipmentStatus, type Order } from '#core/order/order.ts';
import {
  deliveryOf,
  knownTimes,
  mayEditAddress,
  methodName,
  orderMarkup,
  paymentMethodOf,
} from '#core/order/order-facts.ts';
import { orderMoney } from '#core/order/order-money.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { shownTime } from '#core/text/dates.ts';
import { formatMinus } from '#core/text/format.ts';
import { useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { ReceiptConfirmed } from '../chunks.ts';
import { usePaymentTexts } from '../payments/facts.tsx';
import { AddressLines, LockExplained } from './bought.tsx';
import styles from './order-cards.module.css';
import { Listen } from './reading-aids.tsx';

interface Part {
  readonly order: Order;
  readonly screen: OrderScreen;
}

/** A value with its copy button. */
function Copyable({
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
        <p className={shared.muted}>{name}</p>
        <bdi dir="ltr">{value}</bdi>
      </div>
      <IconButton label={label} onClick={onCopy}>
        <Icon name="copy" />
      </IconButton>
    </div>
  );
}

/** The total, with what comes on top of it, and its parts on demand (R65). */
export function Total({ order }: Pick<Part, 'order'>) {
  const money = useMoney();
  const language = useLanguage();
  const { common, shop } = useText();
  const [isOpen, setOpen] = useState(false);
  const text = shop.order;
  const { prices } = order;
  const charge = (amount: Paisa | null): string => (amount === null ? common.dash : money(amount));
  const markup = orderMarkup(order);
  // What lateness adds to the total, which stays as it was ordered.
  const { onTop } = orderMoney(order);
  const { owed } = usePaymentTexts().payments;
  return (
    <Card>
      <div className={shared.close} data-spoken="">
        <p className={`${shared.apart} ${shared.figure} ${styles.sum}`}>
          {text.total} <bdi>{money(prices.totalAmount)}</bdi>
        </p>
        {onTop === null ? null : <p>{owed.onTop({ charge: money(onTop) })}</p>}
        <details className={`${shared.fold} ${styles.parts}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {isOpen ? text.hideBreakdown : text.breakdown} <Icon name="down" />
          </summary>
          <DefinitionList>
            <Definition name={text.productPrice}>{money(prices.productPrice)}</Definition>
            <Definition name={text.deliveryCharges}>{charge(prices.deliveryCharges)}</Definition>
            {markup === null ? null : (
              <Definition name={text.markup} struck={markup.struck === null ? null : money(markup.struck)}>
                {charge(markup.amount)}
              </Definition>
            )}
            <Definition name={text.discount}>
              {prices.discount === null ? common.dash : formatMinus(prices.discount, language)}
            </Definition>
          </DefinitionList>
        </details>
        <Listen />
      </div>
    </Card>
  );
}

/** How and where the phone is delivered (R65). */
export function DeliveryMethod({ order, screen }: Part) {
  const text = useText();
  const delivery = deliveryOf(order);
  if (delivery === null) return null;
  const { address, receiptType } = delivery;
  return (
    <Card>
      <div className={styles.copyable}>
        <div className={styles.copyText}>
          {receiptType === null ? null : (
            <>
              <p className={shared.muted}>{text.shop.order.deliveryMethod}</p>
              <p className={`${shared.strong} ${styles.method}`}>{text.shop.cart[receiptType]}</p>
            </>
          )}
          {address === null ? null : (
            <>
              <AddressLines address={address} />
              <p className={shared.muted}>
                {mayEditAddress(order) ? text.shop.order.addressOpen : text.shop.order.addressNote}
              </p>
            </>
          )}
        </div>
        {mayEditAddress(order) ? (
          <IconButton label={text.shop.order.editAddress} onClick={screen.editAddress}>
            <Icon name="edit" />
          </IconButton>
        ) : null}
      </div>
    </Card>
  );
}

/** Order id, payment method and times; empty times hide their row (R65, Q43). */
export function Facts({ order, screen }: Part) {
  const { shop: text, common } = useText();
  const method = paymentMethodOf(order);
  const times = knownTimes(order.times).flatMap(({ name, at }) => {
    const shown = shownTime(at, common);
    return shown === null ? [] : [{ name, shown }];
  });
  return (
    <Card>
      <div className={shared.close}>
        <Copyable
          name={text.order.orderId}
          value={order.productOrderId}
          label={text.order.copyOrderId}
          onCopy={() => void screen.copyOrderId()}
        />
        <DefinitionList>
          {method === null ? null : <Definition name={text.order.paymentMethod}>{methodName(method, text)}</Definition>}
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

/** Whether the phone is locked, and when it would be (R63). */
export function Equipment({ order, screen }: Part) {
  const { shop, common } = useText();
  const text = shop.order.equipment;
  const equipment = equipmentStatus(order);
  if (equipment === null) return null;
  const lockTime = equipment.lockTime === null ? null : shownTime(equipment.lockTime, common);
  return (
    <Card title={text.title}>
      <div className={shared.close}>
        <p className={shared.beside}>
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

/** Who brings it, and the question whether it came (R64). */
export function Shipping({ order, screen, isConfirmed }: Part & { readonly isConfirmed: boolean }) {
  const text = useText();
  return (
    <Card>
      <div className={shared.close}>
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
