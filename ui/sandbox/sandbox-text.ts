import { numberReasons } from '#core/number-check/explain-number.ts';
import type { Filled } from '#core/text/catalogue.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import type { Language } from '#core/text/language.ts';

const en = {
  name: 'asaan sandbox',
  mark: 'SANDBOX – not the app, no real money',
  skip: 'Skip to the content',
  menu: 'Pages of the sandbox',
  pages: {
    shelf: 'Shelf',
    simulator: 'Simulator',
    states: 'States',
    playground: 'Playground',
    bridgeCheck: 'Bridge check',
  },
  otherLanguage: 'اردو',
  close: 'Close',
  shelf: {
    title: 'Phones',
    text: 'The app’s own shelf, as a stand-in. Choose a phone to open the shop; the strip above it plays seller, courier and time.',
    fullOnly: 'Sold for full payment alone',
    plan: (need: { each: string; periods: number; today: string; isExact: boolean }) =>
      `${need.today} today + ${need.periods}\u00a0×\u00a0${need.each} a month${need.isExact ? '' : ' at most'}`,
    marks: {
      presale: 'In pre-sale',
      policy: 'With a policy',
      express: 'Delivery alone',
      soldOut: 'Part sold out',
    },
  },
  strip: {
    open: 'Sandbox: the seller’s side',
    status: (need: { status: string }) => `This order is ${need.status}.`,
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
    steps: {
      pay: 'Pay',
      confirm: 'Seller confirms',
      ship: 'Seller ships',
      deliver: 'Courier delivers',
      return: 'Courier brings it back',
      cancel: 'Seller cancels',
      repay: 'Pay next instalment',
      settle: 'Refund money arrives',
      refuse: 'Lender refuses instalments at Continue',
      age: 'Let 35 days pass for this order',
    },
    reprice: (need: { price: string }) => `Seller asks ${need.price} for the phone`,
    refused: 'Not done.',
    unreachable: 'Not done: the sandbox did not answer',
  },
  // The app's own pages, which the sandbox stands in for (Q67).
  app: {
    login: { title: 'Log in', text: 'The token expired. Logging in renews it.', go: 'Log in' },
    repayment: { title: 'Repayment', text: 'Pays the next amount of this order.', go: 'Pay' },
    review: { title: 'Under review', text: 'The lender looks at the application.', go: 'Approve it' },
    orderConfirmation: { title: 'Confirm and pay', text: 'The first payment of this order.', go: 'Pay' },
    step: { title: 'Application', text: 'One step of the instalment application is still open.', go: 'Complete it' },
  },
  playground: {
    title: 'Playground',
    text: 'Type a number or a loan and see the verdict, the rule, its source and the code.',
    number: 'A number',
    loan: 'A loan',
    edition: 'Edition of the number table',
    editions: { tabs: 'newer tab', classic: 'classic page' },
    rule: 'Rule',
    source: 'Source',
    code: 'The same in code',
    formulas: {
      markup: 'Markup = amount × rate ÷ 100 × days',
      overdueCharge: 'Overdue charge = amount × penalty ÷ 100 × overdue days',
      total: 'Total = amount + markup + overdue charge, each part rounded to the paisa first',
    },
    reasons: numberReasons,
  },
};

/** What the sandbox says around the shop and on the pages that speak both languages. */
export type SandboxText = Filled<typeof en>;

