import { type RefundScreen, type RefundState, refundOver } from '#core/screens/refund.ts';
import { useText } from '../../kit/binding/text.tsx';
import { OrderOver } from './reason.tsx';

/** There is no refund for what has become of the order, or it was asked for already (R68, Q72). */
export function RefundOver({
  over,
  screen,
}: {
  readonly over: Extract<RefundState, { kind: 'over' }>;
  readonly screen: RefundScreen;
}) {
  const { order, refund } = useText().shop;
  const titles = {
    requested: refund.requested,
    cancelled: order.status.cancelled,
    unavailable: refund.unavailable,
  };
  return (
    <OrderOver
      title={titles[refundOver(over)]}
      truth={over.truth}
      onOpenOrder={screen.openOrder}
      onBack={screen.back}
    />
  );
}
