import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { RefundScreen, RefundState } from '#core/screens/refund.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { type ShopTexts, useText } from '../../kit/binding/text.tsx';
import { LATER_PARTS } from '../later-parts.ts';
import { OrderOver } from './reason.tsx';

/** There is no refund for what has become of the order, or it was asked for already: then what comes back, and when (R68, Q72). */
export function RefundOver({
  over: { truth, back },
  screen,
}: {
  readonly over: Extract<RefundState, { kind: 'over' }>;
  readonly screen: RefundScreen;
}) {
  const { order, refund } = useText().shop;
  const payments = useLater(LATER_PARTS.payments, back !== null);
  return (
    <>
      <OrderOver
        title={titleOf(truth, back !== null, { order, refund })}
        truth={truth}
        onOpenOrder={screen.openOrder}
        onBack={screen.back}
      />
      {back === null || payments === null ? null : <payments.MoneyBackCard back={back} />}
    </>
  );
}

/** What has become of the refund: nothing is refused where money comes back. */
function titleOf(
  truth: OrderTruth,
  isBack: boolean,
  { order, refund }: Pick<ShopTexts['shop'], 'order' | 'refund'>,
): string {
  if (truth === 'returns') return refund.requested;
  return isBack ? order.status.cancelled : refund.unavailable.title;
}
