import { useDeferredValue, useState } from 'react';
import type { OrderId } from '#core/lib/ids.ts';
import { cancelBefore, keyFactSheet } from '#core/purchase/key-facts.ts';
import { FACT_LATE_DAYS } from '#core/purchase/plan-comparison.ts';
import type { Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { chosenAlone, lateChargeOf } from '#core/screens/plan-comparison.ts';
import { directionOf } from '#core/text/language.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { LocaleProvider, useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import shared from '../../kit/styles/shared.module.css';
import { loadLanguage } from '../../kit/texts/load-language.ts';
import { FactParts, Notes, usePaymentTexts } from './facts.tsx';
import { PrintedSheet } from './paper.tsx';

/** The cart that the facts are of; `plan` is null for full payment. */
export interface FactsAbout {
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
  readonly plan: Plan | null;
}

/** Loads the other language. */
const OTHER = { en: () => loadLanguage('ur'), ur: () => loadLanguage('en') };

/** What is to be known before Continue: how to cancel (R67, R68), and every fact on one sheet. */
export function BeforeContinue({ about }: { readonly about: FactsAbout }) {
  const { shop } = useText();
  const { payments } = usePaymentTexts();
  const [isOpen, setOpen] = useState(false);
  const { title, notes } = cancelBefore({ shop, payments }, about.plan !== null);
  return (
    <Card title={title}>
      <div className={shared.close}>
        <Notes notes={notes} />
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {payments.facts.open}
          </Button>
        </div>
      </div>
      {isOpen ? <KeyFacts about={about} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** Everything to know before Continue, in either language. */
function KeyFacts({ about, onClose }: { readonly about: FactsAbout; readonly onClose: () => void }) {
  const text = usePaymentTexts().payments.facts;
  const screens = useScreens();
  const [compared] = useScreen(() => screens.planComparison(chosenAlone(about), FACT_LATE_DAYS));
  // Once the sheet is drawn, since its fonts draw every page anew.
  const other = useLater(OTHER[useLanguage()], useDeferredValue(true, false));
  const [isOther, setOther] = useState(false);
  const facts = <Facts about={about} lateDay={lateChargeOf(compared)} />;
  return (
    <PrintedSheet
      title={text.title}
      look="sheet"
      order={about.order}
      onClose={onClose}
      before={
        <div>
          <Button look="quiet" aria-pressed={isOther} disabled={other === null} onClick={() => setOther(!isOther)}>
            {text.other}
          </Button>
        </div>
      }
    >
      {isOther && other !== null ? (
        <LocaleProvider value={other}>
          <div lang={other.language} dir={directionOf(other.language)}>
            {facts}
          </div>
        </LocaleProvider>
      ) : (
        facts
      )}
    </PrintedSheet>
  );
}

function Facts({ about, lateDay }: { readonly about: FactsAbout; readonly lateDay: number | null }) {
  const { shop } = useText();
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  const sheet = keyFactSheet({ ...about, lateDay }, { language, texts: { shop, payments } });
  return (
    <div data-facts={language} data-spoken="">
      <FactParts parts={sheet.parts} />
    </div>
  );
}
