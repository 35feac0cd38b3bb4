import { type Calculation, isCalculatedAboveLoan } from '#core/instalments/calculation.ts';
import type { OrderId } from '#core/lib/ids.ts';
import type { MoneyBack } from '#core/order/money-back.ts';
import { aboveLoanNote, type OrderMoney } from '#core/order/order-money.ts';
import { moneyBackRows, type OverWords, overPart } from '#core/order/over.ts';
import type { PaymentSchedule } from '#core/order/payment-schedule.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { FactCard, usePaymentTexts } from './facts.tsx';
import styles from './payments.module.css';

/** The ways on with an order that waits for payment: to its payment in the app, where a way to pay was agreed, or to its cart. */
export function Resume({ isContinued, screen }: { readonly isContinued: boolean; readonly screen: OrderScreen }) {
  const { shop } = useText();
  const { owed } = usePaymentTexts().payments;
  return (
    <>
      {isContinued ? <Button onClick={screen.viewPayment}>{shop.order.schedule.pay}</Button> : null}
      <Button look={isContinued ? 'secondary' : 'primary'} onClick={screen.resume}>
        {owed.openInCart}
      </Button>
    </>
  );
}

/** Says that markup and late charges of an order are above its loan, where they are (Q20), as the public calculator does. */
export function OrderAboveLoan({ money }: { readonly money: OrderMoney }) {
  const { plan } = usePaymentTexts().payments;
  const said = aboveLoanNote(money, plan);
  return said === null ? null : <Note>{said}</Note>;
}

/** The same of a calculation. */
export function CalculationAboveLoan({ calculation }: { readonly calculation: Calculation }) {
  const { plan } = usePaymentTexts().payments;
  return isCalculatedAboveLoan(calculation) ? <Note>{plan.aboveLoan}</Note> : null;
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className={styles.aboveLoan} role="note">
      {children}
    </p>
  );
}

/** What becomes of the money of an order that is over; nothing for any other. */
export function OrderOver({ money: { stage, back } }: { readonly money: OrderMoney }) {
  const words = useOverWords();
  if (stage !== 'over') return null;
  return <FactCard {...overPart(back, words)} />;
}

/** What comes back of an order, for a page that says already what it has become. */
export function MoneyBackCard({ back }: { readonly back: MoneyBack }) {
  const words = useOverWords();
  return <FactCard title={words.texts.payments.moneyBack.title} {...moneyBackRows(back, words)} />;
}

/** What an order would pay back if it were cancelled now, before anybody asks for it (R67). */
export function RefundPreview({
  order,
  schedule,
}: {
  readonly order: OrderId;
  readonly schedule: PaymentSchedule | null;
}) {
  const screens = useScreens();
  const [state] = useScreen(() => screens.refund(order, schedule));
  const words = useOverWords();
  if (state.kind !== 'ready') return null;
  return <FactCard title={words.texts.payments.cancel.now} rows={refundRows(state.refund, schedule, words)} />;
}

function useOverWords(): OverWords {
  const { common, shop } = useText();
  const { payments } = usePaymentTexts();
  return { language: useLanguage(), texts: { common, payments, shop } };
}
