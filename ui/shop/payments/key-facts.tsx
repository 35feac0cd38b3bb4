import { useDeferredValue, useEffect, useState } from 'react';
import type { OrderId } from '#core/lib/ids.ts';
import { keyFactSheet } from '#core/purchase/key-facts.ts';
import { FACT_LATE_DAYS } from '#core/purchase/plan-comparison.ts';
import type { Plan, PurchaseInfo } from '#core/purchase/purchase.ts';
import { chosenAlone, lateChargeOf } from '#core/screens/plan-comparison.ts';
import { directionOf, otherLanguage } from '#core/text/language.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { type Locale, LocaleProvider, useLanguage, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { loadLanguage } from '../../kit/texts/load-language.ts';
import { FactParts } from './fact-parts.tsx';
import { usePaymentTexts } from './payment-texts.ts';
import { PrintedSheet } from './printed-sheet.tsx';

/** The cart that the facts are of; `plan` is null for full payment. */
export interface FactsAbout {
  readonly order: OrderId;
  readonly purchase: PurchaseInfo;
  readonly plan: Plan | null;
}

/** Everything to know before Continue, in either language. */
export function KeyFacts({
  about,
  shop,
  onClose,
}: {
  readonly about: FactsAbout;
  readonly shop: Shop;
  readonly onClose: () => void;
}) {
  const { common } = useText();
  const text = usePaymentTexts().payments.facts;
  const { other, isOther, turn } = useOtherLanguage();
  return (
    <PrintedSheet
      title={text.title}
      look="sheet"
      order={about.order}
      onClose={onClose}
      before={
        other === 'none' ? null : (
          <div>
            <Button look="quiet" aria-pressed={isOther} disabled={other === null} onClick={turn}>
              {text.other}
            </Button>
          </div>
        )
      }
      actions={
        <Button look="secondary" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      <EitherFacts about={about} shop={shop} other={isOther && other !== 'none' ? other : null} />
    </PrintedSheet>
  );
}

/** The facts in the page’s language, or in the other one. */
function EitherFacts({
  about,
  shop: { screens },
  other,
}: {
  readonly about: FactsAbout;
  readonly shop: Shop;
  readonly other: Locale | null;
}) {
  const [compared] = useScreen(() => screens.planComparison(chosenAlone(about), FACT_LATE_DAYS));
  const facts = <Facts about={about} lateDay={lateChargeOf(compared)} />;
  if (other === null) return facts;
  return (
    <LocaleProvider value={other}>
      <div lang={other.language} dir={directionOf(other.language)}>
        {facts}
      </div>
    </LocaleProvider>
  );
}

function Facts({
  about: { purchase, plan },
  lateDay,
}: {
  readonly about: FactsAbout;
  readonly lateDay: number | null;
}) {
  const { shop } = useText();
  const { payments } = usePaymentTexts();
  const language = useLanguage();
  const sheet = keyFactSheet({ purchase, plan, lateDay }, { language, texts: { shop, payments } });
  return (
    <div data-facts={language} data-spoken="">
      <FactParts parts={sheet.parts} />
    </div>
  );
}

/** The other language, loaded once the sheet is drawn, since its fonts draw every page anew; null until it is there, `none` where it cannot be had. */
function useOtherLanguage() {
  const language = useLanguage();
  const [other, setOther] = useState<Locale | 'none' | null>(null);
  const [isOther, setIsOther] = useState(false);
  const isDrawn = useDeferredValue(true, false);
  useEffect(() => {
    if (!isDrawn) return;
    let isHere = true;
    loadLanguage(otherLanguage(language)).then(
      (loaded) => {
        if (isHere) setOther(loaded);
      },
      () => {
        if (isHere) setOther('none');
      },
    );
    return () => {
      isHere = false;
    };
  }, [language, isDrawn]);
  return { other, isOther, turn: () => setIsOther(!isOther) };
}
