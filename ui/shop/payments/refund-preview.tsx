import type { OrderId } from '#core/lib/ids.ts';
import type { PaymentSchedule } from '#core/order/payment-schedule.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Card } from '../../kit/parts/card/card.tsx';
import { FactRows } from './fact-parts.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** What an order would pay back if it were cancelled now, before anybody asks for it (R67). */
export function RefundPreview({
  order,
  schedule,
  shop: { screens },
}: {
  readonly order: OrderId;
  readonly schedule: PaymentSchedule | null;
  readonly shop: Shop;
}) {
  const [state] = useScreen(() => screens.refund(order, schedule));
  const { common, shop: texts } = useText();
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  if (state.kind !== 'ready') return null;
  return (
    <Card title={payments.cancel.now}>
      <FactRows rows={refundRows(state.refund, schedule, { language, texts: { common, shop: texts, payments } })} />
    </Card>
  );
}
