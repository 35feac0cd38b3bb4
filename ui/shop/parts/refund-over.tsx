import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { RefundScreen } from '#core/screens/refund.ts';
import { useText } from '../../kit/binding/text.tsx';
import { OrderOver } from './reason.tsx';

/** There is no refund for what has become of the order (R68, Q72). */
export function RefundOver({ truth, screen }: { readonly truth: OrderTruth; readonly screen: RefundScreen }) {
  const { title } = useText().shop.refund.unavailable;
  return <OrderOver title={title} truth={truth} onOpenOrder={screen.openOrder} onBack={screen.back} />;
}
