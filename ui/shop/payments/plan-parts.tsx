import { annualRate } from '#core/purchase/annual-rate.ts';
import { plannedPart } from '#core/purchase/key-facts.ts';
import type { PlanTerms } from '#core/purchase/planned-payments.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { planMarkup } from '#core/purchase/purchase-facts.ts';
import { type CartReady, cartDue } from '#core/screens/cart.ts';
import { Money, useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { CountedAmount } from '../../kit/parts/counted-amount/counted-amount.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { useLaterPayments } from '../parts/plan-line.tsx';
import { FactRows, Notes, usePaymentTexts } from './facts.tsx';
import styles from './payments.module.css';

/**
 * What is asked for now: with a plan today's payment and the later ones, below the plan's bottom price where that is another
 * amount (R48, Q35, Q69).
 */
export function DueNow({ cart }: { readonly cart: CartReady }) {
  const { cart: text } = useText().shop;
  const money = useMoney();
  const due = cartDue(cart);
  const later = useLaterPayments()(due);
  const { bottomPrice, today } = due;
  const payNow = <span className={styles.later}>{text.payNow}</span>;
  return (
    <>
      {bottomPrice === null ? null : (
        <p className={`${shared.line} ${styles.asked}`}>
          {payNow}{' '}
          <span className={styles.amount}>
            <Money amount={bottomPrice} />
          </span>
        </p>
      )}
      <p className={`${shared.line} ${styles.asked}`}>
        {cart.plan === null && today !== null ? payNow : null}{' '}
        {today === null ? null : (
          <bdi className={styles.amount}>
            <CountedAmount
              amount={today}
              write={(amount) => (cart.plan === null ? money(amount) : text.plan.today({ amount: money(amount) }))}
            />
          </bdi>
        )}{' '}
        {later === null ? null : <span className={today === null ? styles.amount : styles.later}>{later}</span>}
      </p>
    </>
  );
}

/** What is chosen: when which payment comes, and every part of the plan on demand (R52). */
export function ChosenPlan({ plan }: { readonly plan: Plan }) {
  const { common, shop } = useText();
  const { term } = shop.cart;
  const { facts, plan: text } = usePaymentTexts().payments;
  const money = useMoney();
  const { amount, struck } = planMarkup(plan);
  return (
    <div className={`${shared.close} ${styles.chosen}`}>
      <PlanSchedule plan={plan} />
      <Notes notes={annualRate(plan) === null ? [] : [facts.yearlyNote]} />
      <details className={shared.fold}>
        <summary>
          {text.details} <Icon name="down" />
        </summary>
        <DefinitionList>
          <Definition name={term.downPayment}>{money(plan.downPayment)}</Definition>
          <Definition name={term.remainingAmount}>{money(plan.remainingAmount)}</Definition>
          <Definition name={term.financingAmount}>{money(plan.financingAmount)}</Definition>
          <Definition name={term.markup} struck={struck === null ? null : money(struck)}>
            {amount === null ? common.dash : money(amount)}
          </Definition>
          <Definition name={term.total} isStrong>
            {money(plan.total)}
          </Definition>
        </DefinitionList>
      </details>
    </div>
  );
}

/** The payments of a plan with their days: dates come with the order. */
export function PlanSchedule({ plan }: { readonly plan: PlanTerms }) {
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  const { rows, notes } = plannedPart(plan, { language, texts: { payments } });
  return (
    <div className={shared.close}>
      <h2 className={styles.heading}>{payments.plan.title}</h2>
      <FactRows rows={rows} />
      <Notes notes={notes} />
    </div>
  );
}
