import type { OrderId } from '#core/lib/ids.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Card } from '../../kit/parts/card/card.tsx';
import { FactRows } from './fact-parts.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** What an order would pay back if it were cancelled now, before anybody asks for it (R67). */
export function RefundPreview({ order, shop: { screens } }: { readonly order: OrderId; readonly shop: Shop }) {
  const [state] = useScreen(() => screens.refund(order));
  const { shop: texts } = useText();
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  if (state.kind !== 'ready') return null;
  return (
    <Card title={payments.cancel.now}>
      <FactRows rows={refundRows(state.refund, { language, texts: { shop: texts, payments } })} />
    </Card>
  );
}
