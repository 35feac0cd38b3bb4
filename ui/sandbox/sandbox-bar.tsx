import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import styles from './sandbox.module.css';
import { ORDER_ACTIONS, OTHER_PRICE, sandboxText, troubleOf } from './sandbox-text.ts';
import type { Action, SandboxBrowser } from './strip-tools.ts';

const { bar } = sandboxText;

/** The seller's side, one tap away: so that one person can walk a whole order. */
export function SandboxBar({ sandbox }: { readonly sandbox: SandboxBrowser }) {
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const search = useSearch();
  const order = new URLSearchParams(search).get('productOrderId') ?? sandbox.orderInHand();

  async function make(action: Action): Promise<void> {
    const why = troubleOf(await sandbox.perform(action));
    setTrouble(why);
    if (why !== null) return;
    setOpen(false);
    sandbox.host.refresh('cart');
    sandbox.host.refresh('order');
  }

  return (
    <>
      <button type="button" className={styles.bar} lang="en" dir="ltr" data-sandbox="" onClick={() => setOpen(true)}>
        {bar.open}
      </button>
      {isOpen ? (
        <Modal title={bar.open} look="sheet" onDismiss={() => setOpen(false)}>
          <p>{order === null ? bar.noOrder : bar.text}</p>
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          {order === null ? null : (
            <div className={styles.actions}>
              {ORDER_ACTIONS.map((action) => (
                <Button look="secondary" key={action} onClick={() => void make({ action, order })}>
                  {bar.actions[action]}
                </Button>
              ))}
              <Button look="secondary" onClick={() => void make({ action: 'reprice', order, price: OTHER_PRICE })}>
                {bar.reprice({ price: OTHER_PRICE })}
              </Button>
              <Button look="secondary" onClick={() => void make({ action: 'advance', days: 35 })}>
                {bar.advance}
              </Button>
            </div>
          )}
          <Button look="quiet" onClick={() => setOpen(false)}>
            {sandboxText.close}
          </Button>
        </Modal>
      ) : null}
    </>
  );
}
