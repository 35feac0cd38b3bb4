import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { useLanguage } from '../kit/binding/text.tsx';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import { Press } from './controls.tsx';
import styles from './sandbox-bar.module.css';
import { SellerActions } from './seller-actions.tsx';
import { STRIP_TEXT, troubleOf } from './strip-text.ts';
import { type Action, lookAtOrder, type OrderOutlook, type SandboxBrowser } from './strip-tools.ts';

/** The seller's side, one tap away, in the page's language: so that one person can walk a whole order. */
export function SandboxBar({ sandbox }: { readonly sandbox: SandboxBrowser }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.strip} data-sandbox="">
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        {STRIP_TEXT[useLanguage()].open}
      </button>
      {isOpen ? <SellerSheet sandbox={sandbox} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function SellerSheet({ sandbox, onClose }: { readonly sandbox: SandboxBrowser; readonly onClose: () => void }) {
  const language = useLanguage();
  const text = STRIP_TEXT[language];
  const [trouble, setTrouble] = useState<string | null>(null);
  const [outlook, setOutlook] = useState<OrderOutlook | null>(null);
  const search = useSearch();
  const order = new URLSearchParams(search).get('productOrderId') ?? sandbox.orderInHand();
  const { host, perform } = sandbox;
  useEffect(() => {
    if (order !== null) void lookAtOrder(perform, order).then(setOutlook);
  }, [order, perform]);

  async function make(action: Action): Promise<void> {
    const why = troubleOf(await perform(action), language);
    setTrouble(why);
    if (why !== null) return;
    onClose();
    host.refresh('cart');
    host.refresh('order');
  }

  return (
    <Modal title={text.open} isPlain look="sheet" onDismiss={onClose}>
      <p>
        {order === null
          ? text.noOrder
          : outlook === null
            ? text.unseen
            : text.text({ status: text.statuses[outlook.status] })}
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {order === null ? null : (
        <div className={styles.sheet}>
          <SellerActions
            order={order}
            language={language}
            whyNot={(action) => {
              const reason = outlook?.whyNot(action) ?? null;
              return reason === null ? null : text.whyNot(reason);
            }}
            onAction={(action) => void make(action)}
            time={<Press name={text.advance} onPress={() => void make({ action: 'advance', days: 35 })} />}
          />
        </div>
      )}
      <Button look="quiet" onClick={onClose}>
        {text.close}
      </Button>
    </Modal>
  );
}
