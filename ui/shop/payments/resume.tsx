import type { OrderScreen } from '#core/screens/order.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** The ways on with an order that waits for payment: straight to its payment in the app, or its cart, where it was left. */
export function Resume({ screen }: { readonly screen: OrderScreen }) {
  const { shop } = useText();
  const { owed } = usePaymentTexts().payments;
  return (
    <>
      <Button onClick={screen.viewPayment}>{shop.order.schedule.pay}</Button>
      <Button look="secondary" onClick={screen.resume}>
        {owed.openInCart}
      </Button>
    </>
  );
}
