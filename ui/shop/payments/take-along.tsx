import { useState } from 'react';
import { paymentCalendar } from '#core/order/calendar.ts';
import type { Order } from '#core/order/order.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import { paymentList } from '#core/order/payment-list.ts';
import type { PaymentSchedule } from '#core/order/payment-schedule.ts';
import type { Done } from '#core/ports/host-app.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { usePaymentTexts } from './payment-texts.ts';
import { AbilityButton, Receipt } from './receipt.tsx';
import styles from './take-along.module.css';

/** What of an order can be kept elsewhere: its payments in the calendar, as a list, and its receipt. */
export function TakeAlong({
  order,
  money: { schedule, coming, isListed, hasReceipt },
  shop,
}: {
  readonly order: Order;
  readonly money: OrderMoney;
  readonly shop: Shop;
}) {
  const text = usePaymentTexts().payments.keep;
  if (!isListed && !hasReceipt) return null;
  return (
    <div data-unprinted="">
      <Card title={text.title}>
        <div className={styles.ways}>
          {schedule !== null && coming.length > 0 ? <ToCalendar order={order} schedule={schedule} shop={shop} /> : null}
          {schedule !== null && isListed ? <ToWhatsApp order={order} schedule={schedule} shop={shop} /> : null}
          {hasReceipt ? <ToReceipt order={order} shop={shop} /> : null}
        </div>
      </Card>
    </div>
  );
}

interface Listed {
  readonly order: Order;
  readonly schedule: PaymentSchedule;
  readonly shop: Shop;
}

function ToCalendar({ order, schedule, shop: { extras, clock } }: Listed) {
  const language = useLanguage();
  const { shop } = useText();
  async function save(): Promise<Done> {
    const { saveFile } = await extras();
    const texts = { payments: PAYMENT_TEXTS[language], shop };
    const calendar = paymentCalendar({ order, schedule, now: clock.now(), language, texts });
    return saveFile({ name: 'payments.ics', type: 'text/calendar', bytes: new TextEncoder().encode(calendar ?? '') });
  }
  return (
    <AbilityButton look="secondary" act={save}>
      {usePaymentTexts().payments.keep.calendar}
    </AbilityButton>
  );
}

function ToWhatsApp({ order, schedule, shop: { extras } }: Listed) {
  const language = useLanguage();
  const { common, shop } = useText();
  async function share(): Promise<Done> {
    const { shareText } = await extras();
    const texts = { common, payments: PAYMENT_TEXTS[language], shop };
    return shareText(paymentList(order.product, schedule, { language, texts }));
  }
  return (
    <AbilityButton look="secondary" act={share}>
      {usePaymentTexts().payments.keep.share}
    </AbilityButton>
  );
}

function ToReceipt({ order, shop }: Omit<Listed, 'schedule'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {usePaymentTexts().payments.keep.receipt}
      </Button>
      {isOpen ? <Receipt order={order} shop={shop} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
