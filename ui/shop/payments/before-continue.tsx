import { useState } from 'react';
import { cancelBefore } from '#core/purchase/key-facts.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import styles from './before-continue.module.css';
import { Notes } from './fact-parts.tsx';
import { type FactsAbout, KeyFacts } from './key-facts.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** What is to be known before Continue: how to cancel (R67, R68), and every fact on one sheet. */
export function BeforeContinue({ about, shop }: { readonly about: FactsAbout; readonly shop: Shop }) {
  const { shop: texts } = useText();
  const { payments } = usePaymentTexts();
  const [isOpen, setOpen] = useState(false);
  const { title, notes } = cancelBefore({ shop: texts, payments }, about.plan !== null);
  return (
    <Card title={title}>
      <div className={styles.parts}>
        <Notes notes={notes} />
        <Button look="secondary" onClick={() => setOpen(true)}>
          {payments.facts.open}
        </Button>
      </div>
      {isOpen ? <KeyFacts about={about} shop={shop} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
