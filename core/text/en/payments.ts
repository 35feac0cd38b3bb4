import { counted } from './counted.ts';

/** What is owed and when, key facts, receipt and calendar: the shop's, loaded after its first page. Ours (Q56). */
export const payments = {
  plan: {
    title: 'When you pay',
    today: 'Today',
    inDays: (need: { days: number }) => `In ${counted(need.days, 'day')}`,
    later: (need: { number: number }) => `Payment ${need.number}`,
    atMost: (need: { amount: string }) => `at most ${need.amount}`,
    rounding:
      'Later payments are rounded up to the rupee here. You pay this much or less, and never more than the total.',
    aboveLoan: 'By the rules of SECP all charges together may never exceed the loan amount. These do: please call us.', // Q20
  },
  compare: {
    open: 'Compare the plans',
    title: 'The plans side by side',
    firstPayment: 'First payment',
    laterPayment: 'Each later payment, at most',
    extra: 'More than full payment',
    late: (need: { days: number }) => `${counted(need.days, 'day')} late would add`,
    lateness: { asked: '…', unknown: 'not known' },
    note: 'Rupees, for this phone. What lateness adds is the lender’s own figure.',
  },
  facts: {
    blockTitle: 'What it costs and how to get out',
    details: 'Price, fees, cancelling',
    open: 'Key facts on one sheet',
    title: 'Key facts',
    other: 'اردو میں پڑھیں',
    loan: 'The loan',
    price: 'The price',
    payments: 'Each payment',
    late: 'If you pay late',
    plan: 'Plan',
    planOf: (need: { periods: number; days: number }) =>
      `${counted(need.periods, 'payment')}, ${counted(need.days, 'day')}`,
    paidAtOnce: 'Paid at once, without a loan',
    yearlyRate: 'Markup as a yearly rate',
    yearlyNote: 'The yearly rate is compounded over 365 days, from the plan’s own payments.',
    aDay: (need: { rate: string }) => `${need.rate}% a day of the part of the loan that is late`,
    lateDay: 'One day late adds',
    noOther: 'No other fee is named here. The key fact statement in the app decides.',
  },
  cancel: {
    title: 'Cancelling',
    before: 'Until the phone is shipped you can cancel and get back what you paid today, less these fees:',
    amounts: 'Once you have paid, the order’s page shows how much each of them is, before you cancel.',
  },
  keep: {
    title: 'Keep or share',
    calendar: 'Add to calendar',
    share: 'Send by WhatsApp',
    print: 'Print or save',
    copied: 'Copied. Paste it into WhatsApp.',
    unsure: 'If no file appears, this app cannot save it. Please take a screenshot of this page instead.',
    missing: 'This app cannot do that. Please take a screenshot of this page instead.',
    heading: (need: { phone: string }) => `Payments for ${need.phone}`,
    entry: (need: { number: number; of: number; amount: string }) =>
      `Payment ${need.number} of ${need.of}: ${need.amount}`,
    withPenalty: (need: { amount: string; penalty: string; together: string }) =>
      `${need.amount} + ${need.penalty} late charge = ${need.together}`,
    inApp: 'Pay in the app alone. Tell nobody your PIN or OTP.',
  },
  story: {
    title: 'Steps and times',
    done: {
      placed: 'Ordered',
      reviewed: 'Reviewed',
      paid: 'Paid',
      confirmed: 'Confirmed by the seller',
      shipped: 'Sent to you',
      received: 'In your hands',
      cancelled: 'Cancelled',
      returned: 'Money sent back',
    },
    ahead: {
      placed: 'Order',
      reviewed: 'Your application is reviewed',
      paid: 'Payment',
      confirmed: 'The seller confirms',
      shipped: 'The phone is sent',
      received: 'You receive the phone',
      cancelled: 'Cancellation',
      returned: 'Your money comes back',
    },
  },
  moneyBack: {
    title: 'Your money back',
    asked: 'Asked for on',
    since: 'Started on',
    by: 'With you by about',
    noDay: 'No day is promised for this money. Please call us if it does not come.',
    unknown: 'You had paid for this order. Please call us about your money.',
    unclear: 'If you had paid for this order, please call us about your money.',
  },
  over: {
    title: 'This order is over',
    nothing: 'Nothing is left to pay for this order.',
  },
  owed: {
    today: 'To pay today',
    openInCart: 'Open this order in the cart',
  },
  receipt: {
    title: 'Receipt',
    order: 'The order',
    phone: 'Phone',
    company: 'The company',
    name: 'Company',
    hotline: 'Hotline',
  },
  paper: {
    licence: 'Licence',
    licenceOf: (need: { number: string; date: string }) => `${need.number}, ${need.date}`,
    printed: 'Printed on',
  },
};
