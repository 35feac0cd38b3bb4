import { isSentAlready, type OrderNow } from '#core/gateway/order-now.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useLaterText } from './later-text.ts';
import { PageMessage } from './page-message.tsx';
import { OrderReason } from './reason.tsx';

/** What the order has become where it takes no address any more: mostly the seller has it (Q72, Q73). */
export function SaveRefused({ refusal, screen }: { readonly refusal: OrderNow; readonly screen: AddressScreen }) {
  return <OrderReason text={useRefusal(refusal)} onOpenOrder={screen.openOrder} />;
}

/** The same in place of the form, which would refuse only once it is filled in. */
export function AddressOver({ truth, screen }: { readonly truth: OrderStatus; readonly screen: AddressScreen }) {
  const { status } = useText().shop.order;
  const { cases } = useLaterText();
  return (
    <PageMessage of={truth} title={status[truth]} text={useRefusal(truth)}>
      <Button onClick={screen.openOrder}>{cases.openOrder}</Button>
    </PageMessage>
  );
}

function useRefusal(truth: OrderNow): string {
  const { cases } = useLaterText();
  return isSentAlready(truth) ? `${cases.addressClosed} ${cases.truth[truth]}` : cases.truth[truth];
}
