import { useState } from 'react';
import { useSearch } from 'wouter';
import type { SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import type { Move } from '#adapters/sandbox/actions.ts';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import styles from './sandbox.module.css';
import { ORDER_MOVES, sandboxText, troubleOf } from './sandbox-text.ts';

const { bar } = sandboxText;

/** The seller's side, one tap away: so that one person can walk a whole order. */
export function SandboxBar({ sandbox }: { readonly sandbox: SandboxBrowser }) {
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const search = useSearch();
  const order = new URLSearchParams(search).get('productOrderId') ?? window.sessionStorage.getItem('poi');

  async function make(move: Move): Promise<void> {
    const why = troubleOf(await sandbox.move(move));
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
            <div className={styles.moves}>
              {ORDER_MOVES.map((move) => (
                <Button look="secondary" key={move} onClick={() => void make({ move, order })}>
                  {bar.moves[move]}
                </Button>
              ))}
              <Button look="secondary" onClick={() => void make({ move: 'advance', days: 35 })}>
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
