import type { OrderMoney } from '#core/order/order-money.ts';
import { useMoney } from '../../kit/binding/text.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** What lateness adds to an order's total, which stays as it was ordered. */
export function LateCharge({ money: { onTop } }: { readonly money: OrderMoney }) {
  const money = useMoney();
  const { owed } = usePaymentTexts().payments;
  return onTop === null ? null : <p>{owed.onTop({ charge: money(onTop) })}</p>;
}
