import type { ActionResult, OrderAction } from '#adapters/sandbox/actions/action.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import shared from '../kit/styles/shared.module.css';
import styles from './controls.module.css';
import { Fields, Press } from './controls.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';

/** What happens to an order besides the shopper's own doing, in groups by who does it. */
const GROUPS = {
  money: ['pay', 'repay', 'settle'],
  seller: ['confirm', 'ship', 'reprice', 'cancel'],
  courier: ['deliver', 'return'],
  lender: ['refuse'],
  time: ['age'],
} as const;
type Group = keyof typeof GROUPS;
type Step = (typeof GROUPS)[Group][number];

/** What the seller then asks for a phone, rupees. */
const OTHER_PRICE = 57_499;

/** A step as an action on an order. */
export function actionOn(order: string, step: Step): OrderAction {
  if (step === 'reprice') return { action: step, order, price: OTHER_PRICE };
  return step === 'age' ? { action: step, order, days: 35 } : { action: step, order };
}

/** What others do with an order. `whyNot` says in English why a step is not possible now, where that is known: it cannot be pressed then. */
export function SellerActions({
  language,
  whyNot,
  onStep,
}: {
  readonly language: Language;
  readonly whyNot?: (step: Step) => string | null;
  readonly onStep: (step: Step) => void;
}) {
  const text = SANDBOX_TEXT[language].strip;
  const price = formatRupees(OTHER_PRICE * 100, language);
  return (Object.keys(GROUPS) as Group[]).map((group) => (
    <fieldset key={group}>
      <legend className={`${shared.muted} ${styles.legend}`}>{text.groups[group]}</legend>
      <Fields>
        {GROUPS[group].map((step) => {
          const reason = whyNot?.(step) ?? null;
          return (
            <Press
              name={step === 'reprice' ? text.reprice({ price }) : text.steps[step]}
              whyNot={reason === null || language === 'en' ? reason : text.notNow}
              onPress={() => onStep(step)}
              key={step}
            />
          );
        })}
      </Fields>
    </fieldset>
  ));
}

/** Why an action was not made, null where it was. The lender's own reasons are English. */
export function troubleOf(result: ActionResult | null, language: Language): string | null {
  const text = SANDBOX_TEXT[language].strip;
  if (result === null) return text.unreachable;
  if (result.ok) return null;
  return language === 'en' ? `${text.refused} ${result.reason}` : text.refused;
}
