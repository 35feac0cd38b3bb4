import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import { useLaterText } from './later-text.ts';
import { OrderReason } from './reason.tsx';

/** What the order has become where it takes no address any more: mostly the seller has it (Q72, Q73). */
export function SaveRefused({ refusal, screen }: { readonly refusal: OrderTruth; readonly screen: AddressScreen }) {
  const { cases } = useLaterText();
  const isWithSeller = refusal === 'shipped' || refusal === 'received';
  const text = isWithSeller ? `${cases.addressClosed} ${cases.truth[refusal]}` : cases.truth[refusal];
  return <OrderReason text={text} onOpenOrder={screen.openOrder} />;
}
