import type { MoneyBack } from '#core/order/money-back.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import { moneyBackRows, type OverWords, overPart } from '#core/order/over.ts';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { FactRows, Notes } from './fact-parts.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** What becomes of the money of an order that is over; nothing for any other. */
export function OrderOver({ money: { stage, back } }: { readonly money: OrderMoney }) {
  const words = useOverWords();
  if (stage !== 'over') return null;
  const { title, rows, notes } = overPart(back, words);
  return (
    <Card title={title}>
      <FactRows rows={rows} />
      <Notes notes={notes} />
    </Card>
  );
}

/** What comes back of an order, for a page that says already what it has become. */
export function MoneyBackCard({ back }: { readonly back: MoneyBack }) {
  const words = useOverWords();
  const { rows, notes } = moneyBackRows(back, words);
  return (
    <Card title={words.texts.payments.moneyBack.title}>
      <FactRows rows={rows} />
      <Notes notes={notes} />
    </Card>
  );
}

function useOverWords(): OverWords {
  const { common, shop } = useText();
  const { payments } = usePaymentTexts();
  return { language: useLanguage(), texts: { common, payments, shop } };
}
