import type { Buyer } from '#core/screens/product-buying.ts';
import type { Buying } from '#core/screens/product-state.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Answers, Modal } from '../../kit/parts/modal/modal.tsx';
import { OrderReason, useLaterText } from './reason.tsx';

/** The dialog of an order that waits (R44): cancel it and buy anew, pay it, or go on with it where it was left. */
export function PendingOrder({
  screen,
  buying,
}: {
  readonly screen: Omit<Buyer, 'buy'>;
  readonly buying: Extract<Buying, { readonly kind: 'pendingOrder' | 'cancelling' }>;
}) {
  const { common, shop } = useText();
  const text = shop.product.pending;
  const { cases } = useLaterText();
  const isCancelling = buying.kind === 'cancelling';
  const truth = isCancelling ? null : buying.truth;
  return (
    <Modal title={text.title}>
      {truth === null ? (
        <>
          <p>{text.text}</p>
          <Answers>
            <Button look="secondary" isBusy={isCancelling} onClick={() => void screen.cancelPendingOrder()}>
              {text.cancel}
            </Button>
            <Button disabled={isCancelling} onClick={screen.payPendingOrder}>
              {text.continue}
            </Button>
          </Answers>
          <Button look="quiet" disabled={isCancelling} onClick={() => void screen.resumePendingOrder()}>
            {cases.resume}
          </Button>
        </>
      ) : (
        <>
          <OrderReason text={cases.truth[truth]} onOpenOrder={() => void screen.resumePendingOrder()} />
          <Button look="secondary" onClick={screen.closePendingOrder}>
            {common.close}
          </Button>
        </>
      )}
    </Modal>
  );
}
