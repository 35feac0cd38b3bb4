import type { ReactNode } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import type { Order } from '#core/order/order.ts';
import {
  deliveryOf,
  knownTimes,
  mayEditAddress,
  methodName,
  orderMarkup,
  paymentMethodOf,
} from '#core/order/order-facts.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { shownTime } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { AddressLines } from './address-lines.tsx';
import { Listen } from './listen.tsx';
import styles from './order-cards.module.css';
import { useMinus } from './use-minus.ts';

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

/** The total, with what comes on top of it, and its parts on demand (R65). */
export function Total({
  order,
  isOpen,
  onToggle,
  children,
}: {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const money = useMoney();
  const minus = useMinus();
  const { common, shop } = useText();
  const text = shop.order;
  const { prices } = order;
  const charge = (amount: Paisa | null): string => (amount === null ? common.dash : money(amount));
  const markup = orderMarkup(order);
  return (
    <Card>
      <div className={styles.stack} data-spoken="">
        <p className={styles.total}>
          {text.total} <bdi>{money(prices.totalAmount)}</bdi>
        </p>
        {children}
        <div className={styles.toggle}>
          <Button look="quiet" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? text.hideBreakdown : text.breakdown}
          </Button>
        </div>
        {isOpen ? (
          <DefinitionList>
            <Definition name={text.productPrice}>{money(prices.productPrice)}</Definition>
            <Definition name={text.deliveryCharges}>{charge(prices.deliveryCharges)}</Definition>
            {markup === null ? null : (
              <Definition name={text.markup} struck={markup.struck === null ? null : money(markup.struck)}>
                {charge(markup.amount)}
              </Definition>
            )}
            <Definition name={text.discount}>
              {prices.discount === null ? common.dash : minus(prices.discount)}
            </Definition>
          </DefinitionList>
        ) : null}
        <Listen />
      </div>
    </Card>
  );
}

/** How and where the phone is delivered (R65). */
export function DeliveryMethod({ order, onEdit }: { readonly order: Order; readonly onEdit: () => void }) {
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
              <p className={styles.muted}>{text.shop.order.deliveryMethod}</p>
              <p className={styles.strong}>{text.shop.cart[receiptType]}</p>
            </>
          )}
          {address === null ? null : (
            <>
              <AddressLines address={address} />
              <p className={styles.muted}>
                {mayEditAddress(order) ? text.shop.order.addressOpen : text.shop.order.addressNote}
              </p>
            </>
          )}
        </div>
        {mayEditAddress(order) ? (
          <IconButton label={text.shop.order.editAddress} onClick={onEdit}>
            <Icon name="edit" />
          </IconButton>
        ) : null}
      </div>
    </Card>
  );
}

/** Order id, payment method and times; empty times hide their row (R65, Q43). */
export function Facts({ order, screen }: { readonly order: Order; readonly screen: OrderScreen }) {
  const { shop: text, common } = useText();
  const method = paymentMethodOf(order);
  const times = knownTimes(order.times).flatMap(({ name, at }) => {
    const shown = shownTime(at, common);
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
