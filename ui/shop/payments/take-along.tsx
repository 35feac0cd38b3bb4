import { hotline, legalName, licence } from 'virtual:settings/company';
import { type ReactNode, useState } from 'react';
import { paymentCalendar } from '#core/order/calendar.ts';
import type { Order } from '#core/order/order.ts';
import type { OrderMoney } from '#core/order/order-money.ts';
import { paymentList } from '#core/order/payment-list.ts';
import { comingPayments, type PaymentSchedule } from '#core/order/payment-schedule.ts';
import { receiptSheet } from '#core/order/receipt.ts';
import type { Done } from '#core/ports/host-app.ts';
import { createAbility } from '#core/screens/ability.ts';
import { sheetText } from '#core/text/fact-sheet.ts';
import { PAYMENT_TEXTS } from '#core/text/payments.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useStore } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { isSample } from '../../kit/parts/fact/fact.tsx';
import { Fold } from '../../kit/parts/fold/fold.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import { FactParts, usePaymentTexts } from './facts.tsx';
import { PrintedSheet } from './paper.tsx';
import styles from './payments.module.css';

/** What of an order can be kept elsewhere: its payments in the calendar, as a list, and its receipt. */
export function TakeAlong({ order, money }: { readonly order: Order; readonly money: OrderMoney }) {
  const { keep, receipt } = usePaymentTexts().payments;
  const { common, shop } = useText();
  const { extras, clock } = useShop();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { schedule, hasReceipt } = money;
  const coming = schedule === null ? [] : comingPayments(schedule);
  const isListed = schedule?.stage === 'owed';
  if (!isListed && !hasReceipt) return null;
  const texts = { common, payments: PAYMENT_TEXTS[language], shop };
  async function save(of: PaymentSchedule): Promise<Done> {
    const { saveFile } = await extras();
    const calendar = paymentCalendar({ order, schedule: of, now: clock.now(), language, texts });
    return saveFile({ name: 'payments.ics', type: 'text/calendar', bytes: new TextEncoder().encode(calendar ?? '') });
  }
  async function share(of: PaymentSchedule): Promise<Done> {
    const { shareText } = await extras();
    return shareText(paymentList(order.product, of, { language, texts }));
  }
  return (
    <div data-unprinted="">
      <Fold title={keep.title}>
        {schedule !== null && coming.length > 0 ? (
          <AbilityButton look="secondary" act={() => save(schedule)}>
            {keep.calendar}
          </AbilityButton>
        ) : null}
        {isListed ? (
          <AbilityButton look="secondary" act={() => share(schedule)}>
            {keep.share}
          </AbilityButton>
        ) : null}
        {hasReceipt ? (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {receipt.title}
          </Button>
        ) : null}
      </Fold>
      {isOpen ? <Receipt order={order} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** The button of something that not every app can do, and what came of it where it was not simply done. */
function AbilityButton({
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

/** A receipt to keep: one page, printed by the browser or the app, which else saves it as a text. */
function Receipt({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { common, shop } = useText();
  const { extras } = useShop();
  const language = useLanguage();
  const { payments } = usePaymentTexts();
  const { colorName } = useSellerWords();
  const company = { legalName, licence, hotline };
  const known = { language, company, colorName, isSample: (fact: keyof typeof company) => isSample(`company.${fact}`) };
  const sheet = receiptSheet(order, { ...known, texts: { common, payments, shop } });
  async function keep(): Promise<Done> {
    const { printPage, saveFile } = await extras();
    if (await printPage()) return true;
    const texts = { common, payments: PAYMENT_TEXTS[language], shop };
    const text = sheetText(receiptSheet(order, { ...known, texts }));
    return saveFile({ name: 'receipt.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) });
  }
  return (
    <PrintedSheet
      title={sheet.title}
      look="full"
      order={order.productOrderId}
      onClose={onClose}
      action={<AbilityButton act={keep}>{payments.keep.print}</AbilityButton>}
    >
      <FactParts parts={sheet.parts} />
    </PrintedSheet>
  );
}
