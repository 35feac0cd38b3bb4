import { useEffect, useLayoutEffect, useState } from 'react';
import type { SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import { CART_STEP } from '#adapters/gateway/wire/codes.ts';
import type { NativePage } from '#adapters/host-app/browser-host.ts';
import type { Action, ActionResult } from '#adapters/sandbox/actions/action.ts';
import { pathOf } from '#core/routes/places.ts';
import { directionOf, type Language } from '#core/text/language.ts';
import { giveFocusBack } from '../kit/binding/pressed.ts';
import { useStore } from '../kit/binding/use-screen.ts';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import { fontsOf } from '../kit/texts/load-language.ts';
import { SANDBOX_TEXT } from './sandbox-text.ts';
import { troubleOf } from './seller-actions.tsx';
import styles from './strip.module.css';

/** Moves the shop to another address of its own. */
export type MoveTo = (path: string, options?: { readonly replace?: boolean }) => void;

interface NativePagesProperties {
  readonly sandbox: Pick<SandboxBrowser, 'host' | 'perform' | 'token'>;
  /** The app's. */
  readonly language: Language;
  readonly move: MoveTo;
  /** Called when a page of the app has done its work: whoever shows the shop lets it load again. */
  readonly onDone: () => void;
}

/** The app's own pages, as a stand-in over ours (Q67). */
export function NativePages(properties: NativePagesProperties) {
  const page = useStore(properties.sandbox.host.page);
  return page === null ? null : <Native page={page} {...properties} />;
}

function Native({ page, sandbox, language, move, onDone }: NativePagesProperties & { readonly page: NativePage }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void fontsOf(language), [language]);
  useFocusInFrame();
  const { closePage } = sandbox.host;
  // Back leaves the page that it came over.
  useEffect(() => {
    window.addEventListener('popstate', closePage);
    return () => window.removeEventListener('popstate', closePage);
  }, [closePage]);
  const { mark, close, app } = SANDBOX_TEXT[language];
  const text = app[page.kind];

  async function go(): Promise<void> {
    setBusy(true);
    const why = troubleOf(await firstDone(actionsOf(page, sandbox.token), sandbox.perform), language);
    setBusy(false);
    setTrouble(why);
    if (why !== null) return;
    closePage();
    if (page.kind === 'orderConfirmation') {
      return move(pathOf({ page: 'order', order: page.order, isFromHost: false }), { replace: true });
    }
    onDone();
  }

  return (
    <div lang={language} dir={directionOf(language)} className={styles.app}>
      <Modal title={text.title} isPlain look="sheet" onDismiss={closePage}>
        <p>
          <span className={styles.mark} data-sandbox="">
            {mark}
          </span>
        </p>
        <p>{text.text}</p>
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        <Button isBusy={isBusy} onClick={() => void go()}>
          {text.go}
        </Button>
        <Button look="quiet" onClick={closePage}>
          {close}
        </Button>
      </Modal>
    </div>
  );
}

/** Gives the keyboard back to what had it in the phone's frame: the browser forgets that under a dialog. */
function useFocusInFrame(): void {
  // Seen while this is drawn: the dialog has the focus before any effect of its parent.
  const [held] = useState(() => pageInFocus()?.activeElement as HTMLElement | null | undefined);
  useLayoutEffect(() => (held == null ? undefined : () => giveFocusBack(held)), [held]);
}

/** The page of the frame that has the keyboard. */
function pageInFocus(): Document | null {
  const frame = document.activeElement;
  return frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
}

/** What the page's button does, the first that is possible now. */
function actionsOf(page: NativePage, shopper: string): readonly Action[] {
  switch (page.kind) {
    case 'login':
      return [{ action: 'login', shopper }];
    case 'step':
      return [{ action: 'step', shopper, step: CART_STEP }];
    case 'review':
      return [{ action: 'approve', order: page.order }];
    case 'orderConfirmation':
      return [{ action: 'pay', order: page.order }];
    case 'repayment':
      return [
        { action: 'pay', order: page.order },
        { action: 'repay', order: page.order },
      ];
  }
}

async function firstDone(
  actions: readonly Action[],
  perform: (action: Action) => Promise<ActionResult | null>,
): Promise<ActionResult | null> {
  let last: ActionResult | null = null;
  for (const action of actions) {
    last = await perform(action);
    if (last === null || last.ok) return last;
  }
  return last;
}
