import { actionIn, isLateness, type ReasonAction, type ReasonPlace, reasonsAt } from '#core/purchase/cart-reasons.ts';
import type { CartScreen } from '#core/screens/cart.ts';
import type { CartReady, CartState } from '#core/screens/cart-state.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import shared from '../../kit/styles/shared.module.css';
import { PageMessage } from './page-message.tsx';
import { PlanPayments } from './plan-line.tsx';
import styles from './reason.module.css';
import { OrderOver, Reason, useLaterText } from './reason.tsx';

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** Why something beside it cannot be had as it was chosen (R51, R55, Q69, Q72), with what solves it. */
export function CartReasons({ cart, screen, at }: Part & { readonly at: ReasonPlace }) {
  const { notices, shop } = useText();
  const { cases } = useLaterText();
  const words = { ...notices, ...cases.reasons };
  const actions: Readonly<Record<ReasonAction, readonly [name: string, act: () => void]>> = {
    addAddress: [shop.cart.addAddress, screen.editAddress],
    editAddress: [shop.cart.editAddress, screen.editAddress],
    otherPhone: [cases.otherPhone, screen.openPhone],
    openApp: [cases.openApp, screen.openApp],
    openReview: [shop.cart.review, screen.openReview],
    askAgain: [cases.askAgain, () => void screen.askForBnpl()],
  };
  return reasonsAt(cart, at).map((reason) => {
    const action = actionIn(cart, reason);
    const [name, act] = action === null ? [null] : actions[action];
    return (
      <Reason
        key={reason}
        text={words[reason]}
        isLate={isLateness(reason)}
        isBroughtIntoSight={at === 'payment' && reason === cart.hinted}
      >
        {name === null ? null : (
          <Button look="secondary" disabled={cart.task !== null} onClick={act}>
            {name}
          </Button>
        )}
      </Reason>
    );
  });
}

/** The chosen plan where it cannot be had: still there, and not to be chosen (Q69); and that plans could not be read. */
export function RefusedPlan({ cart: { refused, purchase } }: Pick<Part, 'cart'>) {
  const { shop } = useText();
  const { cases } = useLaterText();
  if (refused === null) return purchase.hasLostPlans ? <p data-lost-plans="">{cases.lostPlans}</p> : null;
  const { plan } = refused;
  return (
    <div className={`${shared.tight} ${styles.refused}`} data-refused-plan="">
      <p className={`${shared.apart} ${shared.strong}`}>
        {shop.cart.terms({ periods: plan.periods })} <Badge>{cases.refusedPlan}</Badge>
      </p>
      <p>
        <PlanPayments plan={plan} />
      </p>
      {purchase.hasLostPlans ? <p data-lost-plans="">{cases.lostPlans}</p> : null}
    </div>
  );
}

/** 'Pay Rs. X now?': asked once, before more is bought than was chosen (Q69). */
export function PayQuestion({ cart, screen }: Part) {
  const { pay } = useLaterText().cases;
  const { term } = useText().shop.cart;
  const money = useMoney();
  const { asking, chosen } = cart;
  if (asking === null) return null;
  const struck = (before: number, now: number): string | null => (before === now ? null : money(before));
  return (
    <Modal title={pay.title({ amount: money(asking.today) })} isPlain onDismiss={screen.declinePay}>
      <p>{pay.text}</p>
      <DefinitionList>
        <Definition name={pay.today} struck={struck(chosen.today, asking.today)} isStrong>
          {money(asking.today)}
        </Definition>
        <Definition name={term.total} struck={struck(chosen.total, asking.total)}>
          {money(asking.total)}
        </Definition>
      </DefinitionList>
      <Button onClick={() => void screen.confirmPay()}>{pay.yes}</Button>
      <Button look="secondary" onClick={screen.declinePay}>
        {pay.no}
      </Button>
    </Modal>
  );
}

/** The app's own page comes first (R45). */
export function CartElsewhere({ screen }: Pick<Part, 'screen'>) {
  const { common } = useText();
  const { title, text } = useLaterText().cases.elsewhere;
  return (
    <PageMessage of="elsewhere" title={title} text={text}>
      <Button onClick={screen.retry}>{common.retry}</Button>
    </PageMessage>
  );
}

/** An order that is no cart any more (Q72). */
export function CartOver({
  over: { truth, said },
  screen,
}: {
  readonly over: Extract<CartState, { readonly kind: 'over' }>;
  readonly screen: CartScreen;
}) {
  const { cases } = useLaterText();
  return (
    <OrderOver title={cases.noCart} truth={truth} said={said} onOpenOrder={screen.openOrder} onBack={screen.back} />
  );
}

/** The policy of a partner retailer's phone, before Continue (R53). */
export function Policy({ cart, screen }: Part) {
  const { common, shop } = useText();
  const text = shop.cart.policy;
  return (
    <Modal title={text.title} look="sheet" onDismiss={screen.closePolicy}>
      <p>{text.text}</p>
      <label className={`${shared.beside} ${shared.strong} ${styles.agree}`}>
        <input
          type="checkbox"
          checked={cart.policy?.isTicked ?? false}
          onChange={(event) => screen.tickPolicy(event.target.checked)}
        />
        <span>{text.agree}</span>
      </label>
      {cart.policy?.isReminded ? (
        <p className={`${shared.strong} ${styles.reminder}`} role="alert">
          {text.reminder}
        </p>
      ) : null}
      <Button onClick={() => void screen.confirmPolicy()}>{common.confirm}</Button>
      <Button look="secondary" onClick={screen.closePolicy}>
        {common.cancel}
      </Button>
    </Modal>
  );
}
