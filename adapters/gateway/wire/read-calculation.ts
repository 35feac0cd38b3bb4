import { loanProductId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { object } from '../decoder.ts';
import type { WireCall, WordsOf } from './call.ts';
import { count, id, list, percent, rupees } from './fields.ts';

/** Calculator. */
export const READ_CALCULATION = {
  call: 'readCalculation',
  path: 'get/calc/info',
  fields: ({ productOrderId, productAmount, overdueDays, loanDays, originalProductId }) => ({
    productOrderId,
    productAmount: rupeesFromPaisa(productAmount),
    overdueDays,
    loanDays,
    originalProductId: originalProductId ?? '',
  }),
  answer: object({
    totalRepaymentAmount: rupees,
    markup: rupees,
    overdueCharge: rupees,
    productAmount: rupees,
    downPayment: rupees,
    financingAmount: rupees,
    loanDays: list(object({ days: count, markupRate: percent, originalProductId: id(loanProductId) })),
  }),
} as const satisfies WireCall<'readCalculation'>;

export const READ_CALCULATION_WORDS = {
  sends: {
    productOrderId: 'order',
    productAmount: ['amount', 'A hint: the order’s own amount counts, whatever is sent.'],
    overdueDays: ['days', 'Days after the due date, for the penalty.'],
    loanDays: ['days', 'Days of the plan. A hint, used where no plan is named; 0 for none.'],
    originalProductId: 'plan',
  },
  answers: {
    totalRepaymentAmount: 'Down payment, financing, markup and overdue charge.',
    markup: 'What the loan costs.',
    overdueCharge: '2 % of the financing amount a day, for `overdueDays` days.',
    productAmount: 'What is bought.',
    downPayment: 'Paid at once.',
    financingAmount: 'What is lent.',
    loanDays: [
      'The periods that can be chosen.',
      {
        days: 'Days of the plan.',
        markupRate: 'Markup a day.',
        originalProductId: 'The plan, as requests take it.',
      },
    ],
  },
} as const satisfies WordsOf<typeof READ_CALCULATION>;
