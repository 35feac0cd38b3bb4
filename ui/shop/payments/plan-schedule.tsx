import { annualRate } from '#core/purchase/annual-rate.ts';
import { plannedPart } from '#core/purchase/key-facts.ts';
import type { PlanTerms } from '#core/purchase/planned-payments.ts';
import type { Plan } from '#core/purchase/purchase.ts';
import { planMarkup } from '#core/purchase/purchase-facts.ts';
import { useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { FactRows, Notes } from './fact-parts.tsx';
import { usePaymentTexts } from './payment-texts.ts';
import styles from './plan-schedule.module.css';

/** What is chosen: when which payment comes, and every part of the plan on demand (R52). */
export function ChosenPlan({ plan }: { readonly plan: Plan }) {
  const { common, shop } = useText();
  const { term } = shop.cart;
  const { facts, plan: text } = usePaymentTexts().payments;
  const money = useMoney();
  const { amount, struck } = planMarkup(plan);
  return (
    <div className={styles.chosen}>
      <PlanSchedule plan={plan} />
      <Notes notes={annualRate(plan) === null ? [] : [facts.yearlyNote]} />
      <details>
        <summary className={styles.summary}>
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
    <div className={styles.schedule}>
      <h2 className={styles.heading}>{payments.plan.title}</h2>
      <FactRows rows={rows} />
      <Notes notes={notes} />
    </div>
  );
}
