import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { openSandboxBrowser, type SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { lookAtOrder, type OrderOutlook } from '#adapters/sandbox/actions/performers.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import { useLanguage } from '../kit/binding/text.tsx';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import { type MoveTo, NativePages } from './native-pages.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';
import { actionOn, SellerActions, troubleOf } from './seller-actions.tsx';
import styles from './strip.module.css';

/** The sandbox's host: a stand-in for the app around the shop, and the seller's actions in a strip above it. */
export function openSandbox(move: MoveTo): {
  readonly host: HostApp;
  readonly frame: (app: ReactNode) => ReactNode;
} {
  const sandbox = openSandboxBrowser(__GATEWAY__);
  return {
    host: sandbox.host,
    frame: (app) => (
      <>
        <Strip sandbox={sandbox} move={move} />
        {app}
      </>
    ),
  };
}

/** The seller's side, one tap away, in the page's language, so that one person can walk a whole order; and the app's own pages. */
function Strip({ sandbox, move }: { readonly sandbox: SandboxBrowser; readonly move: MoveTo }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const refresh = (): void => {
    sandbox.host.refresh('cart');
    sandbox.host.refresh('order');
  };
  return (
    <div className={styles.strip} data-sandbox="">
      <button type="button" className={styles.bar} onClick={() => setOpen(true)}>
        {SANDBOX_TEXT[language].strip.open}
      </button>
      {isOpen ? <SellerSheet sandbox={sandbox} onDone={refresh} onClose={() => setOpen(false)} /> : null}
      <NativePages sandbox={sandbox} language={language} move={move} onDone={refresh} />
    </div>
  );
}

function SellerSheet({
  sandbox: { perform, orderInHand },
  onDone,
  onClose,
}: {
  readonly sandbox: SandboxBrowser;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const language = useLanguage();
  const { strip: text, close } = SANDBOX_TEXT[language];
  const [trouble, setTrouble] = useState<string | null>(null);
  const [outlook, setOutlook] = useState<OrderOutlook | null>(null);
  const search = useSearch();
  const order = new URLSearchParams(search).get('productOrderId') ?? orderInHand();
  useEffect(() => {
    if (order !== null) void lookAtOrder(perform, order).then(setOutlook);
  }, [order, perform]);

  async function make(action: Action): Promise<void> {
    const why = troubleOf(await perform(action), language);
    setTrouble(why);
    if (why !== null) return;
    onClose();
    onDone();
  }

  return (
    <Modal title={text.open} isPlain look="sheet" onDismiss={onClose}>
      <p>
        {order === null
          ? text.noOrder
          : outlook === null
            ? text.unseen
            : text.status({ status: text.statuses[outlook.status] })}
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {order === null ? null : (
        <div className={styles.sheet}>
          <SellerActions
            language={language}
            whyNot={(step) => outlook?.whyNot(actionOn(order, step)) ?? null}
            onStep={(step) => void make(actionOn(order, step))}
          />
        </div>
      )}
      <Button look="quiet" onClick={onClose}>
        {close}
      </Button>
    </Modal>
  );
}
