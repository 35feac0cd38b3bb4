import { hotline, legalName, licence } from 'virtual:settings/company';
import { type ReactNode, useState } from 'react';
import { can, type Order } from '#core/order/order.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import type { Done } from '#core/ports/host-app.ts';
import type { RefundInfo } from '#core/refund/refund.ts';
import { createAbility } from '#core/screens/ability.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useScreen, useStore } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { isSample } from '../../kit/parts/fact/is-sample.ts';
import { Status } from '../../kit/parts/status/status.tsx';
import { FactParts } from './fact-parts.tsx';
import { Issuer } from './letterhead.tsx';
import { usePaymentTexts } from './payment-texts.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import styles from './receipt.module.css';

interface Part {
  readonly order: Order;
  readonly shop: Shop;
  readonly onClose: () => void;
}

/** A receipt to keep: one page, printed by the browser or the app, which else saves it as a text. */
export function Receipt(part: Part) {
  return can('refund', part.order) ? <WithRefund {...part} /> : <Sheet {...part} refund={null} />;
}

function WithRefund(part: Part) {
  const { order, shop } = part;
  const [state] = useScreen(() => shop.screens.refund(order.productOrderId, paymentScheduleOf(order)));
  return <Sheet {...part} refund={state.kind === 'ready' ? state.refund : null} />;
}

/** The button of something that not every app can do, and what came of it where it was not simply done. */
export function AbilityButton({
  act,
  look = 'primary',
  children,
}: {
  readonly act: () => Promise<Done>;
  readonly look?: 'primary' | 'secondary';
  readonly children: ReactNode;
}) {
  const { keep } = usePaymentTexts().payments;
  const [ability] = useState(createAbility);
  const state = useStore(ability.state);
  return (
    <div className={styles.ability}>
      <Button look={look} isBusy={state === 'busy'} onClick={() => void ability.attempt(act)}>
        {children}
      </Button>
      <Status>{state === 'offered' || state === 'busy' ? null : <p>{keep[state]}</p>}</Status>
    </div>
  );
}

function Sheet({ order, refund, shop: { extras }, onClose }: Part & { readonly refund: RefundInfo | null }) {
  const { common, shop } = useText();
  const language = useLanguage();
  const { payments } = usePaymentTexts();
  const { colorName } = useSellerWords();
  const company = { legalName, licence, hotline };
  const known = { language, company, colorName, isSample: (fact: keyof typeof company) => isSample(`company.${fact}`) };
  const sheet = receiptSheet(order, refund, { ...known, texts: { common, payments, shop } });
  async function keep(): Promise<Done> {
    const { printPage, saveFile } = await extras();
    if (await printPage()) return true;
    const texts = { common, payments: PAYMENT_TEXTS[language], shop };
    const text = sheetText(receiptSheet(order, refund, { ...known, texts }));
    return saveFile({ name: 'receipt.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) });
  }
  return (
    <PrintedSheet
      title={sheet.title}
      look="full"
      order={order.productOrderId}
      onClose={onClose}
      actions={
        <>
          <AbilityButton act={keep}>{payments.keep.print}</AbilityButton>
          <Button look="secondary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <div className={styles.paper}>
        <div className={styles.issuer}>
          <Issuer />
        </div>
        <FactParts parts={sheet.parts} />
      </div>
    </PrintedSheet>
  );
}
