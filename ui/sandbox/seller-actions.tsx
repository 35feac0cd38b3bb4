import type { ActionResult, OrderAction } from '#adapters/sandbox/actions/action.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import { Fields, Press } from './controls.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';

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
