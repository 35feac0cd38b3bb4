import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { type CartReady, type CartScreen, offersReview } from '#core/screens/cart.ts';
import { Money, useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CartReasons, RefusedPlan } from '../chunks.ts';
import { ComparePlans } from '../payments/plan-comparison.tsx';
import { ChosenPlan } from '../payments/plan-parts.tsx';
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
  const bnpl = BNPL_AVAILABILITY[cart.purchase.bnplStatus];
  return (
    <Card title={text.payment}>
      <ChoiceGroup label={text.payment} isLabelHidden layout="column">
        <Choice
          group="payment"
          look="option"
          isChosen={cart.paymentType === 'full'}
          onChoose={() => void screen.choosePayment('full')}
        >
          <span className={styles.optionName}>{text.full}</span>
          <Badge tone="good">{text.noFee}</Badge>
        </Choice>
        {bnpl.showsRow ? <BnplOption cart={cart} screen={screen} /> : null}
      </ChoiceGroup>
      <div className={`${shared.tight} ${styles.reasons}`}>
        <RefusedPlan cart={cart} />
        <CartReasons cart={cart} screen={screen} at="payment" />
      </div>
      {offersReview(cart) ? (
        <Button look="quiet" onClick={screen.openReview}>
          {text.review}
        </Button>
      ) : null}
      {bnpl.showsRow && cart.purchase.plans.length > 0 ? (
        <div className={`${shared.tight} ${styles.help}`}>
          <ComparePlans cart={cart} />
          <LockExplained />
        </div>
      ) : null}
      {cart.paymentType === 'bnpl' ? <Plans cart={cart} screen={screen} /> : null}
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

function Plans({ cart, screen }: Part) {
  const text = useText().shop.cart;
  return (
    <div className={styles.plans} data-spoken="">
      <ChoiceGroup label={text.bnpl} isLabelHidden layout="column">
        {cart.purchase.plans.map((plan) => (
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
      {cart.plan === null ? null : <ChosenPlan plan={cart.plan} key={cart.plan.originalProductId} />}
      <Listen />
    </div>
  );
}
