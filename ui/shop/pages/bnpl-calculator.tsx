import { calculatedPlan } from '#core/instalments/calculation.ts';
import { isAboveCap, SHOP_PENALTY_RATE } from '#core/loan/terms.ts';
import { plannedPart } from '#core/purchase/key-facts.ts';
import type { Place } from '#core/routes/places.ts';
import {
  type BnplCalculatorScreen,
  type FiguresNote,
  figuresNote,
  type ReadyCalculator,
} from '#core/screens/bnpl-calculator.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { type ShopTexts, useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { DigitsField } from '../../kit/parts/field/field.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import shared from '../../kit/styles/shared.module.css';
import { NoOrder } from '../chunks.ts';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd, Waiting } from '../parts/page-parts.tsx';
import { FactRows, Notes, usePaymentTexts } from '../payments/facts.tsx';
import { AboveLoan } from '../payments/order-money.tsx';
import { Letterhead } from '../payments/paper.tsx';
import styles from './bnpl-calculator.module.css';

/** The instalment calculator (R60, R61). */
export default function BnplCalculatorPage({ place }: { readonly place: Extract<Place, { page: 'bnplCalculator' }> }) {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.bnplCalculator(place));
  return (
    <PageFrame
      title={text.shop.calculator.title}
      onBack={screen.back}
      action={<BarEnd>{state.kind === 'ready' ? <Letterhead order={place.order} /> : null}</BarEnd>}
    >
      {state.kind === 'loading' ? <Waiting /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'missing' ? <NoOrder onBack={screen.back} /> : null}
      {state.kind === 'ready' ? <Calculator ready={state} screen={screen} /> : null}
    </PageFrame>
  );
}

interface Part {
  readonly ready: ReadyCalculator;
  readonly screen: BnplCalculatorScreen;
}

function Calculator({ ready, screen }: Part) {
  const money = useMoney();
  const { calculator: text, cart } = useText().shop;
  const { calculation } = ready;
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  const plan = ready.isStale ? null : calculatedPlan(calculation, ready.option?.days ?? 0);
  const planned = plan === null ? null : plannedPart(plan, { language, texts: { payments } });
  return (
    <Columns
      lead={
        <Card>
          <Inputs ready={ready} screen={screen} />
        </Card>
      }
      side={
        <>
          <div className={styles.result}>
            <section className={shared.total} data-stale={ready.isStale || undefined} aria-live="polite">
              <p>{cart.term.total}</p>
              <p className={`${shared.strong} ${styles.amount}`}>
                <bdi>{money(calculation.totalRepaymentAmount)}</bdi>
              </p>
              <p className={styles.note}>{noteText(figuresNote(ready), text)}</p>
            </section>
            <Card>
              <DefinitionList>
                <Definition name={cart.total}>{money(calculation.productAmount)}</Definition>
                <Definition name={cart.term.downPayment}>{money(calculation.downPayment)}</Definition>
                <Definition name={cart.term.financingAmount}>{money(calculation.financingAmount)}</Definition>
                <Definition name={cart.term.markup}>{money(calculation.markup)}</Definition>
                <Definition name={text.overdueCharge}>{money(calculation.overdueCharge)}</Definition>
              </DefinitionList>
            </Card>
          </div>
          {isAboveCap({ ...calculation, amount: calculation.financingAmount }) ? <AboveLoan /> : null}
        </>
      }
      rest={
        <>
          <p className={`${shared.muted} ${styles.tip}`}>{text.tip}</p>
          {planned === null ? null : (
            <Card title={payments.plan.title}>
              <FactRows rows={planned.rows} />
              <Notes notes={planned.notes} />
            </Card>
          )}
        </>
      }
    />
  );
}

function noteText(note: FiguresNote | null, text: ShopTexts['shop']['calculator']): string {
  if (note === null) return '';
  return note.kind === 'about' ? text.about(note) : text[note.kind];
}

function Inputs({ ready, screen }: Part) {
  const { common, shop } = useText();
  const text = shop.calculator;
  const { calculation, option } = ready;
  const rate = option?.markupRate ?? null;
  return (
    <form
      className={shared.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void screen.calculate();
      }}
    >
      <ChoiceGroup label={text.loanDays}>
        {calculation.loanDays.map((each) => (
          <Choice
            key={each.originalProductId}
            group="days"
            look="tab"
            isChosen={each.originalProductId === option?.originalProductId}
            onChoose={() => screen.chooseOption(each.originalProductId)}
          >
            <span>{shop.cart.days({ days: each.days })}</span>
          </Choice>
        ))}
      </ChoiceGroup>
      <DigitsField
        kind="numeric"
        label={text.overdueDays}
        value={ready.overdueDays}
        notice={ready.isTruncated ? common.leftOut : null}
        onText={screen.typeOverdueDays}
      />
      <DefinitionList>
        <Definition name={text.markupRate}>{rate === null ? common.dash : text.perDay({ rate })}</Definition>
        <Definition name={text.penaltyRate}>{text.perDay({ rate: SHOP_PENALTY_RATE })}</Definition>
      </DefinitionList>
      <Button type="submit" isBusy={ready.isCalculating}>
        {text.confirm}
      </Button>
    </form>
  );
}
