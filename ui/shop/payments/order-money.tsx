import type { OrderId } from '#core/lib/ids.ts';
import { overPart } from '#core/order/money-back.ts';
import type { Order } from '#core/order/order.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { sumRow } from '#core/text/fact-sheet.ts';
import { formatRupees } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { FactRows, Notes, usePaymentTexts } from './facts.tsx';
import styles from './payments.module.css';

/** Says that markup and late charges are above the loan (Q20), as the public calculator does. */
export function AboveLoan() {
  return (
    <p className={styles.aboveLoan} role="note">
      {usePaymentTexts().payments.plan.aboveLoan}
    </p>
  );
}

/** What becomes of the money of an order that is over; nothing for any other. */
export function OrderOver({ order }: { readonly order: Order }) {
  const { common, shop } = useText();
  const { payments } = usePaymentTexts();
  const part = overPart(order, { language: useLanguage(), texts: { common, payments, shop } });
  return part === null ? null : (
    <Card title={part.title}>
      <FactRows rows={part.rows} />
      <Notes notes={part.notes} />
    </Card>
  );
}

/** What an order would pay back if it were cancelled now, before anybody asks for it (R67), and the way to ask. */
export function RefundPreview({ order, screen }: { readonly order: OrderId; readonly screen: OrderScreen }) {
  const screens = useScreens();
  const [state] = useScreen(() => screens.refund(order));
  const language = useLanguage();
  const texts = useText();
  return (
    <>
      {state.kind === 'ready' ? (
        <FactRows
          rows={[
            ...refundRows(state.refund, language, texts),
            ...sumRow(texts.shop.refund.refundAmount, formatRupees(state.refund.refundAmount, language)),
          ]}
        />
      ) : null}
      <Button look="secondary" onClick={screen.openRefund}>
        {texts.common.continue}
      </Button>
    </>
  );
}
