import { isCalculatedAboveLoan } from '#core/instalments/calculated-plan.ts';
import type { Calculation } from '#core/instalments/calculation.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import styles from './above-loan-note.module.css';
import { usePaymentTexts } from './payment-texts.ts';

/** Says that markup and late charges of an order are above its loan, where they are (Q20), as the public calculator does. */
export function OrderAboveLoan({ money }: { readonly money: OrderMoney }) {
  return money.isAboveLoan ? <AboveLoan /> : null;
}

/** The same of a calculation. */
export function CalculationAboveLoan({ calculation }: { readonly calculation: Calculation }) {
  return isCalculatedAboveLoan(calculation) ? <AboveLoan /> : null;
}

function AboveLoan() {
  return (
    <p className={styles.note} role="note">
      {usePaymentTexts().payments.plan.aboveLoan}
    </p>
  );
}
