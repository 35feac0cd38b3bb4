import type { OrderNow } from '#core/gateway/order-now.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useLaterText } from './later-text.ts';
import { Reason } from './reason.tsx';

/** Why the receipt was not confirmed: what the order has become since (Q72). */
export function ReceiptRefused({ refusal }: { readonly refusal: OrderNow }) {
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
