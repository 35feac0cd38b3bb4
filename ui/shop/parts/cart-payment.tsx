import { bnplAvailability } from '#core/purchase/bnpl-availability.ts';
import type { CalcTerm } from '#core/purchase/purchase.ts';
import type { CartReady, CartScreen } from '#core/screens/cart.ts';
import { formatRupees } from '#core/text/format.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from '../pages/cart.module.css';
import { PlanComparison } from '../pages/plan-comparison.tsx';
import { LockExplained } from './lock-explained.tsx';

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** The pay choice with its plans (R49–R52). */
export function Payment({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const { purchase, paymentType, task } = cart;
  const bnpl = bnplAvailability(purchase.bnplPayStatus);
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
          {purchase.calcInfos.length === 0 ? null : (
            <Button look="quiet" onClick={() => void screen.comparePlans()}>
              {text.compare.open}
            </Button>
          )}
          <LockExplained />
        </div>
      ) : null}
      {cart.comparison === null ? null : <PlanComparison rows={cart.comparison} onClose={screen.closeComparison} />}
      {paymentType === 'bnpl' ? (
        <div className={styles.terms} role="radiogroup" aria-label={text.bnpl}>
          {purchase.calcInfos.map((term) => (
            <TermCard
              key={term.originalProductId}
              term={term}
              isChosen={term.originalProductId === cart.term?.originalProductId}
              onChoose={() => screen.chooseTerm(term.originalProductId)}
            />
          ))}
        </div>
      ) : null}
    </Card>
  );
}

function TermCard({
  term,
  isChosen,
  onChoose,
}: {
  readonly term: CalcTerm;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const text = useText().shop.cart;
  const struckMarkup = term.isMarkupFree && term.lineMarkup !== null ? formatRupees(term.lineMarkup) : null;
  return (
    <button type="button" role="radio" aria-checked={isChosen} className={styles.term} onClick={onChoose}>
      <span className={styles.termHead}>
        <span className={styles.termCount}>{text.terms({ periods: term.periods })}</span>
        <span className={styles.muted}>{text.days({ days: term.days })}</span>
      </span>
      <TermRow name={text.term.downPayment} amount={term.downPayment} />
      <TermRow name={text.term.remainingAmount} amount={term.remainingAmount} />
      <TermRow name={text.term.financingAmount} amount={term.financingAmount} />
      <TermRow name={text.term.markup} amount={term.isMarkupFree ? 0 : term.markup} struck={struckMarkup} />
      <TermRow name={text.term.total} amount={term.total} isStrong />
    </button>
  );
}

function TermRow({
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
