import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { type Said, saidTexts } from './facts.ts';
import { readSources } from './import-graph.ts';
import { table } from './markdown.ts';
import { urduLiterals } from './urdu-literals.ts';

/** One thing, and its one name in Urdu. */
export interface Term {
  readonly subject: 'money' | 'time' | 'status' | 'people' | 'pages';
  readonly english: string;
  /** As the glossary writes it. */
  readonly urdu: string;
  /** English words that name the thing: an Urdu text whose English has them must have `forms`. */
  readonly named: RegExp;
  /** The term as it stands in a sentence, bent as its grammar asks. */
  readonly forms: RegExp;
}

const term = (
  subject: Term['subject'],
  english: string,
  urdu: string,
  named: RegExp,
  forms: RegExp = new RegExp(urdu),
): Term => ({ subject, english, urdu, named, forms });

/** The words for money, time and status, and those that pages use of people and of themselves: one for each thing. */
export const GLOSSARY: readonly Term[] = [
  term('money', 'rupees', 'روپے', /\bRs\.|\brupees?\b/i, /روپ(?:ے|یہ)/),
  term('money', 'loan', 'قرض', /(?<!nano )\bloans?\b/i, /قرض|نینو قرضے/),
  term('money', 'nano loan', 'نینو قرض', /nano (?:loan|lending)/i, /نینو قرض/),
  term('money', 'loan amount', 'قرض کی رقم', /(?:loan|financing) amount/i),
  term('money', 'principal', 'اصل رقم', /principal(?! business)/i),
  term('money', 'markup', 'مارک اپ', /markup|\binterest\b(?<!penalty interest)/i),
  term('money', 'penalty', 'جرمانہ', /penalty/i, /جرمان[ہے]/),
  term('money', 'overdue charge', 'تاخیر کے چارجز', /(?:overdue|late) charges?/i),
  term('money', 'instalment', 'قسط', /instalment|BNPL(?! credit)/i, /قسط|اقساط/),
  term('money', 'down payment', 'ڈاؤن پیمنٹ', /down ?payment/i),
  term('money', 'full payment', 'مکمل ادائیگی', /full payment/i),
  term('money', 'repayment code', 'ادائیگی کا کوڈ', /repayment code/i, /ادائیگی ک[اے] کوڈ|کوڈ (?:کہاں|آپ)/),
  term('money', 'plan', 'پلان', /\bplans?\b/i),
  term('money', 'payment', 'ادائیگی', /(?<!down )\bpayments?\b/i, /ادائیگی|ادا |قسط|اقساط/),
  term('money', 'rate', 'شرح', /\brate\b(?! \(APR\))/i, /شرح|رعایت/),
  term('money', 'yearly rate (APR)', 'سالانہ', /yearly|\ba year\b/i),
  term('money', 'credit bureau fee', 'کریڈٹ بیورو جانچ فیس', /credit bureau fee/i),
  term('money', 'processing fee', 'پروسیسنگ فیس', /processing fee/i),
  term('money', 'total fee', 'کل فیس', /total fee/i),
  term('money', 'credit score', 'کریڈٹ اسکور', /credit score/i),
  term('money', 'credit rating', 'کریڈٹ ریٹنگ', /credit rating/i),
  term('money', 'total repayment', 'کل واجب الادا رقم', /total repayment/i),
  term('money', 'available credit', 'دستیاب کریڈٹ', /available credit/i),
  term('money', 'credit limit', 'کریڈٹ کی حد', /credit limit/i),
  term('money', 'fee', 'فیس', /\bfees?\b|free of charge/i, /فیس/),
  term('money', 'discount', 'رعایت', /discount|% off/i),
  term('money', 'price', 'قیمت', /\bprice\b/i),
  term('money', 'delivery charges', 'ڈیلیوری چارجز', /delivery charges/i),
  term('money', 'refund', 'رقم کی واپسی', /refund/i, /رقم .*واپس|واپسی|واپس/),
  term('money', 'wallet', 'موبائل والیٹ', /wallet/i, /والیٹ/),
  term('money', 'bank account', 'بینک اکاؤنٹ', /bank account/i),
  term('time', 'day', 'دن', /\bdays?\b(?!:)/i, /دن|یومیہ/),
  term('time', 'a day (of a rate)', 'یومیہ', /% a day|%\/day/i),
  term('time', 'business day', 'کاروباری دن', /(?:business|working) days/i),
  term('time', 'month', 'ماہ', /\bmonths?\b/i, /ماہ/),
  term('time', 'hour', 'گھنٹہ', /\d hours|\} hours/i, /گھنٹ/),
  term('time', 'minute', 'منٹ', /\bminutes?\b/i, /(?<!\p{L})منٹ/u),
  term('time', 'second', 'سیکنڈ', /\bseconds?\b/i),
  term('time', 'today', 'آج', /\btoday\b/i),
  term('time', 'overdue days', 'تاخیر کے دن', /overdue days$/i),
  term('time', 'loan period', 'قرض کی مدت', /loan (?:period|days)/i),
  term('time', 'delivery time', 'ڈیلیوری کا وقت', /delivery time/i, /ڈیلیوری کا وقت|روانگی کا وقت/),
  term('time', 'hours of service', 'اوقاتِ کار', /^hours$/i),
  term('time', 'pre-sale', 'پیشگی فروخت', /pre-sale/i),
  term('time', 'due date', 'ادائیگی کی آخری تاریخ', /\bdue date|^Due /i, /آخری تاریخ/),
  term('time', 'overdue, late', 'تاخیر', /overdue|\blate(?:r|ness)?\b(?! payment, at most|(?<=later))/i, /تاخیر/),
  term('time', 'every day of the week', 'ہفتے کے ساتوں دن', /Monday to Sunday/i),
  term('time', 'cooling-off period', 'واپسی کی مہلت (کولنگ آف)', /cooling-off/i, /واپسی کی مہلت/),
  term('status', 'under review', 'زیرِ جائزہ', /under review/i),
  term('status', 'waiting', 'انتظار', /\bwait(?:ing|s)?\b/i, /انتظار|باقی|ایک منٹ بعد/),
  term(
    'status',
    'paid',
    'ادا',
    /\bpaid\b(?! at once)/i,
    /ادا(?!ئیگی)|ادائیگی (?:ہو|کر چکے|کی تھی|کے بعد|اور تصدیق ہو)|شروع کی ادائیگی/,
  ),
  term('status', 'confirmed', 'تصدیق', /\bconfirm(?:ed|s|ation)?\b(?! calculation| the store)/i),
  term('status', 'shipped', 'روانہ', /\bshipp?(?:ed|ment)\b/i, /روانہ|روانگی/),
  term('status', 'received', 'وصول', /\breceived\b/i, /وصول|(?<!\p{L})مل(?:ا|نے)(?!\p{L})/u),
  term('status', 'application', 'درخواست', /\bapplication\b/i),
  term('status', 'in stock', 'دستیاب', /in stock/i),
  term('status', 'sold out', 'اسٹاک ختم', /sold out/i),
  term('status', 'locked', 'لاک', /\block(?:ed)?\b/i),
  term('status', 'cancelled', 'منسوخ', /\bcancel(?:led|s|lation|ling)?\b(?! my account)/i, /منسوخ|ابھی نہیں|ختم ہونے/),
  term('people', 'seller', 'فروخت کنندہ', /\bseller\b|retailer/i),
  term('people', 'courier', 'کوریئر کمپنی', /courier/i),
  term('people', 'regulator', 'نگران ادارہ', /regulator,|supervised/i, /نگران ادار/),
  term('people', 'scammer', 'دھوکے باز', /scammer/i, /دھوکے باز/),
  term('pages', 'hotline', 'ہیلپ لائن', /hotline/i),
  term('pages', 'complaint', 'شکایت', /complaint/i, /شکایا?ت/),
  term('pages', 'official number', 'آفیشل نمبر', /official(?:-| phone)? ?numbers?/i, /آفیشل (?:فون )?نمبر/),
  term('pages', 'phone shop', 'شاپ', /(?:phone )?\bshop\b/i),
  term('pages', 'key fact statement', '”اہم معلومات کی دستاویز“', /key fact statement/i, /اہم معلومات کی دستاویز/),
];

