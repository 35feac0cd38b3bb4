import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import type { CartReady, CartScreen } from '#core/screens/cart.ts';
import { formatRupees } from '#core/text/format.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { LockExplained } from '../parts/lock-explained.tsx';
import styles from './cart.module.css';

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** The pay choice with its plans (R49–R52); `onCompare` shows them side by side. */
export function Payment({ cart, screen, onCompare }: Part & { readonly onCompare: () => void }) {
  const text = useText().shop.cart;
  const { purchase, paymentType, task } = cart;
  const bnpl = BNPL_AVAILABILITY[purchase.bnplStatus];
  return (
    <Card title={text.payment}>
      <div className={styles.options} role="radiogroup" aria-label={text.payment}>
        <button
          type="button"
          role="radio"
          aria-checked={paymentType === 'full'}
          className={styles.option}
          onClick={() => void screen.choosePayment('full')}
        >
          <span className={styles.mark} />
          <span className={styles.optionName}>{text.full}</span>
          <Badge tone="good">{text.noFee}</Badge>
        </button>
        {bnpl.showsRow ? (
          <div className={styles.optionRow}>
            <button
              type="button"
              role="radio"
              aria-checked={paymentType === 'bnpl'}
              data-unavailable={!bnpl.isSelectable || undefined}
              aria-busy={task === 'switching' || undefined}
              className={styles.option}
              onClick={() => void screen.choosePayment('bnpl')}
            >
              <span className={styles.mark} />
              <span className={styles.optionName}>
                {text.bnpl}
                <span className={styles.hint}>{text.bnplHint}</span>
                {bnpl.showsCredit && purchase.availableCredit !== null ? (
                  <span className={styles.hint}>
                    {text.availableCredit} <bdi>{formatRupees(purchase.availableCredit)}</bdi>
                  </span>
                ) : null}
              </span>
              {bnpl.badge === null ? null : (
                <Badge tone={bnpl.badge === 'underReview' ? 'caution' : 'neutral'}>{text.badges[bnpl.badge]}</Badge>
              )}
            </button>
            <IconButton label={text.calculator} onClick={screen.openCalculator}>
              <Icon name="calculator" />
            </IconButton>
          </div>
        ) : null}
      </div>
      {bnpl.badge === 'underReview' ? (
        <Button look="quiet" onClick={screen.openReview}>
          {text.review}
        </Button>
      ) : null}
      {bnpl.showsRow ? (
        <div className={styles.help}>
          {purchase.plans.length === 0 ? null : (
            <Button look="quiet" onClick={onCompare}>
              {text.compare.open}
            </Button>
          )}
          <LockExplained />
        </div>
      ) : null}
      {paymentType === 'bnpl' ? (
        <div className={styles.terms} role="radiogroup" aria-label={text.bnpl}>
          {purchase.plans.map((plan) => (
            <PlanCard
              key={plan.originalProductId}
              plan={plan}
              isChosen={plan.originalProductId === cart.plan?.originalProductId}
              onChoose={() => screen.choosePlan(plan.originalProductId)}
            />
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function PlanCard({
  plan,
  isChosen,
  onChoose,
}: {
  readonly plan: Plan;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const text = useText().shop.cart;
  const struckMarkup = plan.isMarkupFree && plan.lineMarkup !== null ? formatRupees(plan.lineMarkup) : null;
  return (
    <button type="button" role="radio" aria-checked={isChosen} className={styles.term} onClick={onChoose}>
      <span className={styles.termHead}>
        <span className={styles.termCount}>{text.terms({ periods: plan.periods })}</span>
        <span className={styles.muted}>{text.days({ days: plan.days })}</span>
      </span>
      <PlanRow name={text.term.downPayment} amount={plan.downPayment} />
      <PlanRow name={text.term.remainingAmount} amount={plan.remainingAmount} />
      <PlanRow name={text.term.financingAmount} amount={plan.financingAmount} />
      <PlanRow name={text.term.markup} amount={plan.isMarkupFree ? 0 : plan.markup} struck={struckMarkup} />
      <PlanRow name={text.term.total} amount={plan.total} isStrong />
    </button>
  );
}

function PlanRow({
  name,
  amount,
  struck = null,
  isStrong = false,
}: {
  readonly name: string;
  readonly amount: number;
  readonly struck?: string | null;
  readonly isStrong?: boolean;
}) {
  return (
    <span className={styles.termRow} data-strong={isStrong || undefined}>
      <span>{name}</span>
      <span>
        {struck === null ? null : <s className={styles.muted}>{struck}</s>} <bdi>{formatRupees(amount)}</bdi>
      </span>
    </span>
  );
}
