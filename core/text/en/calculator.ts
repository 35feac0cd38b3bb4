import { counted } from './counted.ts';

/** The site's calculator. Messages: specification, §5, by edition (Q14, Q15); the rest is ours (Q56). */
export const calculator = {
  title: 'What does a loan cost?',
  description: 'Calculate markup, late charges and the total of a nano loan before you take it.',
  lead: 'Move the sliders or type.',
  fields: {
    loanAmount: 'Loan amount (Rs.)',
    loanDay: 'Loan period (days)',
    rate: 'Interest rate (% a day)',
    penaltyRate: 'Penalty interest (% a day)',
    overdueDays: 'Overdue days',
  },
  rateHint: (need: { cap: string }) => `At most ${need.cap}% a day.`,
  capped: (need: { cap: string }) => `At most ${need.cap}% a day in this calculator: ${need.cap} is used.`,
  broken: 'This page did not load completely, and nothing was calculated. Please load it again.',
  misread: 'Not all of this is a number. Please check the field.',
  calculate: 'Calculate',
  result: 'You pay back',
  resultFor: ({ amount, days, late }: { amount: string; days: number; late: number }) =>
    `for ${amount} over ${counted(days, 'day')}${late > 0 ? `, ${counted(late, 'day')} late` : ''}`,
  amount: 'Loan amount',
  markup: 'Markup',
  overdueCharge: 'Overdue charge',
  noResult: 'No result yet.',
  outsideTerms: 'Outside Rs. 1,000–50,000 / 1–90 days: we do not offer this loan.', // Q18
  aboveCap: 'By the rules of SECP charges may never exceed the loan amount. This formula has no such limit.', // Q20
  // R31, Q14, Q15: the penalty's marketing text, the one range of this page, never the interest's
  advertised: (need: { from: string; to: string }) =>
    `Penalty interest in our advertisement: ${need.from}%-${need.to}% a day.`,
  decides: 'Your key fact statement in the app decides.',
  late: 'If you pay late',
  byDay: {
    title: 'What you owe, day by day',
    due: 'On the due date',
    late: (need: { days: number }) => `${counted(need.days, 'day')} late`,
    reached: 'The charges have reached the loan amount.',
  },
  gaps: {
    tabs: {
      loanAmount: 'Please enter the loan amount',
      loanDay: 'Please enter the loan days',
      rate: 'Please enter the interest rate (0-0.75%)',
      penaltyRate: 'Please enter the penalty interest (0-2.2%)',
      overdueDays: 'Please enter the overdue days',
    },
    classic: {
      rate: 'Please enter the interest rate (0-2.2%)',
      penaltyRate: 'Please enter the penalty interest (0-2.3%)',
    },
  },
};
