import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { RefundScreen, RefundState } from '#core/screens/refund.ts';
import { type ShopTexts, useText } from '../../kit/binding/text.tsx';
import { OrderOver } from './reason.tsx';

/** There is no refund for what has become of the order, or it was asked for already (R68, Q72). */
export function RefundOver({
  over: { truth, back },
  screen,
}: {
  readonly over: Extract<RefundState, { kind: 'over' }>;
  readonly screen: RefundScreen;
}) {
  const title = titleOf(truth, back !== null, useText().shop);
  return <OrderOver title={title} truth={truth} onOpenOrder={screen.openOrder} onBack={screen.back} />;
}

/** What has become of the refund: nothing is refused where money comes back. */
function titleOf(truth: OrderTruth, isBack: boolean, { order, refund }: ShopTexts['shop']): string {
  if (truth === 'returns') return refund.requested;
  return isBack ? order.status.cancelled : refund.unavailable.title;
}
