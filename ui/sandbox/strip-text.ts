import type { OrderStatus } from '#core/order/order.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import type { ActionResult } from './strip-tools.ts';

/** What happens to an order besides the shopper's own doing. */
type StepOnOrder = 'pay' | 'confirm' | 'ship' | 'deliver' | 'return' | 'cancel' | 'repay' | 'settle' | 'refuse';
type ActionGroup = 'money' | 'seller' | 'courier' | 'lender' | 'time';

/** What the strip over the shop says. */
export interface StripText {
  readonly open: string;
  readonly text: (need: { readonly status: string }) => string;
  readonly unseen: string;
  readonly noOrder: string;
  readonly statuses: Readonly<Record<OrderStatus, string>>;
  readonly groups: Readonly<Record<ActionGroup, string>>;
  readonly actions: Readonly<Record<StepOnOrder, string>>;
  readonly reprice: (need: { readonly price: string }) => string;
  readonly advance: string;
  readonly refused: (reason: string) => string;
  readonly unreachable: string;
  /** Why something cannot happen now; the lender's reasons are English. */
  readonly whyNot: (reason: string) => string;
  readonly close: string;
}

/** The strip speaks the language of the page below it: who plays seller and courier in Urdu meets no English on his way. */
export const STRIP_TEXT: Readonly<Record<Language, StripText>> = {
  en: {
    open: 'Sandbox: the seller’s side',
    text: ({ status }) => `This order is ${status}. What cannot happen to it now sleeps.`,
    unseen: 'What seller, courier and time do with the order on this page.',
    noOrder: 'There is no order yet.',
    statuses: {
      waitingForPayment: 'waiting for payment',
      waitingForSeller: 'waiting for the seller',
      readyForShipment: 'ready for shipment',
      shipped: 'shipped',
      received: 'received',
      returns: 'given back',
      cancelled: 'cancelled',
      underReview: 'under review',
    },
    groups: { money: 'Payments', seller: 'Seller', courier: 'Courier', lender: 'Lender', time: 'Time' },
    actions: {
      pay: 'Pay',
      confirm: 'Seller confirms',
      ship: 'Seller ships',
      deliver: 'Courier delivers',
      return: 'Courier brings it back',
      cancel: 'Seller cancels',
      repay: 'Pay next instalment',
      settle: 'Refund money arrives',
      refuse: 'Lender refuses instalments at Continue',
    },
    reprice: ({ price }) => `Seller asks ${price} for the phone`,
    advance: 'Let 35 days pass for everybody',
    refused: (reason) => `Not done: ${reason}`,
    unreachable: 'Not done: the sandbox did not answer',
    whyNot: (reason) => reason,
    close: 'Close',
  },
  ur: {
    open: 'آزمائشی نمونہ: فروخت کنندہ کے کام',
    text: ({ status }) => `اس آرڈر کی حالت: ${status}۔ جو کام ابھی نہیں ہو سکتا اس کا بٹن بند ہے۔`,
    unseen: 'اس صفحے کے آرڈر پر فروخت کنندہ، کوریئر اور وقت کے کام۔',
    noOrder: 'ابھی کوئی آرڈر نہیں۔',
    statuses: {
      waitingForPayment: 'ادائیگی کا انتظار',
      waitingForSeller: 'فروخت کنندہ کی تصدیق کا انتظار',
      readyForShipment: 'روانگی کے لیے تیار',
      shipped: 'روانہ کر دیا گیا',
      received: 'وصول ہو گیا',
      returns: 'رقم کی واپسی',
      cancelled: 'آرڈر منسوخ',
      underReview: 'زیرِ جائزہ',
    },
    groups: {
      money: 'ادائیگیاں',
      seller: 'فروخت کنندہ',
      courier: 'کوریئر',
      lender: 'قرض دینے والی کمپنی',
      time: 'وقت',
    },
    actions: {
      pay: 'ادائیگی کریں',
      confirm: 'فروخت کنندہ تصدیق کرے',
      ship: 'فروخت کنندہ روانہ کرے',
      deliver: 'کوریئر پہنچا دے',
      return: 'کوریئر واپس لے آئے',
      cancel: 'فروخت کنندہ منسوخ کرے',
      repay: 'اگلی قسط ادا کریں',
      settle: 'رقم کی واپسی پہنچ جائے',
      refuse: 'کمپنی قسطیں منظور نہ کرے',
    },
    reprice: ({ price }) => `فروخت کنندہ فون کے ${price} مانگے`,
    advance: 'سب کے لیے 35 دن گزر جائیں',
    refused: () => 'یہ نہیں ہو سکا: آرڈر کی حالت اس کی اجازت نہیں دیتی۔',
    unreachable: 'یہ نہیں ہو سکا: جواب نہیں آیا۔',
    whyNot: () => 'ابھی نہیں ہو سکتا',
    close: 'بند کریں',
  },
};

/** What the seller then asks for a phone, rupees. */
const OTHER_PRICE = 57_499;

/** What happens to an order, in groups by who does it. */
const GROUPS: Readonly<Record<Exclude<ActionGroup, 'time'>, readonly (StepOnOrder | 'reprice')[]>> = {
  money: ['pay', 'repay', 'settle'],
  seller: ['confirm', 'ship', 'reprice', 'cancel'],
  courier: ['deliver', 'return'],
  lender: ['refuse'],
};

/** One button of the seller's side. */
export interface SellerAction {
  readonly name: string;
  readonly action: { readonly action: StepOnOrder; readonly order: string } | Reprice;
}
interface Reprice {
  readonly action: 'reprice';
  readonly order: string;
  readonly price: number;
}

/** The actions on an order, group by group. */
export function sellerActions(
  order: string,
  language: Language,
): readonly { readonly name: string; readonly actions: readonly SellerAction[] }[] {
  const text = STRIP_TEXT[language];
  const price = formatRupees(OTHER_PRICE * 100, language);
  return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => ({
    name: text.groups[group],
    actions: GROUPS[group].map((action) =>
      action === 'reprice'
        ? { name: text.reprice({ price }), action: { action, order, price: OTHER_PRICE } }
        : { name: text.actions[action], action: { action, order } },
    ),
  }));
}

/** Why an action was not made, null where it was. */
export function troubleOf(result: ActionResult | null, language: Language): string | null {
  const text = STRIP_TEXT[language];
  if (result === null) return text.unreachable;
  return result.ok ? null : text.refused(result.reason);
}