/** Words that stand for a thing of the glossary elsewhere, each with the term that is ours. */
export const OUTSIDE: readonly (readonly [word: RegExp, instead: string])[] = [
  [/(?<!\p{L})سود(?!\p{L})|انٹرسٹ/u, 'مارک اپ'],
  [/سرکاری/u, 'آفیشل'],
  [/\bRs\b|PKR|روپیہ جات|رقوم/u, 'روپے'],
  [/ادھار|(?<!\p{L})لون(?!\p{L})|فنانسنگ/u, 'قرض'],
  [/پینلٹی|لیٹ فیس|فائن(?!\p{L})/u, 'جرمانہ'],
  [/بیعانہ|ایڈوانس|پیشگی ادائیگی/u, 'ڈاؤن پیمنٹ'],
  [/انسٹالمنٹ|قسطیں ادا شدہ/u, 'قسط'],
  [/ڈسکاؤنٹ|چھوٹ(?![ےی])/u, 'رعایت'],
  [/ریفنڈ|واپسی رقم/u, 'رقم کی واپسی'],
  [/تاخیر شدہ|(?<!\p{L})لیٹ(?!\p{L})|اوور ?ڈیو/u, 'تاخیر'],
  [/(?<!\p{L})(?:یوم|ایام|روزانہ|فی دن|فی یوم)(?!\p{L})/u, 'دن، یومیہ'],
  [/(?<!\p{L})(?:مہینہ|مہینے|مہینوں)(?!\p{L})/u, 'ماہ'],
  [/کولنگ آف مدت/u, 'واپسی کی مہلت (کولنگ آف)'],
  [/لاک شدہ|مقفل/u, 'لاک ہے'],
  [/کینسل|کالعدم/u, 'منسوخ'],
  [/سیلر|دکاندار|فروشندہ/u, 'فروخت کنندہ'],
  [/جائزے (?:کی صورت|میں)/u, 'زیرِ جائزہ'],
  [/کالر(?!\p{L})/u, 'کال کرنے والا'],
  [/سولڈ آؤٹ|ختم شدہ/u, 'اسٹاک ختم'],
  [/(?:بجے|\{time\}) پر/u, 'بجے'],
  [/ہاٹ لائن/u, 'ہیلپ لائن'],
  [/منصوب[ہےو]/u, 'پلان'],
  [/(?<!ڈاؤن )پیمنٹ/u, 'ادائیگی'],
  [/(?<!\p{L})(?:ٹوٹل|کل ٹوٹل|مجموعی رقم)(?!\p{L})/u, 'کل'],
  [/ریگولیٹر|سپروائزر/u, 'نگران ادارہ'],
  [/کام کے(?: دن|\s*$)|ورکنگ ڈے|دفتری دن/u, 'کاروباری دن'],
  [/ڈیو ڈیٹ|مقررہ تاریخ|تاریخِ ادائیگی/u, 'ادائیگی کی آخری تاریخ'],
  [/پینڈنگ|زیرِ? التوا/u, 'انتظار'],
  [/ڈسپیچ|شپ(?:منٹ|ڈ)/u, 'روانہ'],
  [/پراسیسنگ/u, 'پروسیسنگ فیس'],
  [/(?:کریڈٹ|قرض کی) لمٹ/u, 'کریڈٹ کی حد'],
  [/(?<!\p{L})(?:چنیں|چنا|چنی)(?!\p{L})/u, 'منتخب کریں'],
];

