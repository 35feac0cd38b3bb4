import type { Wallets } from '../company.ts';

/** The landing page: terms (R1), how it works (R2), eligibility (R3). The words are ours (Q56). */
export const home = {
  title: 'Small loans on your phone',
  description: 'Nano loans of Rs. 1,000 to 50,000 for at most 90 days, and a check for our official phone numbers.',
  lead: 'Borrow Rs. 1,000 to 50,000 for up to 90 days from a licensed lender.',
  ask: 'Check who called you before you pay or tell anybody a code.',
  check: 'Check a phone number',
  calculate: 'See what a loan costs',
  termsTitle: 'What a loan costs, by our terms',
  terms: [
    { name: 'Amount', value: 'Rs. 1,000–50,000' },
    { name: 'Period', value: 'at most 90 days' },
    { name: 'Interest', value: '0–0.75% a day' },
    { name: 'Penalty after the due date', value: '2–2.5% a day' },
  ],
  howTitle: 'How it works',
  how: [
    { title: 'Apply in the app', text: 'The money comes to your mobile wallet or bank account.' },
    { title: 'Make a repayment code', text: 'When you want to pay, the app makes a code for your loan.' },
    {
      title: 'Pay with that code',
      text: (need: Wallets) => `Use it in ${need.first} or ${need.second}, and keep the receipt.`,
    },
  ],
  whoTitle: 'Who can borrow',
  who: ['Pakistani citizens', '18 or older', 'with a bank account or mobile wallet of their own'],
  trust: {
    issued: (need: { date: string }) => `issued on ${need.date}`,
    supervisor: 'Supervised by',
    secp: 'Securities and Exchange Commission of Pakistan (SECP)',
  },
  rate: (need: { rate: string }) => `At our highest rate, ${need.rate}% a day.`,
  more: 'Try other rates and days',
};
