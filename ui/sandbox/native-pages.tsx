import { useState } from 'react';
import type { SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import type { NativePage } from '#adapters/host-app/browser-host.ts';
import type { Move, MoveResult } from '#adapters/sandbox/moves.ts';
import { CART_STEP } from '#core/cart/purchase.ts';
import { pathOf } from '#core/routes/places.ts';
import { useStore } from '../binding/use-store.ts';
import { Button } from '../parts/button/button.tsx';
import { Modal } from '../parts/modal/modal.tsx';
import styles from './sandbox.module.css';
import { sandboxText, troubleOf } from './sandbox-text.ts';

type MoveTo = (path: string, options?: { readonly replace?: boolean }) => void;

/** The app's own pages, as a stand-in over ours (Q67). */
export function NativePages({ sandbox, move }: { readonly sandbox: SandboxBrowser; readonly move: MoveTo }) {
  const page = useStore(sandbox.host.page);
  return page === null ? null : <Native page={page} sandbox={sandbox} move={move} />;
}

function Native({
  page,
  sandbox,
  move,
}: {
  readonly page: NativePage;
  readonly sandbox: SandboxBrowser;
  readonly move: MoveTo;
}) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const text = sandboxText.pages[page.kind];

  async function go(): Promise<void> {
    const why = troubleOf(await firstDone(movesOf(page, sandbox.token), sandbox.move));
    setTrouble(why);
    if (why !== null) return;
    sandbox.host.closePage();
    if (page.kind === 'orderConfirmation') {
      return move(pathOf({ page: 'order', order: page.order, isFromHost: false }), { replace: true });
    }
    sandbox.host.refresh('cart');
    sandbox.host.refresh('order');
  }

  return (
    <Modal title={text.title} look="sheet" onDismiss={sandbox.host.closePage}>
      <p className={styles.mark} data-sandbox="">
        {sandboxText.mark}
      </p>
      <p>{text.text}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <Button onClick={() => void go()}>{text.go}</Button>
      <Button look="quiet" onClick={sandbox.host.closePage}>
        {sandboxText.close}
      </Button>
    </Modal>
  );
}

/** What the page's button does, the first that is possible now. */
function movesOf(page: NativePage, shopper: string): readonly Move[] {
  switch (page.kind) {
    case 'login':
      return [{ move: 'login', shopper }];
    case 'step':
      return [{ move: 'step', shopper, step: CART_STEP }];
    case 'review':
      return [{ move: 'approve', order: page.order }];
    case 'orderConfirmation':
      return [{ move: 'pay', order: page.order }];
    case 'repayment':
      return [
        { move: 'pay', order: page.order },
        { move: 'repay', order: page.order },
      ];
  }
}

async function firstDone(
  moves: readonly Move[],
  make: (move: Move) => Promise<MoveResult | null>,
): Promise<MoveResult | null> {
  let last: MoveResult | null = null;
  for (const move of moves) {
    last = await make(move);
    if (last === null || last.ok) return last;
  }
  return last;
}
