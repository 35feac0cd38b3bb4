import { hotline, legalName, licence } from 'virtual:settings/company';
import { can, type Order } from '#core/order/order.ts';
import { paymentScheduleOf } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import type { RefundInfo } from '#core/refund/refund.ts';
import { createAbility } from '#core/screens/ability.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import type { Shop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { useStore } from '../../kit/binding/use-store.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { isSample } from '../../kit/parts/fact/is-sample.ts';
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

const PRINTING = createAbility();

function Sheet({ order, refund, shop: { extras }, onClose }: Part & { readonly refund: RefundInfo | null }) {
  const { common, shop } = useText();
  const language = useLanguage();
  const { payments } = usePaymentTexts();
  const printing = useStore(PRINTING.state);
  const { colorName } = useSellerWords();
  const company = { legalName, licence, hotline };
  const known = { language, company, colorName, isSample: (fact: keyof typeof company) => isSample(`company.${fact}`) };
  const sheet = receiptSheet(order, refund, { ...known, texts: { common, payments, shop } });
  async function keep(): Promise<boolean> {
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
          {printing === 'missing' ? null : (
            <Button isBusy={printing === 'busy'} onClick={() => void PRINTING.attempt(keep)}>
              {payments.keep.print}
            </Button>
          )}
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
