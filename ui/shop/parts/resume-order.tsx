import type { OrderTruth } from '#core/errors/order-truth.ts';
import type { OrderScreen } from '#core/screens/order.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useLaterText } from './later-text.ts';
import { Reason } from './reason.tsx';

/** The ways on with an order that waits for payment: straight to its payment in the app, or its cart, where it was left. */
export function Resume({ screen }: { readonly screen: OrderScreen }) {
  const { shop } = useText();
  const { cases } = useLaterText();
  return (
    <>
      <Button onClick={screen.viewPayment}>{shop.order.schedule.pay}</Button>
      <Button look="secondary" onClick={screen.resume}>
        {cases.resumeThis}
      </Button>
    </>
  );
}

/** Why the receipt was not confirmed: what the order has become since (Q72). */
export function ReceiptRefused({ refusal }: { readonly refusal: OrderTruth }) {
  const { cases } = useLaterText();
  return <Reason text={cases.truth[refusal]} />;
}

/** The receipt was confirmed, and the order does not say so yet, or could not be read since. */
export function ReceiptConfirmed({ onRefresh }: { readonly onRefresh: () => void }) {
  const { common } = useText();
  const { cases } = useLaterText();
  return (
    <>
      <Reason text={cases.receiptConfirmed} />
      <Button look="secondary" onClick={onRefresh}>
        {common.retry}
      </Button>
    </>
  );
}
