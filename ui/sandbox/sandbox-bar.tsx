import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import { Press } from './controls.tsx';
import styles from './sandbox-bar.module.css';
import { sandboxText, troubleOf } from './sandbox-text.ts';
import { SellerActions } from './seller-actions.tsx';
import { type Action, lookAtOrder, type OrderOutlook, type SandboxBrowser } from './strip-tools.ts';

const { bar } = sandboxText;

/** The seller's side, one tap away: so that one person can walk a whole order. */
export function SandboxBar({ sandbox }: { readonly sandbox: SandboxBrowser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div lang="en" dir="ltr" data-sandbox="">
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        {bar.open}
      </button>
      {isOpen ? <SellerSheet sandbox={sandbox} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function SellerSheet({ sandbox, onClose }: { readonly sandbox: SandboxBrowser; readonly onClose: () => void }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [outlook, setOutlook] = useState<OrderOutlook | null>(null);
  const search = useSearch();
  const order = new URLSearchParams(search).get('productOrderId') ?? sandbox.orderInHand();
  const { host, perform } = sandbox;
  useEffect(() => {
    if (order !== null) void lookAtOrder(perform, order).then(setOutlook);
  }, [order, perform]);

  async function make(action: Action): Promise<void> {
    const why = troubleOf(await perform(action));
    setTrouble(why);
    if (why !== null) return;
    onClose();
    host.refresh('cart');
    host.refresh('order');
  }

  return (
    <Modal title={bar.open} look="sheet" onDismiss={onClose}>
      <p>
        {order === null
          ? bar.noOrder
          : outlook === null
            ? bar.unseen
            : bar.text({ status: bar.statuses[outlook.status] })}
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {order === null ? null : (
        <div className={styles.sheet}>
          <SellerActions
            order={order}
            whyNot={outlook?.whyNot}
            onAction={(action) => void make(action)}
            time={<Press name={bar.advance} onPress={() => void make({ action: 'advance', days: 35 })} />}
          />
        </div>
      )}
      <Button look="quiet" onClick={onClose}>
        {sandboxText.close}
      </Button>
    </Modal>
  );
}