/** What each label of a sum and each state is called: its term, or the term with what tells it from its kin. */
export const LABELS: Readonly<Record<string, string>> = {
  'shop.order.status.waitingForPayment': 'ادائیگی کا انتظار',
  'shop.order.status.waitingForSeller': 'فروخت کنندہ کی تصدیق کا انتظار',
  'shop.order.status.readyForShipment': 'روانگی کے لیے تیار',
  'shop.order.status.shipped': 'روانہ کر دیا گیا',
  'shop.order.status.received': 'وصول ہو گیا',
  'shop.order.status.returns': 'واپسی / رقم کی واپسی',
  'shop.order.status.cancelled': 'آرڈر منسوخ',
  'shop.order.status.underReview': 'زیرِ جائزہ',
  'shop.order.total': 'کل ادائیگی',
  'shop.order.schedule.states.paid': 'ادا شدہ',
  'shop.order.schedule.states.late': 'تاخیر',
  'shop.order.schedule.states.locked': 'تاخیر، لاک ہے',
  'shop.order.schedule.rest': 'باقی واجب الادا رقم',
  'shop.order.schedule.penalty': 'اس پر تاخیر کے چارجز',
  'shop.order.equipment.locked': 'لاک ہے',
  'shop.product.inStock': 'دستیاب',
  'shop.product.soldOut': 'اسٹاک ختم',
  'shop.cart.badges.underReview': 'زیرِ جائزہ',
  'shop.cart.full': 'مکمل ادائیگی',
  'shop.cart.discount': 'رعایت',
  'shop.cart.deliveryCharges': 'ڈیلیوری چارجز',
  'shop.cart.availableCredit': 'دستیاب کریڈٹ',
  'shop.cart.total': 'کل قیمت',
  'shop.cart.term.total': 'کل ادائیگی',
  'shop.cart.term.remainingAmount': 'واجب الادا رقم',
  'payments.compare.total': 'کل ادائیگی',
  'cases.pay.total': 'کل ادائیگی',
  'payments.owed.today': 'آج کی ادائیگی',
  'payments.moneyBack.amount': 'واپسی کی رقم',
  'shop.cart.term.downPayment': 'ڈاؤن پیمنٹ',
  'shop.cart.term.financingAmount': 'قرض کی رقم',
  'shop.cart.term.markup': 'مارک اپ',
  'shop.calculator.totalRepaymentAmount': 'کل واجب الادا رقم',
  'shop.calculator.markup': 'مارک اپ',
  'shop.calculator.overdueCharge': 'تاخیر کے چارجز',
  'shop.calculator.downPayment': 'ڈاؤن پیمنٹ',
  'shop.calculator.financingAmount': 'قرض کی رقم',
  'shop.calculator.loanDays': 'قرض کی مدت (دن)',
  'shop.calculator.markupRate': 'مارک اپ کی شرح',
  'shop.calculator.penaltyRate': 'جرمانے کی شرح',
  'shop.calculator.overdueDays': 'تاخیر کے دن',
  'shop.order.deliveryCharges': 'ڈیلیوری چارجز',
  'shop.order.markup': 'مارک اپ',
  'shop.order.discount': 'رعایت',
  'shop.refund.paid.downPayment': 'ڈاؤن پیمنٹ',
  'shop.refund.refundAmount': 'واپسی کی رقم',
  'shop.refund.totalFee': 'کل فیس',
  'shop.refund.confirm': 'رقم کی واپسی کی تصدیق کریں',
  'site.calculator.fields.loanAmount': 'قرض کی رقم (روپے)',
  'site.calculator.fields.loanDay': 'قرض کی مدت (دن)',
  'site.calculator.fields.rate': 'مارک اپ کی شرح (% یومیہ)',
  'site.calculator.fields.penaltyRate': 'جرمانے کی شرح (% یومیہ)',
  'site.calculator.fields.overdueDays': 'تاخیر کے دن',
  'site.calculator.markup': 'مارک اپ',
  'site.calculator.overdueCharge': 'تاخیر کے چارجز',
  'site.calculator.byDay.owed': 'واجب الادا رقم',
};

