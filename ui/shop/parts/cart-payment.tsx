import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { CartScreen } from '#core/screens/cart.ts';
import { type CartReady, offersReview } from '#core/screens/cart-state.ts';
import { Money, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CartReasons, RefusedPlan } from '../chunks.ts';
import { ComparePlans } from '../payments/plan-comparison.tsx';
import { LockExplained } from './bought.tsx';
import styles from './cart-payment.module.css';
import { PlanLine } from './plan-line.tsx';
import { Listen } from './reading-aids.tsx';

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** The pay choice with its plans (R49–R52). */
export function Payment({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const { bnplStatus, plans, product } = cart.purchase;
  const { showsRow } = BNPL_AVAILABILITY[bnplStatus];
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
    <div className={styles.optionRow}>
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
