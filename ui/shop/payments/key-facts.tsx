import { useDeferredValue, useState } from 'react';
import { keyFactSheet } from '#core/purchase/key-facts.ts';
import type { CartReady } from '#core/screens/cart-state.ts';
import { directionOf } from '#core/text/language.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { LocaleProvider, useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Fold } from '../../kit/parts/fold/fold.tsx';
import shared from '../../kit/styles/shared.module.css';
import { loadLanguage } from '../../kit/texts/load-language.ts';
import { FactParts, usePaymentTexts } from './facts.tsx';
import { PrintedSheet } from './paper.tsx';
import styles from './payments.module.css';

/** The cart that the facts are of; `plan` is null for full payment. */
type FactsAbout = Pick<CartReady, 'order' | 'purchase' | 'plan'>;

/** Loads the other language. */
const OTHER = { en: () => loadLanguage('ur'), ur: () => loadLanguage('en') };

/** What it comes to, and below it folded what that is made of, and how to cancel (R48, R52, R67, R68); every fact also on one sheet. */
export function BeforeContinue({ cart }: { readonly cart: CartReady }) {
  const text = useText().shop.cart;
  const { facts } = usePaymentTexts().payments;
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { paymentType, plan, purchase } = cart;
  const isAsked = paymentType === 'bnpl' && plan === null;
  return (
    <Card title={facts.blockTitle}>
      <p className={`${shared.apart} ${shared.strong} ${styles.sum}`}>
        <span>{isAsked ? text.total : text.term.total}</span>
        <bdi>{money(plan?.total ?? purchase.product.totalPrice)}</bdi>
      </p>
      <Fold title={facts.details}>
        <Facts about={cart} lateDay={null} />
      </Fold>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {facts.open}
      </Button>
      {isOpen ? <KeyFacts about={cart} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** Everything to know before Continue, in either language. */
function KeyFacts({ about, onClose }: { readonly about: FactsAbout; readonly onClose: () => void }) {
  const text = usePaymentTexts().payments.facts;
  const screens = useScreens();
  const { order, plan, purchase } = about;
  const alone = { order, purchase: { ...purchase, plans: plan === null ? [] : [plan] } };
  // SECP's key facts ask for the late charge of one day.
  const [late] = useScreen(() => screens.planComparison(alone, 1));
  // Once the sheet is drawn, since its fonts draw every page anew.
  const other = useLater(OTHER[useLanguage()], useDeferredValue(true, false));
  const [isOther, setOther] = useState(false);
  const lateDay = plan === null ? null : (late?.get(plan.originalProductId) ?? null);
  const facts = <Facts about={about} lateDay={lateDay} />;
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
  return <FactParts parts={sheet.parts} />;
}
