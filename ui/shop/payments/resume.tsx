import type { OrderScreen } from '#core/screens/order.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { usePaymentTexts } from './payment-texts.ts';

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
