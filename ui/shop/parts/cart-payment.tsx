import { type CSSProperties, useState } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { comparePlans, LATE_DAYS, type PlanRow } from '#core/purchase/plan-comparison.ts';
import type { CartScreen } from '#core/screens/cart.ts';
import { type CartReady, cartDue, offersReview } from '#core/screens/cart-state.ts';
import { formatAmount } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { Money, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CartReasons, RefusedPlan } from '../chunks.ts';
import { usePaymentTexts } from '../payments/facts.tsx';
import { LockExplained } from './bought.tsx';
import styles from './cart-payment.module.css';
import { Listen } from './page-parts.tsx';
import { PlanLine } from './plan-line.tsx';

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** The pay choice with its plans (R49–R52). */
export function Payment({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const { bnplStatus, plans, product } = cart.purchase;
  const { showsRow } = BNPL_AVAILABILITY[bnplStatus];
  const { today } = cartDue(cart);
  return (
    <Card>
      <div className={shared.tight} data-spoken="">
        <ChoiceGroup label={text.payment} isLabelHidden layout="column">
          <Choice
            group="payment"
            look="option"
            isChosen={cart.paymentType === 'full'}
            onChoose={() => void screen.choosePayment('full')}
          >
            <span className={`${shared.line} ${styles.optionName}`}>
              {text.full}
              <span className={shared.muted}>
                <Money amount={product.totalPrice} />
              </span>
            </span>
            <Badge tone="good">{text.noFee}</Badge>
          </Choice>
          {showsRow ? <BnplOption cart={cart} screen={screen} /> : null}
        </ChoiceGroup>
        <RefusedPlan cart={cart} />
        <CartReasons cart={cart} screen={screen} at="payment" />
        {offersReview(cart) ? (
          <Button look="quiet" onClick={screen.openReview}>
            {text.review}
          </Button>
        ) : null}
        {cart.paymentType === 'bnpl' ? (
          <ChoiceGroup label={text.bnpl} isLabelHidden layout="column">
            {plans.map((plan) => (
              <Choice
                key={plan.originalProductId}
                group="plan"
                look="card"
                isChosen={plan.originalProductId === cart.plan?.originalProductId}
                onChoose={() => screen.choosePlan(plan.originalProductId)}
              >
                <PlanLine plan={plan} />
              </Choice>
            ))}
          </ChoiceGroup>
        ) : null}
        {showsRow && plans.length > 0 ? (
          <>
            <ComparePlans cart={cart} />
            <LockExplained />
          </>
        ) : null}
        {cart.paymentType === 'full' && today !== null ? (
          <p className={shared.hidden}>
            {text.payNow} <Money amount={today} />
          </p>
        ) : null}
        <Listen />
      </div>
    </Card>
  );
}

/** Instalments: where they cannot be had, a press says why (R51). */
function BnplOption({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const { availableCredit, bnplStatus } = cart.purchase;
  const { badge, isSelectable, showsCredit } = BNPL_AVAILABILITY[bnplStatus];
  return (
    <div className={`${shared.row} ${styles.optionRow}`}>
      <Choice
        group="payment"
        look="option"
        isChosen={cart.paymentType === 'bnpl'}
        isUnavailable={!isSelectable}
        isBusy={cart.task === 'switching'}
        onChoose={() => void screen.choosePayment('bnpl')}
      >
        <span className={styles.optionName}>
          {text.bnpl}
          <span className={shared.muted}>{text.bnplHint}</span>
          {showsCredit && availableCredit !== null ? (
            <span className={shared.muted}>
              {text.availableCredit} <Money amount={availableCredit} />
            </span>
          ) : null}
        </span>
        {badge === null ? null : (
          <Badge tone={badge === 'underReview' ? 'caution' : 'neutral'}>{text.badges[badge]}</Badge>
        )}
      </Choice>
      <IconButton label={text.calculator} onClick={screen.openCalculator}>
        <Icon name="calculator" />
      </IconButton>
    </div>
  );
}

/** Opens the plans side by side. */
function ComparePlans({ cart }: { readonly cart: CartReady }) {
  const { compare } = usePaymentTexts().payments;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {compare.open}
      </Button>
      {isOpen ? <PlanComparison cart={cart} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Full payment and every plan side by side: what each takes now, later, in all, and when somebody is late. */
function PlanComparison({ cart, onClose }: { readonly cart: CartReady; readonly onClose: () => void }) {
  const { common } = useText();
  const text = usePaymentTexts().payments.compare;
  return (
    <Modal title={text.title} look="sheet" onDismiss={onClose}>
      <Deferred>
        <div className={styles.compared}>
          <PlanTable cart={cart} />
        </div>
        <p className={shared.muted}>{text.note}</p>
      </Deferred>
      <Button look="secondary" onClick={onClose}>
        {common.close}
      </Button>
    </Modal>
  );
}

function PlanTable({ cart }: { readonly cart: CartReady }) {
  const screens = useScreens();
  const [charges] = useScreen(() => screens.planComparison(cart, LATE_DAYS));
  const rows = comparePlans(cart.purchase, charges);
  const { common, shop } = useText();
  const { full, payment, term, terms } = shop.cart;
  const { compare } = usePaymentTexts().payments;
  const amount = (value: Paisa | null): string => (value === null ? common.dash : formatAmount(value));
  const late = ({ lateCharge }: PlanRow): string => {
    if (typeof lateCharge === 'number') return amount(lateCharge);
    return lateCharge === 'none' ? common.dash : compare.lateness[lateCharge];
  };
  const lines: readonly (readonly [name: string, value: (row: PlanRow) => string])[] = [
    [compare.firstPayment, (row) => amount(row.firstPayment)],
    [compare.laterPayment, (row) => amount(row.laterPayment)],
    [term.total, (row) => amount(row.total)],
    [compare.extra, (row) => amount(row.extra)],
    [compare.late({ days: LATE_DAYS }), late],
  ];
  const wayOf = ({ periods }: PlanRow): string => (periods === null ? full : terms({ periods }));
  return (
    <table className={styles.table} style={{ '--ways': rows.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{payment}</th>
          {rows.map((row) => (
            <th scope="col" key={keyOf(row)}>
              {wayOf(row)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, value]) => (
          <tr key={name} data-total={name === term.total || undefined}>
            <th scope="row">{name}</th>
            {rows.map((row) => (
              <td key={keyOf(row)}>
                <bdi>{value(row)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ periods, total }: PlanRow): string => `${periods} ${total}`;
