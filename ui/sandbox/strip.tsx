import { type ReactNode, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { openSandboxBrowser, type SandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import { CART_STEP } from '#adapters/gateway/wire/codes.ts';
import type { NativePage } from '#adapters/host-app/browser-host.ts';
import type { Action, ActionResult, OrderAction } from '#adapters/sandbox/actions/action.ts';
import { lookAtOrder, type OrderOutlook } from '#adapters/sandbox/actions/performers.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import { pathOf } from '#core/routes/places.ts';
import { formatRupees } from '#core/text/format.ts';
import { directionOf, type Language } from '#core/text/language.ts';
import { useLanguage } from '../kit/binding/text.tsx';
import { useStore } from '../kit/binding/use-screen.ts';
import { Button } from '../kit/parts/button/button.tsx';
import { Modal } from '../kit/parts/modal/modal.tsx';
import { fontsOf } from '../kit/texts/load-language.ts';
import { Fields, Press } from './controls.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';
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
  const [outlook, setOutlook] = useState<OrderOutlook | null>();
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
        {order === null ? text.noOrder : outlook === null ? text.unreachable : null}
        {outlook ? text.status({ status: text.statuses[outlook.status] }) : null}
      </p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {order !== null && outlook ? (
        <SellerActions
          language={language}
          steps={[...NEXT_STEPS, ...OTHER_STEPS].filter((step) => outlook.can(actionOn(order, step)))}
          onStep={(step) => void make(actionOn(order, step))}
        />
      ) : null}
      <Button look="quiet" onClick={onClose}>
        {close}
      </Button>
    </Modal>
  );
}

/** Moves the shop to another address of its own. */
type MoveTo = (path: string, options?: { readonly replace?: boolean }) => void;

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
    const [first, second] = actionsOf(page, sandbox.token);
    let result = await sandbox.perform(first);
    if (result?.ok === false && second !== undefined) result = await sandbox.perform(second);
    const why = troubleOf(result, language);
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

/** What the page's button does; where that is not possible now, the second one. */
function actionsOf(page: NativePage, shopper: string): readonly [Action, Action?] {
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

/** What others do with an order as it goes on, and what they may do otherwise. */
export const NEXT_STEPS = ['pay', 'confirm', 'ship', 'deliver', 'repay', 'age'] as const;
export const OTHER_STEPS = ['reprice', 'refuse', 'cancel', 'return', 'settle'] as const;
type Step = (typeof NEXT_STEPS)[number] | (typeof OTHER_STEPS)[number];

/** What the seller then asks for a phone, rupees. */
const OTHER_PRICE = 57_499;

/** A step as an action on an order. */
export function actionOn(order: string, step: Step): OrderAction {
  if (step === 'reprice') return { action: step, order, price: OTHER_PRICE };
  return step === 'age' ? { action: step, order, days: 35 } : { action: step, order };
}

/** A button for each step. */
export function SellerActions({
  language,
  steps,
  onStep,
}: {
  readonly language: Language;
  readonly steps: readonly Step[];
  readonly onStep: (step: Step) => void;
}) {
  const text = SANDBOX_TEXT[language].strip;
  const price = formatRupees(OTHER_PRICE * 100, language);
  return (
    <Fields>
      {steps.map((step) => (
        <Press
          name={step === 'reprice' ? text.reprice({ price }) : text.steps[step]}
          onPress={() => onStep(step)}
          key={step}
        />
      ))}
    </Fields>
  );
}

/** Why an action was not made, null where it was. The lender's own reasons are English. */
export function troubleOf(result: ActionResult | null, language: Language): string | null {
  const text = SANDBOX_TEXT[language].strip;
  if (result === null) return text.unreachable;
  if (result.ok) return null;
  return language === 'en' ? `${text.refused} ${result.reason}` : text.refused;
}
