import { isCalculatedAboveLoan } from '#core/instalments/calculated-plan.ts';
import type { Calculation } from '#core/instalments/calculation.ts';
import { aboveLoanNote, type OrderMoney } from '#core/order/order-money.ts';
import styles from './above-loan-note.module.css';
import { usePaymentTexts } from './payment-texts.ts';

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
    <p className={styles.note} role="note">
      {children}
    </p>
  );
}
