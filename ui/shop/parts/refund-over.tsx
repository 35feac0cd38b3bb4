import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { RefundScreen } from '#core/screens/refund.ts';
import { useLaterText } from './later-text.ts';
import { OrderOver } from './reason.tsx';

/** There is no refund for what has become of the order (R68, Q72). */
export function RefundOver({ truth, screen }: { readonly truth: OrderTruth; readonly screen: RefundScreen }) {
  const { cases } = useLaterText();
  return <OrderOver title={cases.noRefund} truth={truth} onOpenOrder={screen.openOrder} onBack={screen.back} />;
}