/** Words that a number counts, in Urdu texts: money, time, shares, and things. */
export const UNITS: ReadonlySet<string> = new Set(
  'روپے دن گھنٹے منٹ سیکنڈ ماہ یومیہ سال ہندسے ہندسوں حروف تک سے کے میں نمبر قسط اقساط کاروباری یا'.split(' '),
);

/** Texts whose English names a thing and whose Urdu does not, or names it otherwise. */
export function outsideGlossary({ path, english, urdu }: Said): readonly string[] {
  const missing = GLOSSARY.filter(
    ({ named, forms }) => named.test(english.replaceAll(/\{\w+\}/g, '{}')) && !forms.test(urdu),
  );
  const strange = OUTSIDE.filter(([word]) => word.test(urdu));
  const label = LABELS[path];
  return [
    ...missing.map((each) => `${path}: '${each.english}' is '${each.urdu}', not «${urdu}»`),
    ...strange.map(([word, instead]) => `${path}: '${word.exec(urdu)?.[0]}' is '${instead}' here`),
    ...(label === undefined || label === urdu ? [] : [`${path}: is called '${label}', not «${urdu}»`]),
    ...unitsIn(urdu)
      .filter((unit) => !UNITS.has(unit))
      .map((unit) => `${path}: '${unit}' counts what no term counts`),
  ];
}

/** The words that stand right after a number or a value in brackets that is one. */
export const unitsIn = (urdu: string): readonly string[] =>
  [...urdu.matchAll(/(?:\d|\{(?:days|count|months|periods)\})%? (\p{L}+)/gu)].map(([, unit = '']) => unit);

/** Settings whose facts stand on pages. */
const SETTINGS = 'adapters/settings/demo.json';

/** Urdu that stands in the sources and the demo's settings, by its file; names of places are no words of ours. */
export function writtenUrdu(): readonly Said[] {
  const isOurs = (file: string): boolean => /^(?:core(?!\/address)|adapters(?!\/cli\/requirements)|ui)\//.test(file);
  return urduLiterals([
    ...[...readSources(PROJECT)].filter(([file]) => isOurs(file)),
    [SETTINGS, readFileSync(join(PROJECT, SETTINGS), 'utf8')],
  ]);
}

const HEAD = `# Urdu terms, and where they are used

Written by \`npm run docs\` from the catalogue of texts, what Urdu the sources and settings hold beside it, and
\`tests/architecture/glossary.ts\`; a test refuses an Urdu text that
has no term for what its English names, one with a word from outside, and a label of a sum or a state that is called otherwise.`;

/** `tests/glossary.md`: each term with the texts that have it. */
export function glossaryPage(): string {
  const said = saidTexts();
  const elsewhere = writtenUrdu().filter(({ path }) => !path.startsWith('core/text/ur/') || path.endsWith('words.ts'));
  const rows = GLOSSARY.map(({ subject, english, urdu, forms }) => [
    subject,
    english,
    urdu,
    [...new Set([...said, ...elsewhere].filter((each) => forms.test(each.urdu)).map(({ path }) => `\`${path}\``))].join(
      ', ',
    ),
  ]);
  const outside = OUTSIDE.map(([word, instead]) => [`\`${word.source}\``, instead]);
  return [
    HEAD,
    table(['of', 'English', 'Urdu', 'where'], rows),
    '## Words that are refused',
    table(['word', 'instead'], outside),
    '',
  ].join('\n\n');
}