const ur: SandboxText = {
  name: 'آزمائشی شاپ',
  mark: 'آزمائشی شاپ – یہ اصل ایپ نہیں، رقم بھی اصلی نہیں',
  skip: 'براہِ راست مواد پر جائیں',
  menu: 'آزمائشی شاپ کے صفحے',
  pages: {
    shelf: 'فون',
    simulator: 'ایپ کا نمونہ',
    states: 'تمام حالتیں',
    playground: 'آزما کر دیکھیں',
    bridgeCheck: 'ایپ سے رابطے کی جانچ',
  },
  otherLanguage: 'English',
  close: 'بند کریں',
  shelf: {
    title: 'فون',
    text: 'ایپ میں خریدار یہاں سے شاپ میں آتا ہے۔ شاپ کھولنے کے لیے کوئی فون منتخب کریں؛ فروخت کنندہ، کوریئر اور وقت کے کام شاپ کے اوپر والی پٹی سے ہوتے ہیں۔',
    fullOnly: 'صرف مکمل ادائیگی پر',
    plan: (need) => `آج ${need.today}، پھر ${need.periods}\u00a0×\u00a0${need.each} ماہانہ${need.isExact ? '' : ' تک'}`,
    marks: {
      presale: 'پیشگی فروخت',
      policy: 'پالیسی کے ساتھ',
      express: 'صرف ڈیلیوری',
      soldOut: 'کچھ کا اسٹاک ختم',
    },
  },
  strip: {
    open: 'آزمائشی شاپ: فروخت کنندہ کے کام',
    status: (need) => `اس آرڈر کی حالت: ${need.status}۔`,
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
    steps: {
      pay: 'ادائیگی کریں',
      confirm: 'فروخت کنندہ تصدیق کرے',
      ship: 'فروخت کنندہ روانہ کرے',
      deliver: 'کوریئر پہنچا دے',
      return: 'کوریئر واپس لے آئے',
      cancel: 'فروخت کنندہ منسوخ کرے',
      repay: 'اگلی قسط ادا کریں',
      settle: 'واپسی کی رقم پہنچ جائے',
      refuse: 'کمپنی قسطیں منظور نہ کرے',
      age: 'اس آرڈر کے لیے 35 دن گزر جائیں',
    },
    reprice: (need) => `فروخت کنندہ فون کے ${need.price} مانگے`,
    refused: 'یہ نہیں ہو سکا: آرڈر کی حالت اس کی اجازت نہیں دیتی۔',
    unreachable: 'یہ نہیں ہو سکا: جواب نہیں آیا۔',
  },
  app: {
    login: {
      title: 'لاگ اِن',
      text: 'لاگ اِن کی مدت ختم ہو گئی ہے۔ دوبارہ لاگ اِن کریں۔',
      go: 'لاگ اِن کریں',
    },
    repayment: { title: 'ادائیگی', text: 'اس آرڈر کی اگلی رقم یہاں ادا ہوتی ہے۔', go: 'ادا کریں' },
    review: { title: 'زیرِ جائزہ', text: 'کمپنی درخواست دیکھ رہی ہے۔', go: 'منظور کریں' },
    orderConfirmation: { title: 'تصدیق اور ادائیگی', text: 'اس آرڈر کی پہلی ادائیگی۔', go: 'ادا کریں' },
    step: { title: 'درخواست', text: 'قسطوں کی درخواست کا ایک مرحلہ ابھی باقی ہے۔', go: 'مکمل کریں' },
  },
  playground: {
    title: 'آزما کر دیکھیں',
    text: 'کوئی نمبر یا قرض درج کریں اور نتیجہ، اصول، اس کا ماخذ اور کوڈ دیکھیں۔',
    number: 'نمبر',
    loan: 'قرض',
    edition: 'نمبروں کی فہرست کا ایڈیشن',
    editions: { tabs: 'نیا ٹیب', classic: 'پرانا صفحہ' },
    rule: 'اصول',
    source: 'ماخذ',
    code: 'یہی کام کوڈ میں',
    formulas: {
      markup: 'مارک اپ = رقم × شرح ÷ 100 × دن',
      overdueCharge: 'تاخیر کے چارجز = رقم × جرمانہ ÷ 100 × تاخیر کے دن',
      total: 'کل = رقم + مارک اپ + تاخیر کے چارجز، ہر حصہ پہلے قریب ترین پیسے تک پورا کر کے',
    },
    reasons: {
      exact: (need) => `فہرست میں بالکل یہی نمبر ہے: ${need.number}، ایڈیشن: ${need.since}`,
      range: (need) => `${need.prefix} سے شروع، آخر میں ${need.from} سے ${need.to} تک، ایڈیشن: ${need.since}`,
      laterEdition: 'یہ نئے ٹیب کی فہرست میں ہے، پرانے صفحے کی فہرست میں نہیں',
      hiddenPrefix: (need) =>
        `اس کے آخری ہندسے ${need.from} سے ${need.to} والی سطر کے ہیں، مگر اس سطر کے شروع کے ہندسے معلوم نہیں، اس لیے یہ آفیشل نہیں`,
      unreadable: 'اس میں ایک نشان ہے جو ہندسہ ہو سکتا ہے مگر ہم اسے نہیں پڑھ سکے، اس لیے کوئی نتیجہ نہیں',
      noRule: 'یہ نمبر فہرست کی کسی سطر میں نہیں',
      empty: 'آپ نے کچھ درج نہیں کیا',
    },
  },
};

/** Those texts in each language. The tools for developers, simulator and bridge check, speak English alone. */
export const SANDBOX_TEXT: Readonly<Record<Language, SandboxText>> = { en, ur: directedTexts('ur', ur) };
